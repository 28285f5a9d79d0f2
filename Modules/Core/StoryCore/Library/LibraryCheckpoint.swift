/// Makes the library's main database file complete.
public protocol LibraryCheckpoint: Sendable {
    /// Moves the write-ahead log into the main database file and empties it, so that a copy of that file alone is the
    /// whole library.
    ///
    /// Never waits long and never fails: while another process reads or writes, or on a read-only disk, the log stays,
    /// and the last process to exit moves it.
    func checkpoint() async
}
