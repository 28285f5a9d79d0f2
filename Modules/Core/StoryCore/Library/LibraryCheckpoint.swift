/// Makes the library's main file complete.
public protocol LibraryCheckpoint: Sendable {
    /// Moves what was written to the log into the library's main file and empties the log, so that a copy of that file
    /// alone is the whole library.
    ///
    /// Never waits long and never fails: while another process is reading or writing, or where nothing can be written,
    /// the log stays as it is, and the last process to end moves it.
    func checkpoint() async
}
