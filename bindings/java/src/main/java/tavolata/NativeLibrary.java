package tavolata;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/** Finds the library of this machine in the jar. */
final class NativeLibrary {
  private NativeLibrary() {}

  /** Loads it, from the file that the property {@code tavolata.library} names, else from the jar. */
  static void load() {
    String file = System.getProperty("tavolata.library");
    if (file != null) System.load(Path.of(file).toAbsolutePath().toString());
    else System.load(unpacked().toString());
  }

  /** The library as a file, since only files can be loaded; the system deletes it when the program ends. */
  private static Path unpacked() {
    String platform = platform();
    String name = System.mapLibraryName("tavolata");
    String place = "native/" + platform + "/" + name;
    try (InputStream library = NativeLibrary.class.getResourceAsStream(place)) {
      if (library == null)
        throw new UnsatisfiedLinkError(
            "this jar has no library for " + platform + ": build one (docs/bindings.md) and name it with -Dtavolata.library=FILE");
      Path folder = Files.createTempDirectory("tavolata");
      Path file = folder.resolve(name);
      Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
      // The last that is named goes first.
      folder.toFile().deleteOnExit();
      file.toFile().deleteOnExit();
      return file;
    } catch (IOException error) {
      throw new UncheckedIOException("the library of tavolata cannot be written to a file", error);
    }
  }

  private static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
    String name = system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "macos" : "linux";
    return name + "-" + (machine.equals("amd64") ? "x86_64" : machine);
  }
}
