import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Looks at everything in the library's folder that no story was asked for: extra files, and who may read what.
struct FileCheck: Sendable {
    let database: LibraryDatabase
    let media: any MediaCare
    let folders: JobFolders

    func item() async -> LibraryLook.Item {
        var item = LibraryLook.Item(name: "files")
        do throws(StorageError) {
            item.faults += openItems()
            item.faults += try await mediaFaults()
            let draft = database.file.appendingPathExtension("new")
            if FileStatus(draft) != nil {
                item.faults.append(
                    LibraryFault(
                        .extraFile, draft.lastPathComponent, "It was left when the library was being made.",
                        .removeDraft))
            }
        } catch .corrupt(_, let detail) {
            item.faults.append(
                LibraryFault(
                    .damagedDatabase, "media", detail, .advice("Look again when the database is mended.")))
        } catch {
            item.faults.append(
                LibraryFault(.extraFile, "media", error.reason ?? error.message, .advice(error.recovery)))
        }
        return item
    }

    // MARK: - Who may read

    private func openItems() -> [LibraryFault] {
        let file = database.file
        let items = [
            file.deletingLastPathComponent(), file, URL(filePath: file.path + "-wal"),
            URL(filePath: file.path + "-shm"), folders.root,
        ]
        return items.filter { FileStatus($0)?.isOpen == true }.map { item in
            LibraryFault(.openPermissions, item.lastPathComponent, Self.openDetail, .tighten(item))
        }
    }

    private static let openDetail = "Others than its owner may read or change it."

    // MARK: - Media

    private func mediaFaults() async throws(StorageError) -> [LibraryFault] {
        let (media, file) = (media, self.database.file)
        let (faults, unnamed) = try await database.read { database in
            var (faults, unnamed) = ([LibraryFault](), [MediaEntry]())
            try media.forEachEntry { entry throws(StorageError) in
                if entry.isOpen {
                    let path = entry.path.isEmpty ? "media" : "media/\(entry.path)"
                    faults.append(LibraryFault(.openPermissions, path, Self.openDetail, .tightenMedia(entry.path)))
                }
                if let fault = Self.fault(of: entry) { faults.append(fault) }
                switch entry.kind {
                case .leftover: unnamed.append(entry)
                case .stored(let reference):
                    if try !StoryFiles.isNamed(reference.digest, in: database, of: file) { unnamed.append(entry) }
                case .withdrawn, .folder, .foreign: break
                }
            }
            return (faults, unnamed)
        }
        return faults + (try await extra(unnamed))
    }

    private static func fault(of entry: MediaEntry) -> LibraryFault? {
        let path = "media/\(entry.path)"
        return switch entry.kind {
        case .withdrawn: LibraryFault(.extraFile, path, "Its deletion was interrupted.", .settle)
        case .foreign:
            LibraryFault(
                .extraFile, path, "Nothing in the library has made it.", .advice("Move it away if you do not know it."))
        case .stored, .leftover, .folder: nil
        }
    }

    /// What is not being stored just now: whoever works on a job may have stored files that no row names yet.
    private func extra(_ entries: [MediaEntry]) async throws(StorageError) -> [LibraryFault] {
        guard !entries.isEmpty, try !folders.isAnyClaimed() else { return [] }
        var faults: [LibraryFault] = []
        for entry in entries {
            let path = "media/\(entry.path)"
            guard case .stored(let reference) = entry.kind else {
                faults.append(
                    LibraryFault(
                        .extraFile, path, "It was left when a file was being stored.",
                        .removeLeftover(entry.path)))
                continue
            }
            let isNamed = try await database.read { try StoryFiles.isNamed(reference.digest, in: $0) }
            if isNamed { continue }
            let isWhole = await media.condition(of: reference) == .whole
            faults.append(
                LibraryFault(
                    .extraFile, path, isWhole ? "No story names it." : "No story names it, and it is damaged.",
                    .putAway(reference)))
        }
        return faults
    }
}
