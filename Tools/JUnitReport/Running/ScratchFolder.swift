import Foundation
import TestReport

/// A folder for the files of one run, removed with the value.
struct ScratchFolder: ~Copyable {
    private let path: String

    /// Creates the folder, for this user only.
    init() throws(ReportError) {
        let pattern = FileManager.default.temporaryDirectory.appending(path: "junit-report-XXXXXX").path
        var name = Array(pattern.utf8CString)
        guard mkdtemp(&name) != nil else {
            throw .unwritable(path: pattern, reason: String(cString: strerror(errno)))
        }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            Notice.say("the folder \(path) couldn't be deleted: \(error)")
        }
    }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { path + "/" + name }
}
