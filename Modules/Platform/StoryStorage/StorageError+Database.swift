import Foundation
import GRDB
import SafeFiles
import StoryCore

extension StorageError {
    /// What a failure of the database means.
    init(_ error: any Error, database file: URL) {
        switch error {
        case let error as StorageError: self = error
        case let error as DatabaseError: self.init(error, file: file)
        case is DecodingError, is RowDecodingError:
            self = .corrupt(path: file.path, detail: "It contains something that can't be read.")
        default: self = .failed(path: file.path, detail: "\(error.localizedDescription)")
        }
    }

    private init(_ error: DatabaseError, file: URL) {
        let detail = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .corrupt(path: file.path, detail: "SQLite says: \(detail).")
        case .SQLITE_FULL: self = .diskFull(path: file.path)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .readOnly(path: file.path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy("The library")
        // Files in shared memory fail in their own way when there is no space for them.
        case .SQLITE_IOERR where Self.isFull(file): self = .diskFull(path: file.path)
        default: self = .failed(path: file.path, detail: "SQLite says: \(detail).")
        }
    }

    /// SQLite lengthens the files in shared memory by so many bytes.
    private static let sharedMemory = 32_768

    private static func isFull(_ file: URL) -> Bool {
        guard let space = try? DiskSpace.look(at: file.deletingLastPathComponent()) else { return false }
        return space.free < sharedMemory
    }
}
