public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Looks whether a library is whole, and mends what can be mended.
///
/// Rows are read story by story, so that a library can be used meanwhile; files are read in pieces, some at once.
/// What may be somebody's work is never removed: it is put into the folder `damaged` beside the database.
public struct LibraryChecker: LibraryInspector {
    let database: LibraryDatabase
    let media: any MediaMaintenance
    let folders: JobFolders
    let settings: SettingsFile
    let now: @Sendable () -> Date

    /// Looks after a database, the media that its stories name, the folder of jobs and the settings.
    ///
    /// - Parameter now: Tells when something was put away.
    public init(
        database: LibraryDatabase, media: any MediaMaintenance, jobFolder: URL, settings: SettingsFile,
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
                .init(name: item.name, story: item.story, findings: item.problems.map(\.finding))
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
        // What the log had may be missing from every table.
        let hasLostLog = look.items.contains { $0.problems.contains { $0.kind == .damagedLog } }
        var repairer = repairer(of: look)
        var done: [String: [LibraryFinding]] = [:]
        var remedies: Set<LibraryProblem.Remedy> = []
        // What is lost can be told once the database is whole.
        for _ in 0..<2 where look.items.contains(where: { $0.problems.contains { $0.remedy.foundation != nil } }) {
            for (name, problem) in look.foundations {
                done[name, default: []].append(await repairer.repair(problem))
                remedies.insert(problem.remedy)
            }
            look = try await self.look()
            repairer = self.repairer(of: look, hidingRows: hasLostLog)
        }
        if !records.isComplete { try await fillRecords() }
        if !look.items.contains(where: { $0.problems.contains { $0.kind == .unreadableSettings } }) {
            try settings.addMissingChecksum()
        }
        var inspection = LibraryInspection(fileCount: look.fileCount, byteCount: look.byteCount)
        for item in look.items {
            var findings = done[item.name] ?? []
            // Damage may have hidden other damage.
            for problem in item.problems where !remedies.contains(problem.remedy) {
                findings.append(await repairer.repair(problem))
            }
            inspection.items.append(.init(name: item.name, story: item.story, findings: findings))
        }
        // What was there only as long as it was lost.
        let names = Set(look.items.map(\.name))
        for (name, findings) in done.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            inspection.items.append(.init(name: name, findings: findings))
        }
        inspection.damaged = try damaged.content()
        return inspection
    }

    /// Writes the records of a library that never had any.
    private func fillRecords() async throws(StorageError) {
        let files = StoryFiles(database: database, media: media)
        while try await !files.fillRecords() {}
    }

    private func repairer(of look: InspectionRun, hidingRows: Bool = false) -> LibraryRepairer {
        LibraryRepairer(
            checker: self,
            isDatabaseWhole: !hidingRows && !look.items.contains { $0.problems.contains(where: \.hidesRows) })
    }

    // MARK: - Looking

    /// The folder of the library.
    var folder: URL { database.file.deletingLastPathComponent() }
    /// What stories, heroes and events can be brought back from.
    var records: RecordFolder { database.records }
    /// Where damaged files are put, and whole ones that nothing names.
    var damaged: DamagedFolder { DamagedFolder(folder: LibraryLayout(data: folder).damaged, now: now) }

    private func look() async throws(StorageError) -> InspectionRun {
        var look = InspectionRun()
        let check = DatabaseCheck(database: database)
        do throws(StorageError) {
            look.items.append(try await LogCheck(database: database).item())
            look.items.append(try await check.item())
        } catch {
            // Nothing else can be looked at.
            guard let problem = check.problem(ofOpening: error) else { throw error }
            look.items.append(InspectionRun.Item(name: "database", problems: [problem]))
            return look
        }
        look.items.append(await ChecksumCheck(database: database).item())
        look.items.append(await SearchCheck(database: database).item())
        let lost = try await lost(
            isDatabaseWhole: !look.items.contains { $0.problems.contains { $0.kind == .damagedDatabase } })
        look.items += lost.items
        let stories = await StoryCheck(database: database, media: media, records: records, folders: folders).look()
        look.items += stories.items
        look.fileCount = stories.fileCount
        look.byteCount = stories.byteCount
        look.items.append(await RowCheck(database: database).item())
        look.items += await JobCheck(database: database, folders: folders).items()
        look.items.append(
            await FileCheck(database: database, media: media, folders: folders, lost: lost.digests).item())
        look.items.append(await SettingsCheck(settings: settings).item())
        return look
    }

    /// What records have and the database has not; in a damaged one that cannot be told.
    private func lost(isDatabaseWhole: Bool) async throws(StorageError) -> RecordCheck.Found {
        guard isDatabaseWhole else { return RecordCheck.Found() }
        return try await RecordCheck(database: database, records: records, media: media, folders: folders).look()
    }
}

/// What was looked at, with what is to be done about it.
struct InspectionRun: Sendable {
    /// Something that was looked at.
    struct Item: Sendable {
        var name: String
        var story: StoryID?
        var problems: [LibraryProblem] = []
    }

    var items: [Item] = []
    var fileCount = 0
    var byteCount = 0

    /// What has to be done first, in its order, each with the name of its item.
    ///
    /// What rows belong to may be hidden by a file that has to be made anew: then they are looked at once more.
    var foundations: [(name: String, problem: LibraryProblem)] {
        let problems = items.flatMap { item in item.problems.map { (name: item.name, problem: $0) } }
        let isWhole = !problems.contains { [.rebuildDatabase, .salvageDatabase].contains($0.problem.remedy) }
        return LibraryProblem.Remedy.Foundation.allCases.filter { isWhole || $0 != .references }
            .flatMap { step in problems.filter { $0.problem.remedy.foundation == step } }
    }
}

