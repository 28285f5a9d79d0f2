public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Looks whether a library is whole, and mends what can be mended.
///
/// Rows are read story by story, so that a library can be used meanwhile; files are read in pieces, some at once.
/// What may be somebody's work is never removed: it is put into the folder `damaged` beside the database.
public struct LibraryCare: LibraryInspector {
    let database: LibraryDatabase
    let media: any MediaCare
    let folders: JobFolders
    let settings: any SettingsRepository
    let now: @Sendable () -> Date

    /// Looks after a database, the media that its stories name, the folder of jobs and the settings.
    ///
    /// - Parameter now: Tells when something was put away.
    public init(
        database: LibraryDatabase, media: any MediaCare, jobFolder: URL, settings: any SettingsRepository,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        folders = JobFolders(root: jobFolder)
        self.settings = settings
        self.now = now
    }

    public func inspect() async throws(StorageError) -> LibraryInspection {
        let look = try await look()
        return LibraryInspection(
            items: look.items.map { item in
                .init(name: item.name, story: item.story, findings: item.faults.map(\.finding))
            }, fileCount: look.fileCount, byteCount: look.byteCount, damaged: try damaged.content())
    }

    public func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles? {
        try damaged.content()
    }

    public func removeDamaged() async throws(StorageError) {
        try SafeFiles.remove(damaged.folder)
    }

    public func repair() async throws(StorageError) -> LibraryInspection {
        var look = try await look()
        var mender = mender(of: look)
        var done: [String: [LibraryFinding]] = [:]
        for item in look.items {
            for fault in item.faults where fault.remedy.isFoundation {
                done[item.name, default: []].append(await mender.mend(fault))
            }
        }
        if !done.isEmpty {
            look = try await self.look()
            mender = self.mender(of: look)
        }
        var inspection = LibraryInspection(fileCount: look.fileCount, byteCount: look.byteCount)
        for item in look.items {
            var findings = done[item.name] ?? []
            for fault in item.faults where done.isEmpty || !fault.remedy.isFoundation {
                findings.append(await mender.mend(fault))
            }
            inspection.items.append(.init(name: item.name, story: item.story, findings: findings))
        }
        inspection.damaged = try damaged.content()
        return inspection
    }

    private func mender(of look: LibraryLook) -> LibraryMender {
        LibraryMender(
            care: self, isDatabaseWhole: !look.items.contains { $0.faults.contains(where: \.hidesRows) })
    }

    // MARK: - Looking

    /// The folder of the library.
    var folder: URL { database.file.deletingLastPathComponent() }
    /// Where damaged files are put, and whole ones that nothing names.
    var damaged: DamagedFolder { DamagedFolder(folder: folder.appending(path: "damaged"), now: now) }

    private func look() async throws(StorageError) -> LibraryLook {
        var look = LibraryLook()
        look.items.append(try await DatabaseCheck(database: database).item())
        look.items.append(await SearchCheck(database: database).item())
        let stories = await StoryCheck(database: database, media: media).look()
        look.items += stories.items
        look.fileCount = stories.fileCount
        look.byteCount = stories.byteCount
        look.items.append(await RowCheck(database: database).item())
        look.items += await JobCheck(database: database, folders: folders).items()
        look.items.append(await FileCheck(database: database, media: media, folders: folders).item())
        look.items.append(settingsItem(await settingsError()))
        return look
    }

    private func settingsError() async -> StorageError? {
        do throws(StorageError) {
            _ = try await settings.settings()
            return nil
        } catch {
            return error
        }
    }

    private func settingsItem(_ error: StorageError?) -> LibraryLook.Item {
        let faults = error.map { error in
            LibraryFault(
                .unreadableSettings, "settings", error.reason ?? error.message,
                .advice("Correct the file, or move it away: then every setting has its default."))
        }
        return LibraryLook.Item(name: "settings", faults: faults.map { [$0] } ?? [])
    }
}

/// What was looked at, with what is to be done about it.
struct LibraryLook: Sendable {
    /// Something that was looked at.
    struct Item: Sendable {
        var name: String
        var story: StoryID?
        var faults: [LibraryFault] = []
    }

    var items: [Item] = []
    var fileCount = 0
    var byteCount = 0
}

/// Something wrong, and how it is mended.
struct LibraryFault: Sendable {
    /// What mends it.
    enum Remedy: Hashable, Sendable {
        /// Only a person can, in this way.
        case advice(String)
        /// Puts withdrawn files back or removes them.
        case settle
        /// Makes everything anew that is derived from the tables of the database.
        case rebuildDatabase
        /// Makes the search index anew.
        case rebuildSearch
        /// Writes what is derived from a story anew.
        case derive(StoryID)
        /// Marks the parts of a story as failed whose files are lost, after putting away what is in their place.
        case markLost(StoryID, [MediaReference])
        /// Forgets the narration of a story, which is then made again.
        case forgetNarration(StoryID)
        /// Removes rows that belong to nothing.
        case removeDangling
        /// Removes what a process left that ended while it stored a file: its name says so.
        case removeLeftover(String)
        /// Puts a file away that no row names.
        case putAway(MediaReference)
        /// Forgets units of a job, which are then made again.
        case forgetUnits(JobID, rows: [Int64])
        /// Removes the folder of a job that is gone.
        case removeJobFolder(JobID)
        /// Removes what an interrupted start of a library left.
        case removeDraft
        /// Takes away the rights of others.
        case tightenMedia(String)
        case tighten(URL)

        /// Whether it has to be done before it can be told what else is wrong.
        var isFoundation: Bool {
            switch self {
            case .settle, .rebuildDatabase, .removeDangling: true
            default: false
            }
        }

        /// What `--repair` does, as a person reads it.
        var description: String {
            switch self {
            case .advice(let text): text
            case .settle: "Puts the file back if a story needs it, and removes it otherwise."
            case .rebuildDatabase: "Copies the tables, which are whole, and makes everything else anew."
            case .rebuildSearch: "Makes the search index anew."
            case .derive: "Makes it anew from the story."
            case .markLost: "Makes it again; a damaged file is put away."
            case .forgetNarration: "Makes the narration again."
            case .removeDangling: "Removes it."
            case .removeLeftover: "Removes it."
            case .putAway(let file):
                "Moves it into the folder 'damaged', where it takes \(StoryText.size(file.byteCount))."
            case .forgetUnits: "Forgets it, so that 'story resume' makes it again."
            case .removeJobFolder, .removeDraft: "Removes it."
            case .tightenMedia, .tighten: "Takes away the rights of others."
            }
        }
    }

    var kind: LibraryFinding.Kind
    var subject: String
    var detail: String
    var remedy: Remedy

    init(_ kind: LibraryFinding.Kind, _ subject: String, _ detail: String, _ remedy: Remedy) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.remedy = remedy
    }

    /// Whether rows may be hidden by it that name files.
    var hidesRows: Bool { [.damagedDatabase, .unreadableRow].contains(kind) }

    /// The finding before anything was done.
    var finding: LibraryFinding {
        var mend = LibraryFinding.Mend.possible(remedy.description)
        if case .advice(let text) = remedy { mend = .advice(text) }
        return finding(mend)
    }

    func finding(_ mend: LibraryFinding.Mend) -> LibraryFinding {
        LibraryFinding(kind: kind, subject: subject, detail: detail, mend: mend)
    }
}
