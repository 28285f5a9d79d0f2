import StoryCore
import StoryDocuments

extension LibraryInspection.Item {
    /// The findings, three lines for each.
    var lines: [String] { findings.flatMap { $0.lines(in: self) } }
}

extension LibraryInspection {
    /// Whether unrepaired damage remains.
    var hasDamage: Bool { !damage.allSatisfy(\.isRepaired) }

    /// The contents of the damaged folder, and how to delete it.
    var damagedLines: [String] {
        guard let damaged else { return [] }
        return [
            "The folder \(damaged.folder) holds \(damaged.contents) that repairs set aside. "
                + "Delete them with 'story verify --remove-damaged'."
        ]
    }

    /// The summary in one line.
    var summary: String {
        let scope =
            "\(StoryText.count(storyCount, "story", "stories")), \(StoryText.count(fileCount, "file", "files")), "
            + StoryText.size(byteCount)
        guard !findings.isEmpty else { return "\(scope): everything is in order." }
        let repaired = findings.count(where: \.isRepaired)
        if repaired == 0, !hasDamage {
            return "\(scope): no damage, \(StoryText.count(findings.count, "note", "notes"))."
        }
        let found = StoryText.count(findings.count, "finding", "findings")
        guard repaired < findings.count else { return "\(scope): \(found), all repaired." }
        guard repaired > 0 else { return "\(scope): \(found)." }
        let rest = findings.count - repaired
        let left = hasDamage ? "\(rest) left" : StoryText.count(rest, "note", "notes")
        return "\(scope): \(found), \(repaired) repaired, \(left)."
    }
}

extension LibraryInspection.DamagedFiles {
    /// The number and size of the files: "3 files (1.2 MB)".
    var contents: String { "\(StoryText.count(fileCount, "file", "files")) (\(StoryText.size(byteCount)))" }
}

extension LibraryFinding {
    /// The finding in one line.
    var summary: String { "\(kind.label): \(PlainText.line(subject, limit: .max) ?? subject)" }

    /// Returns the finding, its story and its repair, a line for each.
    func lines(in item: LibraryInspection.Item) -> [String] {
        let repair =
            switch repairStatus {
            case .possible(let text): "'story verify --repair': \(text)"
            case .done(let text), .advice(let text): text
            }
        let offset = item.story == nil ? "" : item.name + ": "
        return [summary] + [offset + detail, repair].map { "  " + (PlainText.line($0, limit: .max) ?? "") }
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