/// Something wrong, and how it is mended.
struct LibraryProblem: Sendable {
    /// What recovery records have.
    enum Lost: Hashable, Sendable {
        case story(StoryID)
        case hero(Hero)
        case event(CustomStoryEvent)
    }

    /// What mends it.
    enum Remedy: Hashable, Sendable {
        /// Only a person can, in this way.
        case advice(String)
        /// Only a person can, in a way that each front end has.
        case followUp(RecoveryAction)
        /// Nothing does: what is lost is told while there are signs of it.
        case none(String)
        /// Keeps what is left of a log that cannot be mended.
        case putAwayLog
        /// Corrects a row that is not as it was stored, or accepts it.
        case repairRow(AlteredRow)
        /// Puts trashed files back or removes them.
        case purgeOrRestoreTrash
        /// Makes everything anew that is derived from the tables of the database.
        case rebuildDatabase
        /// Makes the database anew from rows that can be read and from recovery records.
        case salvageDatabase
        /// Makes the search index anew.
        case rebuildSearch
        /// Writes what is derived from a story anew.
        case derive(StoryID)
        /// Marks the parts of a story as failed whose files are lost, after putting away what is in their place.
        case markLost(StoryID, [MediaReference])
        /// Forgets the narration of a story, which is then made again.
        case forgetNarration(StoryID)
        /// Puts away rows that belong to something that is gone.
        case putAwayDangling
        /// Brings back from recovery records what the database has lost.
        case bringBack(Lost)
        /// Writes a recovery record anew from the database.
        case keepRecord(RecordFolder.Subject)
        /// Puts a recovery record away that cannot be used.
        case putAwayRecord(RecordFolder.Subject)
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
        /// Removes what interrupted backups and restores left.
        case removeWorkFolders
        /// Makes the missing parts of a story; whoever makes stories does it.
        case makeParts(StoryID)
        /// Accepts settings that were changed outside the program.
        case acceptSettings
        /// Takes away the rights of others.
        case tightenMedia(String)
        case tighten(URL)

        /// What has to be done before it can be told what else is wrong, in this order.
        enum Foundation: CaseIterable, Sendable {
            /// The database as a file.
            case file
            /// Rows that are damaged.
            case rows
            /// What the database has lost and records have.
            case records
            /// Rows that are gone, of what is there by now.
            case lostRows
            /// Rows that still belong to nothing.
            case references
        }

        /// When it is done; nil for what can wait.
        var foundation: Foundation? {
            switch self {
            case .putAwayLog, .purgeOrRestoreTrash, .rebuildDatabase, .salvageDatabase: .file
            case .repairRow(let row): row.isLost ? .lostRows : .rows
            case .bringBack: .records
            case .putAwayDangling, .none: .references
            default: nil
            }
        }

        /// What `--repair` does, as a person reads it.
        var description: String {
            switch self {
            case .advice(let text), .none(let text): text
            case .followUp(let followUp): followUp.advice
            case .putAwayLog: "Keeps a copy in the folder 'damaged' and continues without it."
            case .repairRow(let row) where row.isLost:
                "Restores it if its recovery record has it; otherwise reports the loss and continues without it."
            case .repairRow:
                "Corrects it if only one byte is damaged or its recovery record has it; otherwise keeps it as it is. "
                    + "Check it first."
            case .purgeOrRestoreTrash: "Puts the file back if a story needs it; otherwise deletes it."
            case .rebuildDatabase: "Rebuilds it from its tables, which are intact."
            case .salvageDatabase:
                "Moves it to the folder 'damaged' and rebuilds it from the readable rows and the recovery records."
            case .rebuildSearch: "Rebuilds the search index."
            case .derive: "Rebuilds it from the story."
            case .markLost: "Makes it again and sets any damaged file aside."
            case .forgetNarration: "Makes the narration again."
            case .putAwayDangling: "Moves them to the folder 'damaged'."
            case .bringBack: "Restores it from its recovery record."
            case .keepRecord: "Rewrites it from the database."
            case .putAwayRecord: "Moves it to the folder 'damaged'."
            case .removeLeftover: "Removes it."
            case .putAway(let file):
                "Moves it to the folder 'damaged', where it takes up \(StoryText.size(file.byteCount))."
            case .forgetUnits: "Drops it; resuming the story makes it again."
            case .removeJobFolder, .removeDraft, .removeWorkFolders: "Removes it."
            case .makeParts: "Makes it."
            case .acceptSettings: "Accepts the settings as they are."
            case .tightenMedia, .tighten: "Lets only its owner read it."
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
    var hidesRows: Bool {
        [.damagedLog, .damagedDatabase, .unreadableRow, .alteredRow, .lostRow, .lostStory, .lostChange].contains(kind)
    }

    /// The finding before anything was done.
    var finding: LibraryFinding {
        var mend = LibraryFinding.RepairStatus.possible(remedy.description)
        switch remedy {
        case .advice, .followUp, .none: mend = .advice(remedy.description)
        default: break
        }
        return finding(mend)
    }

    func finding(_ mend: LibraryFinding.RepairStatus) -> LibraryFinding {
        LibraryFinding(kind: kind, subject: subject, detail: detail, mend: mend, followUp: followUp(after: mend))
    }
}
