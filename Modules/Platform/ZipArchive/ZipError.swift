public import StoryCore

/// Why a zip file cannot be read.
///
/// Whoever reads it knows what it should be, and makes an error of its own of this.
public enum ZipError: Error, Hashable, Sendable {
    /// It is no zip file, or is damaged; the detail is the end of a sentence, with what
    /// libarchive says in one line without anything that steers a terminal.
    case damaged(path: String, detail: String)
    /// libarchive is missing, the disk couldn't read the file, or there is no memory for it.
    case storage(StorageError)
}
