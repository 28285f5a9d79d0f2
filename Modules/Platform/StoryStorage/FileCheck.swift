import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Checks everything in the library's folder that belongs to no story: extra files, and permissions.
struct FileCheck: Sendable {
    let database: LibraryDatabase
    let media: any MediaMaintenance
    /// The files of stories whose rows are missing, by SHA-256.
    let lost: Set<String>

    func item() async -> InspectionRun.Item {
        var item = InspectionRun.Item(name: "files")
        do throws(StorageError) {
            item.problems += openItems()
            item.problems += try await mediaProblems()
            item.problems += try workFolders()
            let draft = database.file.appendingPathExtension("new")
            if FileStatus(draft) != nil {
                item.problems.append(
                    LibraryProblem(
                        .leftover, draft.lastPathComponent, "Creating the library was interrupted.",
                        .removeDraft))
            }
        } catch .corrupt(_, let detail) {
            item.problems.append(
                LibraryProblem(
                    .damagedDatabase, "media", detail, .advice("Check again once the database is repaired.")))
        } catch {
            item.problems.append(
                LibraryProblem(.extraFile, "media", error.reason ?? error.message, .advice(error.advice)))
        }
        return item
    }

    // MARK: - Permissions

    private func openItems() -> [LibraryProblem] {
        let file = database.file
        let items = [
            file.deletingLastPathComponent(), file, URL(filePath: file.path + "-wal"),
            URL(filePath: file.path + "-shm"),
        ]
        return (items + database.work.folders).filter { FileStatus($0)?.isOpen == true }.map { item in
            LibraryProblem(.openPermissions, item.lastPathComponent, Self.openDetail, .tighten(item))
        }
    }

    private static let openDetail = "People other than its owner can read or change it."

    private var library: LibraryLayout {
        LibraryLayout(data: database.file.deletingLastPathComponent().resolvingSymlinksInPath())
    }

    // MARK: - Work folders

    private func workFolders() throws(StorageError) -> [LibraryProblem] {
        let leftovers = LibraryLeftovers(of: library)
        return try leftovers.folders().map { folder in
            let name = folder.lastPathComponent
            guard leftovers.isDraft(folder) else {
                return LibraryProblem(
                    .leftover, name, "It's the library that an interrupted restore replaced.",
                    .advice("The next restore deletes it; until then you can copy it elsewhere."))
            }
            let verb = name.hasPrefix(LibraryLayout.backupPrefix) ? "backup" : "restore"
            return LibraryProblem(.leftover, name, "A \(verb) was interrupted.", .removeWorkFolders)
        }
    }

    // MARK: - Media

    private func mediaProblems() async throws(StorageError) -> [LibraryProblem] {
        let (media, file, lost) = (media, self.database.file, lost)
        let (problems, unnamed) = try await database.read { database in
            let outbox = Set(try BlobOutbox.pending(in: database).map(\.relativePath))
            var (problems, unnamed) = (outbox.sorted().map(Self.interruptedDeletion), [MediaEntry]())
            try media.forEachEntry { entry throws(StorageError) in
                if entry.isOpen {
                    let path = entry.path.isEmpty ? "media" : "media/\(entry.path)"
                    problems.append(LibraryProblem(.openPermissions, path, Self.openDetail, .tightenMedia(entry.path)))
                }
                if entry.kind == .foreign { problems.append(Self.foreign(entry)) }
                switch entry.kind {
                case .leftover: unnamed.append(entry)
                case .stored(let reference)
                where lost.contains(reference.digest) || outbox.contains(reference.relativePath): break
                case .stored(let reference):
                    if try !StoryFiles.isNamed(reference.digest, in: database, of: file) { unnamed.append(entry) }
                case .folder, .foreign: break
                }
            }
            return (problems, unnamed)
        }
        return problems + (try await extra(unnamed))
    }

    private static func interruptedDeletion(_ path: String) -> LibraryProblem {
        LibraryProblem(.leftover, "media/\(path)", "Its deletion was interrupted.", .emptyOutbox)
    }

    private static func foreign(_ entry: MediaEntry) -> LibraryProblem {
        LibraryProblem(
            .extraFile, "media/\(entry.path)", "It doesn't belong to the library.",
            .advice("Move it out of the library."))
    }

    /// Returns the extra files that are not being stored now: what is being made may have stored files that no row
    /// refers to yet.
    private func extra(_ entries: [MediaEntry]) async throws(StorageError) -> [LibraryProblem] {
        guard !entries.isEmpty, try !database.work.isUnderway() else { return [] }
        var problems: [LibraryProblem] = []
        for entry in entries {
            let path = "media/\(entry.path)"
            guard case .stored(let reference) = entry.kind else {
                problems.append(
                    LibraryProblem(
                        .leftover, path, "Storing a file was interrupted.",
                        .removeLeftover(entry.path)))
                continue
            }
            let isNamed = try await database.read { try StoryFiles.isNamed(reference.digest, in: $0) }
            if isNamed { continue }
            let isWhole = await media.condition(of: reference) == .whole
            if isWhole, try database.work.hasMade(reference) {
                problems.append(
                    LibraryProblem(
                        .leftover, path, "An unfinished story needs it.",
                        .followUp(.resumeJob(nil))))
                continue
            }
            problems.append(
                LibraryProblem(
                    .extraFile, path, isWhole ? "No story uses it." : "No story uses it, and it is damaged.",
                    .putAway(reference)))
        }
        return problems
    }
}
