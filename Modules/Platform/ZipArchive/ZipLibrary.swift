public import StoryCore

/// libarchive, by which zip files are read and written.
public enum ZipLibrary {
    /// Checks that the library can be used, which ``ZipReader`` and ``ZipWriter`` do by themselves.
    ///
    /// - Throws: ``StorageError/missingLibrary(_:package:detail:)``
    public static func check() throws(StorageError) {
        _ = try ArchiveFunctions.load()
    }
}
