import Foundation
import GRDB
import SafeFiles
import StoryCore

extension StorageError {
    /// Converts an error of the database.
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
        // Files in shared memory fail differently on a full disk.
        case .SQLITE_IOERR where Self.isFull(file): self = .diskFull(path: file.path)
        default: self = .failed(path: file.path, detail: "SQLite says: \(detail).")
        }
    }

    /// The size by which SQLite extends the files in shared memory, in bytes.
    private static let sharedMemory = 32_768

    private static func isFull(_ file: URL) -> Bool {
        guard let space = try? DiskSpace.look(at: file.deletingLastPathComponent()) else { return false }
        return space.free < sharedMemory
    }
}
