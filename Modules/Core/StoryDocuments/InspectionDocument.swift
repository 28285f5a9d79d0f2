public import StoryCore

/// What was found in a library: `story verify`.
public struct InspectionDocument: JSONDocument {
    /// How many stories were looked at.
    public var storyCount: Int
    /// How many files were read.
    public var fileCount: Int
    /// How much those files hold, in bytes.
    public var byteCount: Int
    /// What was found; empty if everything is in order.
    public var findings: [FindingDocument]
    /// How many findings were mended.
    public var mendedCount: Int
    /// How many findings are left.
    public var remainingCount: Int
    /// What repairs have moved aside; null if nothing was.
    @Nullable public var damaged: DamagedFilesDocument?

    /// Creates the document.
    public init(_ inspection: LibraryInspection) {
        storyCount = inspection.storyCount
        fileCount = inspection.fileCount
        byteCount = inspection.byteCount
        findings = inspection.items.flatMap { item in item.findings.map { FindingDocument($0, in: item) } }
        mendedCount = inspection.findings.count(where: \.isMended)
        remainingCount = findings.count - mendedCount
        damaged = inspection.damaged.map {
            DamagedFilesDocument(path: $0.folder, fileCount: $0.fileCount, byteCount: $0.byteCount)
        }
    }
}

/// Something that was found in a library.
public struct FindingDocument: JSONPart {
    /// Whether something can be mended.
    public enum Status: String, CaseIterable, Codable, Sendable {
        /// `story verify --repair` mends it.
        case possible
        /// It was mended.
        case done
        /// It needs a person.
        case advice
    }

    /// What was looked at: `database`, `settings`, or a story with its title.
    public var item: String
    /// The identifier of the story that it belongs to; null if it belongs to none.
    @Nullable public var storyId: String?
    /// What was found.
    public var kind: LibraryFinding.Kind
    /// Whether the library is damaged; the rest waits to be finished or cleared up.
    public var isDamage: Bool
    /// The file, the row or the part that it is about.
    public var subject: String
    /// What is wrong with it, in words.
    public var detail: String
    /// Whether it can be mended, was mended, or needs a person.
    public var status: Status
    /// What mends it, what was done, or what to do, in words.
    public var mend: String

    /// Creates the document.
    public init(_ finding: LibraryFinding, in item: LibraryInspection.Item) {
        self.item = item.name
        storyId = item.story?.rawValue
        kind = finding.kind
        isDamage = finding.kind.isDamage
        subject = finding.subject
        detail = finding.detail
        (status, mend) =
            switch finding.mend {
            case .possible(let text): (.possible, text)
            case .done(let text): (.done, text)
            case .advice(let text): (.advice, text)
            }
    }
}

/// What repairs have moved aside, since it may be somebody's work.
public struct DamagedFilesDocument: JSONPart {
    /// The folder where the files are, as an absolute path.
    public var path: String
    /// How many files there are, without the list of what they were.
    public var fileCount: Int
    /// How much they hold, in bytes.
    public var byteCount: Int
}
