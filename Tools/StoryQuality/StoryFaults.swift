import EmbeddedAuthor
import StoryCore

/// What is wrong with the language of a story, found by rules.
struct StoryFaults {
    /// A kind of fault, as the report names it.
    enum Kind: String, CaseIterable {
        case repeatedLine = "a line told twice"
        case doubledWord = "a word doubled"
        case placeholder = "a placeholder"
        case unbalanced = "brackets or quotes open"
        case roughSentence = "a sentence without capital or end"
        case absentHero = "a hero who is hardly there"
        case wrongArticle = "a and an confused"
        case reviewedWord = "a word of the review list"
    }

    /// The faults, each with what shows it.
    private(set) var found: [(kind: Kind, sign: String)] = []

    init(of story: ToldStory, dictionary: PronouncingDictionary?, reviewList: Set<String>) {
        checkRepetition(in: story)
        checkSigns(in: story)
        checkHeroes(in: story)
        if let dictionary { checkArticles(in: story, dictionary) }
        let words = Set(Sentences.words(of: story.title + " " + story.pages.joined(separator: " ")))
        let forbidden = story.isAboutDeath ? reviewList.subtracting(Self.wordsOfDeath) : reviewList
        for word in words.intersection(forbidden).sorted() { add(.reviewedWord, word) }
    }

    private mutating func add(_ kind: Kind, _ sign: String) {
        found.append((kind, sign))
    }

    /// Checks repetitions; a refrain is more than one line of a plot, each told once.
    private mutating func checkRepetition(in story: ToldStory) {
        for line in story.chapters.flatMap({ PlanMeasures(of: $0).repeatedLines(wordCount: story.targetWordCount) }) {
            add(.repeatedLine, line)
        }
        for sentence in story.sentences {
            // With a mark between them they are meant: "No, no". So are sounds: "tick tick".
            let pieces = sentence.lowercased().split(separator: " ")
            for (first, second) in zip(pieces, pieces.dropFirst()) where first == second && Self.small.contains(first) {
                add(.doubledWord, "\(first) \(second)")
            }
        }
    }

    /// The words with which a story about a death is plain about it.
    private static let wordsOfDeath: Set<String> = ["died", "dead", "buried", "grave", "friedhof", "grab", "tot"]

    /// Words that never stand twice in a row.
    private static let small: Set<Substring> = [
        "a", "an", "the", "and", "of", "to", "in", "on", "at", "with", "was", "were", "is", "are", "it", "he", "she",
        "they", "their", "his", "not", "ein", "eine", "und", "zu", "im", "am", "auf", "mit", "war", "waren", "ist",
        "es", "er", "nicht", "dem", "den",
    ]

    private mutating func checkSigns(in story: ToldStory) {
        for text in [story.title] + story.pages {
            if let sign = text.first(where: { "{}|<>_".contains($0) }) { add(.placeholder, "\(sign) in: \(text)") }
            if text.contains("  ") || text.contains("..") { add(.placeholder, text) }
        }
        for paragraph in story.paragraphs {
            let isBalanced = Self.isBalanced(
                paragraph, quotes: story.brief.language.base.rawValue == "de" ? "„“" : "“”")
            if !isBalanced { add(.unbalanced, paragraph) }
        }
        for sentence in story.sentences {
            let letter = sentence.first { $0.isLetter || $0.isNumber }
            let mark = sentence.last { !"”“’".contains($0) }
            // A sentence may break off when a character falls asleep, or introduce speech.
            let begins = Self.isCutOff(sentence) || letter.map { !$0.isLowercase } ?? false
            let isWhole = begins && mark.map { ".!?…–:".contains($0) } ?? false
            if !isWhole { add(.roughSentence, sentence) }
        }
    }

    /// Returns whether a sentence goes on with one that was broken off: "“– saw.”"
    private static func isCutOff(_ sentence: String) -> Bool {
        sentence.first { !"“„".contains($0) }.map { "–…".contains($0) } ?? false
    }

    private static func isBalanced(_ paragraph: String, quotes: String) -> Bool {
        let marks = String(paragraph.filter { quotes.contains($0) })
        let brackets = String(paragraph.filter { "()[]".contains($0) })
        return marks == String(repeating: quotes, count: marks.count / 2) && brackets.isEmpty
    }

    private mutating func checkHeroes(in story: ToldStory) {
        for hero in story.brief.heroes {
            // "They" stands for all of several children on most pages.
            let count = story.pages.count { $0.contains(hero.name) }
            let isFirst = hero == story.brief.heroes.first
            let isThere = isFirst ? count * 5 >= story.pages.count * 2 : count * 6 >= story.pages.count
            if !isThere || count == 0 { add(.absentHero, "\(hero.name) \(count)/\(story.pages.count)") }
        }
    }

    private mutating func checkArticles(in story: ToldStory, _ dictionary: PronouncingDictionary) {
        for sentence in story.sentences {
            // An article that a mark follows was cut off: “Here’s an–”
            let words = sentence.lowercased().split(separator: " ")
            for (article, next) in zip(words, words.dropFirst()) where article == "a" || article == "an" {
                guard let word = Sentences.words(of: String(next)).first else { continue }
                if let takesAn = dictionary.takesAn(word), takesAn != (article == "an") {
                    add(.wrongArticle, "\(article) \(word)")
                }
            }
        }
    }
}
