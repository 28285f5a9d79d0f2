import StoryCore

/// What was found in a library as `--json` tells it.
struct InspectionDocument: Encodable {
    struct Finding: Encodable {
        var item: String
        @Nullable var story: String?
        var kind: String
        /// Whether the library is damaged; the rest waits to be finished or cleared up.
        var damage: Bool
        var subject: String
        var detail: String
        /// "possible", "done" or "advice": whether it can be mended, was mended, or needs a person.
        var state: String
        var mend: String
    }

    /// What repairs have put away.
    struct Damaged: Encodable {
        var folder: String
        var files: Int
        var bytes: Int
    }

    var stories: Int
    var files: Int
    var bytes: Int
    var findings: [Finding]
    var mended: Int
    var remaining: Int
    /// Null if nothing was put away.
    @Nullable var damaged: Damaged?

    init(_ inspection: LibraryInspection) {
        stories = inspection.storyCount
        files = inspection.fileCount
        bytes = inspection.byteCount
        findings = inspection.items.flatMap { item in
            item.findings.map { finding in
                Finding(
                    item: item.name, story: item.story?.rawValue, kind: finding.kind.rawValue,
                    damage: finding.kind.isDamage, subject: finding.subject, detail: finding.detail,
                    state: finding.mend.state, mend: finding.mend.text)
            }
        }
        mended = inspection.findings.count(where: \.isMended)
        remaining = findings.count - mended
        damaged = inspection.damaged.map { Damaged(folder: $0.folder, files: $0.fileCount, bytes: $0.byteCount) }
    }
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
            return "\(scope): no damage; \(StoryText.count(findings.count, "thing", "things")) left unfinished."
        }
        let found = StoryText.count(findings.count, "finding", "findings")
        guard mended < findings.count else { return "\(scope): \(found), all repaired." }
        let state = mended == 0 ? "" : ", \(mended) repaired, \(findings.count - mended) left"
        return "\(scope): \(found)\(state)."
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
        case .failedPart: "missing part"
        case .unfinished: "unfinished"
        case .leftover: "left by an interrupted command"
        case .notChecked: "not checked"
        }
    }
}

extension LibraryFinding.Mend {
    fileprivate var state: String {
        switch self {
        case .possible: "possible"
        case .done: "done"
        case .advice: "advice"
        }
    }

    fileprivate var text: String {
        switch self {
        case .possible(let text), .done(let text), .advice(let text): text
        }
    }
}
