import StoryCore

/// What was found in a library: `story verify`.
struct InspectionDocument: JSONDocument {
    /// How many stories were looked at.
    var storyCount: Int
    /// How many files were read.
    var fileCount: Int
    /// How much those files hold, in bytes.
    var byteCount: Int
    /// What was found; empty if everything is in order.
    var findings: [FindingDocument]
    /// How many findings were mended.
    var mendedCount: Int
    /// How many findings are left.
    var remainingCount: Int
    /// What repairs have moved aside; null if nothing was.
    @Nullable var damaged: DamagedFilesDocument?

    init(_ inspection: LibraryInspection) {
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
struct FindingDocument: Encodable {
    /// Whether something can be mended.
    enum Status: String, Encodable {
        /// `story verify --repair` mends it.
        case possible
        /// It was mended.
        case done
        /// It needs a person.
        case advice
    }

    /// What was looked at: `database`, `settings`, or a story with its title.
    var item: String
    /// The identifier of the story that it belongs to; null if it belongs to none.
    @Nullable var storyId: String?
    /// What was found.
    var kind: LibraryFinding.Kind
    /// Whether the library is damaged; the rest waits to be finished or cleared up.
    var isDamage: Bool
    /// The file, the row or the part that it is about.
    var subject: String
    /// What is wrong with it, in words.
    var detail: String
    /// Whether it can be mended, was mended, or needs a person.
    var status: Status
    /// What mends it, what was done, or what to do, in words.
    var mend: String

    init(_ finding: LibraryFinding, in item: LibraryInspection.Item) {
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
struct DamagedFilesDocument: Encodable {
    /// The folder where the files are, as an absolute path.
    var path: String
    /// How many files there are, without the list of what they were.
    var fileCount: Int
    /// How much they hold, in bytes.
    var byteCount: Int
}

extension LibraryInspection.Item {
    /// What is wrong with it, three lines for each finding.
    var lines: [String] { findings.flatMap { $0.lines(in: self) } }
}

extension LibraryInspection {
    /// How many stories were looked at.
    var storyCount: Int { Set(items.compactMap(\.story)).count }

    /// Whether something is damaged and was not mended.
    var hasDamage: Bool { !damage.allSatisfy(\.isMended) }

    /// What repairs have put away, and how to get rid of it.
    var damagedLines: [String] {
        guard let damaged else { return [] }
        return [
            "The folder \(damaged.folder) holds \(damaged.contents) that repairs set aside. "
                + "Delete them with 'story verify --remove-damaged'."
        ]
    }

    /// What was looked at and found, in a line.
    var summary: String {
        let scope =
            "\(StoryText.count(storyCount, "story", "stories")), \(StoryText.count(fileCount, "file", "files")), "
            + StoryText.size(byteCount)
        guard !findings.isEmpty else { return "\(scope): everything is in order." }
        let mended = findings.count(where: \.isMended)
        if mended == 0, !hasDamage {
            return "\(scope): no damage, \(StoryText.count(findings.count, "note", "notes"))."
        }
        let found = StoryText.count(findings.count, "finding", "findings")
        guard mended < findings.count else { return "\(scope): \(found), all repaired." }
        guard mended > 0 else { return "\(scope): \(found)." }
        let rest = findings.count - mended
        let left = hasDamage ? "\(rest) left" : StoryText.count(rest, "note", "notes")
        return "\(scope): \(found), \(mended) repaired, \(left)."
    }
}

extension LibraryInspection.DamagedFiles {
    /// How much it is: "3 files (1.2 MB)".
    var contents: String { "\(StoryText.count(fileCount, "file", "files")) (\(StoryText.size(byteCount)))" }
}

extension LibraryFinding {
    /// Whether nothing is wrong any more.
    var isMended: Bool {
        if case .done = mend { return true }
        return false
    }

    /// What is wrong, in a line.
    var summary: String { "\(kind.label): \(PlainText.line(subject, limit: .max) ?? subject)" }

    /// What is wrong, what was found in which story, and what to do or what was done; a line for each.
    func lines(in item: LibraryInspection.Item) -> [String] {
        let mending =
            switch mend {
            case .possible(let text): "'story verify --repair': \(text)"
            case .done(let text), .advice(let text): text
            }
        let place = item.story == nil ? "" : item.name + ": "
        return [summary] + [place + detail, mending].map { "  " + (PlainText.line($0, limit: .max) ?? "") }
    }
}

extension LibraryFinding.Kind {
    fileprivate var label: String {
        switch self {
        case .missingFile: "missing file"
        case .damagedFile: "damaged file"
        case .unreadableFile: "unreadable file"
        case .notAFile: "not a file"
        case .extraFile: "file not recorded in the library"
        case .openPermissions: "readable by others"
        case .unreadableRow: "unreadable row"
        case .unfitMarks: "timings that don't match"
        case .alteredRow: "altered row"
        case .lostRow: "lost row"
        case .danglingRow: "orphaned row"
        case .staleIndex: "stale index"
        case .damagedLog: "damaged log"
        case .damagedDatabase: "damaged database"
        case .lostStory: "lost story"
        case .lostHero: "lost hero"
        case .lostEvent: "lost event"
        case .lostChange: "lost change"
        case .lostRows: "lost rows"
        case .staleRecord: "outdated recovery record"
        case .unreadableSettings: "unreadable settings"
        case .changedSettings: "changed settings"
        case .failedPart: "missing part"
        case .unfinished: "unfinished"
        case .leftover: "left by an interrupted command"
        case .notChecked: "not checked"
        }
    }
}
