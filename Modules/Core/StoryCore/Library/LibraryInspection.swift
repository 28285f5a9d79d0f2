/// Checks a library and repairs it.
public protocol LibraryInspector: Sendable {
    /// Checks every story, every file and every checksum; changes nothing.
    func inspect() async throws(StorageError) -> LibraryInspection
    /// Checks as ``inspect()`` does, and repairs what it can without loss; each finding says what was done.
    func repair() async throws(StorageError) -> LibraryInspection
    /// Returns what repairs moved to the damaged folder; nil if it is empty.
    func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles?
    /// Deletes the damaged folder for good, if there is one.
    func removeDamaged() async throws(StorageError)
}

/// The result of a check: the items and their findings.
public struct LibraryInspection: Hashable, Sendable {
    /// A checked item: the database, the search index, a story with its files, the settings …
    public struct Item: Hashable, Sendable {
        /// The display name: "database", "story The Lantern (k3xw9a2b)".
        public var name: String
        /// The story; nil for an item that belongs to none.
        public var story: StoryID?
        /// The findings; empty if the item is whole.
        public var findings: [LibraryFinding]

        /// Creates an item.
        public init(name: String, story: StoryID? = nil, findings: [LibraryFinding] = []) {
            self.name = name
            self.story = story
            self.findings = findings
        }
    }

    /// The checked items.
    public var items: [Item]
    /// The number of files read.
    public var fileCount: Int
    /// The total size of these files, in bytes.
    public var byteCount: Int

    /// What repairs moved to the damaged folder; nil if it is empty.
    public var damaged: DamagedFiles?

    /// All findings, in the order of the items.
    public var findings: [LibraryFinding] { items.flatMap(\.findings) }

    /// The findings that are damage, including repaired ones.
    public var damage: [LibraryFinding] { findings.filter(\.kind.isDamage) }

    /// Creates an inspection.
    public init(items: [Item] = [], fileCount: Int = 0, byteCount: Int = 0, damaged: DamagedFiles? = nil) {
        self.items = items
        self.fileCount = fileCount
        self.byteCount = byteCount
        self.damaged = damaged
    }
}

extension LibraryInspection {
    /// The contents of the damaged folder.
    public struct DamagedFiles: Hashable, Sendable {
        /// The path of the folder.
        public var folder: String
        /// The number of files, without the index that describes them.
        public var fileCount: Int
        /// Their total size, in bytes.
        public var byteCount: Int

        /// Creates a description of the damaged folder.
        public init(folder: String, fileCount: Int, byteCount: Int) {
            self.folder = folder
            self.fileCount = fileCount
            self.byteCount = byteCount
        }
    }
}

/// Something wrong or unfinished in a library.
public struct LibraryFinding: Hashable, Sendable {
    /// The kinds of findings.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A row refers to a missing file.
        case missingFile
        /// A file's content has changed since it was stored.
        case damagedFile
        /// A file cannot be read, so that its state is unknown.
        case unreadableFile
        /// A link, a folder or a device is at a file's path.
        case notAFile
        /// A file that nothing in the library refers to.
        case extraFile
        /// A file or folder is readable by other users.
        case openPermissions
        /// A row cannot be decoded.
        case unreadableRow
        /// A narration's marks do not fit the story's text or the audio.
        case unfitMarks
        /// A row has changed since it was stored: damaged, or written by another program.
        case alteredRow
        /// A stored row is missing.
        case lostRow
        /// A row belongs to a deleted one.
        case danglingRow
        /// Derived data, such as the search index, does not match the stories.
        case staleIndex
        /// The write-ahead log is damaged, and with it the latest changes.
        case damagedLog
        /// The database's pages are damaged.
        case damagedDatabase
        /// A story has a recovery record but no rows.
        case lostStory
        /// A hero has a recovery record but no row.
        case lostHero
        /// A custom event has a recovery record but no row.
        case lostEvent
        /// A story's recovery record is newer than its rows, which lack a change.
        case lostChange
        /// Rows are missing that have no recovery record.
        case lostRows
        /// A recovery record is missing, damaged, or differs from the database.
        case staleRecord
        /// The settings cannot be read.
        case unreadableSettings
        /// The settings were changed outside the program, or contain unknown keys.
        case changedSettings
        /// A part of a story failed or was lost; a retry is possible.
        case failedPart
        /// A story, a part of one, or a collection whose generation was interrupted.
        case unfinished
        /// Left behind by an interrupted command; a later one removes it.
        case leftover
        /// Something could not be checked, such as for lack of space, and may be whole.
        case notChecked

        /// Whether the finding is damage; the other findings are notes.
        public var isDamage: Bool {
            switch self {
            case .changedSettings, .failedPart, .unfinished, .leftover, .notChecked: false
            case .missingFile, .damagedFile, .unreadableFile, .notAFile, .extraFile, .openPermissions, .unreadableRow,
                .unfitMarks, .danglingRow, .alteredRow, .lostRow, .staleIndex, .damagedLog, .damagedDatabase,
                .lostStory,
                .lostHero, .lostEvent, .lostChange, .lostRows, .staleRecord, .unreadableSettings:
                true
            }
        }
    }

    /// The repair of a finding.
    public enum RepairStatus: Hashable, Sendable {
        /// What `story verify --repair` would do.
        case possible(String)
        /// What was done.
        case done(String)
        /// What a person has to do.
        case advice(String)
    }

    /// The kind of finding.
    public var kind: Kind
    /// The file's path or the row's name.
    public var subject: String
    /// What was found, as a sentence.
    public var detail: String
    /// The repair.
    public var repairStatus: RepairStatus
    /// What remains for a person to do; nil if nothing, or only what the advice says.
    public var followUp: RecoveryAction?

    /// Creates a finding.
    public init(
        kind: Kind, subject: String, detail: String, repairStatus: RepairStatus, followUp: RecoveryAction? = nil
    ) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.repairStatus = repairStatus
        self.followUp = followUp
    }
}
