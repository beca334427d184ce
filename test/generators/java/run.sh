exec java -cp "classes:$TOOLS/lib/*" RoundTrip
