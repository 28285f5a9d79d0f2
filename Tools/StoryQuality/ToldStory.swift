import EmbeddedAuthor
import StoryCore

/// A story as it left the author, with what it was made for.
struct ToldStory {
    let brief: StoryBrief
    let targetWordCount: Int
    var title = ""
    var passages: [AuthoredPassage] = []
    /// The id of its plot.
    let plot: String
    /// The sentences that return on purpose.
    let refrains: [String]
    /// The same, as the sentences of each form: as it returns, and as it stands the last time.
    let refrainForms: [[String]]
    /// The plans behind it, if its author has them.
    var chapters: [PlotTelling] = []

    init(brief: StoryBrief, targetWordCount: Int, plot: String, refrains: [String]) {
        self.brief = brief
        self.targetWordCount = targetWordCount
        self.plot = plot
        refrainForms = refrains.map(Sentences.split)
        self.refrains = refrainForms.flatMap { $0 }
    }

    /// The text of every page, in order.
    var pages: [String] { passages.map(\.text) }

    /// Every sentence, in order.
    var sentences: [String] {
        paragraphs.flatMap(Sentences.split)
    }

    /// Every paragraph, in order.
    var paragraphs: [String] {
        pages.flatMap { $0.split(separator: "\n\n").map(String.init) }
    }

    /// The sentences that do not return on purpose.
    var ownSentences: [String] {
        sentences.filter { !refrains.contains($0) }
    }

    /// The settings of the pages.
    var settings: [String] { passages.compactMap { $0.scene?.setting.rawValue } }

    /// The names of those who are no heroes, in lower case.
    var companions: Set<String> {
        let characters = passages.compactMap(\.scene).flatMap(\.characters)
        return Set(
            characters.compactMap { character in
                if case .companion(_, let name) = character.subject { name?.lowercased() } else { nil }
            })
    }

    /// Whether it is for a child after a death.
    var isAboutDeath: Bool {
        chapters.contains { ["pet-died", "somebody-died"].contains($0.plot.plan.archetype) }
    }

    /// The words of the names of heroes and cast, in lower case.
    var names: [String] {
        let all = brief.heroes.map(\.name) + chapters.flatMap(\.names.values)
        return all.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    }

    /// The number of words.
    var wordCount: Int {
        pages.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    }

    /// What was asked for, for messages: "bedtime 4-6 funny 5 min, seed 12".
    var request: String {
        let event =
            switch brief.occasion {
            case .standard(let event): event.rawValue
            case .custom(let event): "“\(event.title)”"
            }
        return "\(event) \(brief.ageBand.rawValue) \(brief.tone.rawValue) \(brief.minutes) min, seed \(brief.seed)"
    }
}

/// Splits a text into sentences and words.
enum Sentences {
    /// The sentences of a paragraph: a sentence ends at a mark if the next word begins with a capital, a digit or a
    /// quotation mark.
    static func split(_ paragraph: String) -> [String] {
        var sentences: [String] = []
        var current: [Substring] = []
        let words = paragraph.split(whereSeparator: \.isWhitespace)
        for (index, word) in words.enumerated() {
            current.append(word)
            let mark = word.last { !closing.contains($0) }
            let next = index + 1 < words.count ? words[index + 1] : nil
            guard mark.map({ ".!?…".contains($0) }) ?? false, next.map(begins) ?? true else { continue }
            sentences.append(current.joined(separator: " "))
            current = []
        }
        return current.isEmpty ? sentences : sentences + [current.joined(separator: " ")]
    }

    /// The words of a text in lower case, without the marks around them.
    static func words(of text: String) -> [String] {
        text.lowercased().replacing("’", with: "'")
            .split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.map(String.init)
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
    }

    private static let closing: Set<Character> = ["”", "“", "’"]

    private static func begins(_ word: Substring) -> Bool {
        let letter = word.first { !"“„‘".contains($0) }
        return letter.map { !$0.isLowercase } ?? true
    }
}
