import Foundation

extension ReportReader {
    /// Makes sure that the file can be read more than once, which a pipe cannot.
    func requireRereadable() throws(ReportError) {
        var facts = stat()
        // If there is no file, opening it will say so.
        guard stat(path, &facts) == 0 else { return }
        switch facts.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: return
        default: throw .unreadable(path: path, reason: "it is no regular file, and would have to be read twice")
        }
    }

    /// The error for a file that is not what it was when it was read before.
    static func changed(_ path: String) -> ReportError {
        .unreadable(path: path, reason: "it was changed while it was read")
    }
}
