set -eu
case $1 in
  install)
    mvn --batch-mode --quiet dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.16.0 -DoutputDirectory="$TOOLS"
    mvn --batch-mode --quiet dependency:copy-dependencies -DoutputDirectory="$TOOLS/lib"
    ;;
  generate)
    rm -rf generated classes
    # The last option: a union of a list and an object is no type of Java.
    java -jar "$TOOLS/openapi-generator-cli-7.16.0.jar" generate -i "$OPENAPI" -g java --library native -o generated \
      --global-property models,supportingFiles,modelDocs=false,modelTests=false \
      --additional-properties invokerPackage=tavolata,modelPackage=tavolata.model \
      --additional-properties containerDefaultToNull=true,failOnUnknownProperties=true,hideGenerationTimestamp=true \
      --schema-mappings Requests=Object,Responses=Object,Asked=Object,Arguments=Object
    find generated/src/main/java -name '*.java' >sources
    javac -nowarn -proc:none -encoding UTF-8 -cp "$TOOLS/lib/*" -d classes @sources RoundTrip.java
    ;;
  run)
    exec java -cp "classes:$TOOLS/lib/*" RoundTrip
    ;;
esac
