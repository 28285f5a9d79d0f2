public import StoryCore

/// The result of checking a library: `story verify`.
public struct InspectionDocument: JSONDocument {
    /// The number of checked stories.
    public var storyCount: Int
    /// The number of files read.
    public var fileCount: Int
    /// The total size of these files, in bytes.
    public var byteCount: Int
    /// The findings; empty if everything is in order.
    public var findings: [FindingDocument]
    /// The number of repaired findings.
    public var mendedCount: Int
    /// The number of remaining findings.
    public var remainingCount: Int
    /// What repairs moved to the damaged folder; null if it is empty.
    @Nullable public var damaged: DamagedFilesDocument?

    /// Creates a document from an inspection.
    public init(_ inspection: LibraryInspection) {
        storyCount = inspection.storyCount
        fileCount = inspection.fileCount
        byteCount = inspection.byteCount
        findings = inspection.items.flatMap { item in item.findings.map { FindingDocument($0, in: item) } }
        mendedCount = inspection.findings.count(where: \.isRepaired)
        remainingCount = findings.count - mendedCount
        damaged = inspection.damaged.map {
            DamagedFilesDocument(path: $0.folder, fileCount: $0.fileCount, byteCount: $0.byteCount)
        }
    }
}

/// Something wrong or unfinished in a library.
public struct FindingDocument: JSONPart {
    /// The repair of a finding.
    public enum Status: String, CaseIterable, Codable, Sendable {
        /// `story verify --repair` repairs it.
        case possible
        /// It was repaired.
        case done
        /// A person has to act.
        case advice
    }

    /// The checked item: `database`, `settings`, or a story with its title.
    public var item: String
    /// The identifier of the story that it belongs to; null if it belongs to none.
    @Nullable public var storyId: String?
    /// The kind of finding.
    public var kind: LibraryFinding.Kind
    /// Whether it is damage; other findings are notes.
    public var isDamage: Bool
    /// The file, the row or the part.
    public var subject: String
    /// What is wrong with it, in words.
    public var detail: String
    /// Whether it can be repaired, was repaired, or needs a person.
    public var status: Status
    /// The repair, what was done, or what to do, in words.
    public var mend: String

    /// Creates a document from a finding.
    public init(_ finding: LibraryFinding, in item: LibraryInspection.Item) {
        self.item = item.name
        storyId = item.story?.rawValue
        kind = finding.kind
        isDamage = finding.kind.isDamage
        subject = finding.subject
        detail = finding.detail
        (status, mend) =
            switch finding.repairStatus {
            case .possible(let text): (.possible, text)
            case .done(let text): (.done, text)
            case .advice(let text): (.advice, text)
            }
    }
}

/// The damaged folder: files that repairs moved aside, which may be a person's work.
public struct DamagedFilesDocument: JSONPart {
    /// The folder where the files are, as an absolute path.
    public var path: String
    /// The number of files, without the index that describes them.
    public var fileCount: Int
    /// Their total size, in bytes.
    public var byteCount: Int
}
