public import StoryCore

/// An error of reading a zip file.
///
/// Callers convert it to an error of their own.
public enum ZipError: Error, Hashable, Sendable {
    /// It is no zip file, or is damaged; the detail is the end of a sentence, with libarchive's message on one line
    /// without control characters.
    case damaged(path: String, detail: String)
    /// libarchive is missing, the disk couldn't read the file, or there is no memory for it.
    case storage(StorageError)
}
