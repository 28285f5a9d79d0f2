import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Looks at everything in the library's folder that no story was asked for: extra files, and who may read what.
struct FileCheck: Sendable {
    let database: LibraryDatabase
    let media: any MediaCare
    let folders: JobFolders
    /// Files that belong to stories whose rows are lost, by their SHA-256.
    let lost: Set<String>

    func item() async -> LibraryLook.Item {
        var item = LibraryLook.Item(name: "files")
        do throws(StorageError) {
            item.faults += openItems()
            item.faults += try await mediaFaults()
            item.faults += try workFolders()
            let draft = database.file.appendingPathExtension("new")
            if FileStatus(draft) != nil {
                item.faults.append(
                    LibraryFault(
                        .leftover, draft.lastPathComponent, "Creating the library was interrupted.",
                        .removeDraft))
            }
        } catch .corrupt(_, let detail) {
            item.faults.append(
                LibraryFault(
                    .damagedDatabase, "media", detail, .advice("Check again once the database is repaired.")))
        } catch {
            item.faults.append(
                LibraryFault(.extraFile, "media", error.reason ?? error.message, .advice(error.advice)))
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

    private static let openDetail = "People other than its owner can read or change it."

    private var library: LibraryLayout {
        LibraryLayout(data: database.file.deletingLastPathComponent().resolvingSymlinksInPath())
    }

    // MARK: - Work folders

    private func workFolders() throws(StorageError) -> [LibraryFault] {
        let leftovers = LibraryLeftovers(of: library)
        return try leftovers.folders().map { folder in
            let name = folder.lastPathComponent
            guard leftovers.isDraft(folder) else {
                return LibraryFault(
                    .leftover, name, "It is the library that an interrupted restore replaced.",
                    .advice("The next restore deletes it; until then you can copy it elsewhere."))
            }
            let verb = name.hasPrefix(LibraryLayout.backupPrefix) ? "backup" : "restore"
            return LibraryFault(.leftover, name, "A \(verb) was interrupted.", .removeWorkFolders)
        }
    }

    // MARK: - Media

    private func mediaFaults() async throws(StorageError) -> [LibraryFault] {
        let (media, file, lost) = (media, self.database.file, lost)
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
                case .stored(let reference) where lost.contains(reference.digest): break
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
        case .withdrawn: LibraryFault(.leftover, path, "Its deletion was interrupted.", .settle)
        case .foreign:
            LibraryFault(
                .extraFile, path, "It doesn't belong to the library.", .advice("Move it out of the library."))
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
                        .leftover, path, "Storing a file was interrupted.",
                        .removeLeftover(entry.path)))
                continue
            }
            let isNamed = try await database.read { try StoryFiles.isNamed(reference.digest, in: $0) }
            if isNamed { continue }
            let isWhole = await media.condition(of: reference) == .whole
            if isWhole, try folders.hold(contentOf: library.media.appending(path: reference.relativePath), reference) {
                faults.append(
                    LibraryFault(
                        .leftover, path, "An unfinished story needs it.",
                        .followUp(.resumeJob(nil))))
                continue
            }
            faults.append(
                LibraryFault(
                    .extraFile, path, isWhole ? "No story uses it." : "No story uses it, and it is damaged.",
                    .putAway(reference)))
        }
        return faults
    }
}
