set -eu
mvn --batch-mode --quiet dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:7.16.0 -DoutputDirectory="$1"
mvn --batch-mode --quiet dependency:copy-dependencies -DoutputDirectory="$1/lib"
