MONO_PATH=/usr/lib/cli/Newtonsoft.Json-5.0 exec mono RoundTrip.exe
