import Foundation

extension ReportReader {
    /// Whether the file can be read more than once, which a pipe cannot.
    public var canBeReadAgain: Bool { kind == S_IFREG }

    /// Whether there is something at the path that is read only once, such as a pipe or a device.
    public var isStream: Bool {
        guard let kind else { return false }
        return kind != S_IFREG && kind != S_IFDIR
    }

    /// Checks that the file can be read more than once; opening it reports what is missing, or a folder.
    func requireRereadable() throws(ReportError) {
        guard isStream else { return }
        throw .unreadable(path: path, reason: "it isn't a regular file and would have to be read twice")
    }

    private var kind: mode_t? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
    }

    /// The error for a file that is not what it was when it was read before.
    static func changed(_ path: String) -> ReportError {
        .unreadable(path: path, reason: "it changed while being read")
    }
}
