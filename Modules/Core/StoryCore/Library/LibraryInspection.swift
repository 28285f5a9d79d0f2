/// Looks whether a library is whole, and mends what can be mended.
public protocol LibraryInspector: Sendable {
    /// Looks at every story, every file and every checksum; changes nothing.
    func inspect() async throws(StorageError) -> LibraryInspection
    /// Looks as ``inspect()`` does, and mends what can be mended without anything being lost; each finding says what
    /// was done.
    func repair() async throws(StorageError) -> LibraryInspection
    /// What repairs moved aside instead of deleting it; nil if there is nothing.
    func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles?
    /// Removes for good what repairs have put away; does nothing if there is nothing.
    func removeDamaged() async throws(StorageError)
}

/// What was looked at, and what was found.
public struct LibraryInspection: Hashable, Sendable {
    /// Something that was looked at: the database, the search index, a story with its files, the settings …
    public struct Item: Hashable, Sendable {
        /// What it is, for people: "database", "story The Lantern (k3xw9a2b)".
        public var name: String
        /// The story; nil for what belongs to none.
        public var story: StoryID?
        /// What is wrong with it; empty if nothing is.
        public var findings: [LibraryFinding]

        /// Makes an item.
        public init(name: String, story: StoryID? = nil, findings: [LibraryFinding] = []) {
            self.name = name
            self.story = story
            self.findings = findings
        }
    }

    /// Everything that was looked at.
    public var items: [Item]
    /// How many files were read.
    public var fileCount: Int
    /// How many bytes they hold.
    public var byteCount: Int

    /// What repairs moved aside instead of deleting it; nil if there is nothing.
    public var damaged: DamagedFiles?

    /// Everything that was found, in the order of the items.
    public var findings: [LibraryFinding] { items.flatMap(\.findings) }

    /// What of that is damage, also if it was mended.
    public var damage: [LibraryFinding] { findings.filter(\.kind.isDamage) }

    /// Makes an inspection.
    public init(items: [Item] = [], fileCount: Int = 0, byteCount: Int = 0, damaged: DamagedFiles? = nil) {
        self.items = items
        self.fileCount = fileCount
        self.byteCount = byteCount
        self.damaged = damaged
    }
}

extension LibraryInspection {
    /// What repairs have put away instead of removing it.
    public struct DamagedFiles: Hashable, Sendable {
        /// The path of the folder where it lies.
        public var folder: String
        /// How many files there are, without the index of what they were.
        public var fileCount: Int
        /// How many bytes they hold.
        public var byteCount: Int

        /// Describes the folder.
        public init(folder: String, fileCount: Int, byteCount: Int) {
            self.folder = folder
            self.fileCount = fileCount
            self.byteCount = byteCount
        }
    }
}

/// One thing that is wrong in a library, or that waits to be finished.
public struct LibraryFinding: Hashable, Sendable {
    /// What was found.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        /// A row names a file that is not there.
        case missingFile
        /// A file does not hold what it was stored with.
        case damagedFile
        /// A file cannot be looked at; whether it is whole is not known.
        case unreadableFile
        /// A link, a folder or a device is where a file should be.
        case notAFile
        /// Nothing in the library names the file.
        case extraFile
        /// A file or folder can be read by others than its owner.
        case openPermissions
        /// A row cannot be understood.
        case unreadableRow
        /// The marks of a narration do not fit the story's text, or its audio.
        case unfitMarks
        /// A row is not as it was stored: it was damaged, or another program has changed it.
        case alteredRow
        /// A row is gone that was stored.
        case lostRow
        /// A row belongs to something that is gone.
        case danglingRow
        /// What is derived from the stories, such as the search index, does not fit them.
        case staleIndex
        /// The database's log is damaged, and with it what was stored last.
        case damagedLog
        /// The database's pages are damaged.
        case damagedDatabase
        /// A story is in the recovery records, and its rows are gone.
        case lostStory
        /// A hero is in the recovery records, and the row is gone.
        case lostHero
        /// A custom event is in the recovery records, and its row is gone.
        case lostEvent
        /// A story's recovery record is newer than its rows, which have lost a change.
        case lostChange
        /// Rows are gone that no recovery record has.
        case lostRows
        /// A recovery record is missing or damaged, or does not say what the database says.
        case staleRecord
        /// The settings cannot be read.
        case unreadableSettings
        /// The settings can be read, and were changed outside the program, or have something that it does not know.
        case changedSettings
        /// A part of a story could not be made, or was lost; it can be made again.
        case failedPart
        /// The making of a story, of a part of one, or of a collection was interrupted.
        case unfinished
        /// A command that was interrupted left it; a later one clears it up.
        case leftover
        /// Something could not be looked at, such as for lack of space, and is not known to be wrong.
        case notChecked

        /// Whether the library is not as it should be; the rest is good to know, or waits to be finished or cleared up.
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

    /// Whether it can be mended, and what became of that.
    public enum RepairStatus: Hashable, Sendable {
        /// `story verify --repair` does this.
        case possible(String)
        /// This was done.
        case done(String)
        /// Only a person can mend it, in this way.
        case advice(String)
    }

    /// What is wrong.
    public var kind: Kind
    /// The file's path or the row's name.
    public var subject: String
    /// What was found, as a sentence.
    public var detail: String
    /// Whether it can be repaired.
    public var mend: RepairStatus
    /// What a person does about it; nil if nothing is left to do, or only what the advice says.
    public var followUp: RecoveryAction?

    /// Makes a finding.
    public init(kind: Kind, subject: String, detail: String, mend: RepairStatus, followUp: RecoveryAction? = nil) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.mend = mend
        self.followUp = followUp
    }
}
