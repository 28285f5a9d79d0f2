import StoryCore

/// What is wrong with the language of a story, found by rules.
struct StoryFaults {
    /// A kind of fault, as the report names it.
    enum Kind: String, CaseIterable {
        case repeatedSentence = "a sentence twice"
        case repeatedPhrase = "four words more than three times"
        case doubledWord = "a word doubled"
        case placeholder = "a placeholder"
        case unbalanced = "brackets or quotes open"
        case roughSentence = "a sentence without capital or end"
        case absentHero = "the first hero on less than half of the pages, or another on less than a third"
        case wrongArticle = "a and an confused"
        case reviewedWord = "a word of the review list"
    }

    /// The faults, each with what shows it.
    private(set) var found: [(kind: Kind, sign: String)] = []

    init(of story: ToldStory, dictionary: PronouncingDictionary?, reviewList: Set<String>) {
        // What returns in stories for the smallest is meant to.
        if story.brief.ageBand != .twoToFour { checkRepetition(in: story) }
        checkSigns(in: story)
        checkHeroes(in: story)
        if let dictionary { checkArticles(in: story, dictionary) }
        let words = Set(Sentences.words(of: story.title + " " + story.pages.joined(separator: " ")))
        for word in words.intersection(reviewList).sorted() { add(.reviewedWord, word) }
    }

    private mutating func add(_ kind: Kind, _ sign: String) {
        found.append((kind, sign))
    }

    private mutating func checkRepetition(in story: ToldStory) {
        var told: Set<String> = []
        var phrases: [ArraySlice<String>: Int] = [:]
        for sentence in story.ownSentences {
            if !told.insert(sentence.lowercased()).inserted { add(.repeatedSentence, sentence) }
            let words = Sentences.words(of: sentence)
            for index in words.indices.dropLast(3) { phrases[words[index..<index + 4], default: 0] += 1 }
            // With a mark between them they are meant: "No, no".
            let pieces = sentence.lowercased().split(separator: " ")
            for (first, second) in zip(pieces, pieces.dropFirst()) where first == second && first.last?.isLetter == true
            {
                add(.doubledWord, "\(first) \(second)")
            }
        }
        for (phrase, count) in phrases where count > 3 { add(.repeatedPhrase, phrase.joined(separator: " ")) }
    }

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
            // Somebody may fall asleep over a sentence, or say what follows.
            let isWhole = letter.map { !$0.isLowercase } ?? false && mark.map { ".!?…–:".contains($0) } ?? false
            if !isWhole { add(.roughSentence, sentence) }
        }
    }

    private static func isBalanced(_ paragraph: String, quotes: String) -> Bool {
        let marks = String(paragraph.filter { quotes.contains($0) })
        let brackets = String(paragraph.filter { "()[]".contains($0) })
        return marks == String(repeating: quotes, count: marks.count / 2) && brackets.isEmpty
    }

    private mutating func checkHeroes(in story: ToldStory) {
        for hero in story.brief.heroes {
            let count = story.pages.count { $0.contains(hero.name) }
            let part = hero == story.brief.heroes.first ? 2 : 3
            if count * part < story.pages.count { add(.absentHero, "\(hero.name) \(count)/\(story.pages.count)") }
        }
    }

    private mutating func checkArticles(in story: ToldStory, _ dictionary: PronouncingDictionary) {
        for sentence in story.sentences {
            let words = Sentences.words(of: sentence)
            for (article, word) in zip(words, words.dropFirst()) where article == "a" || article == "an" {
                if let takesAn = dictionary.takesAn(word), takesAn != (article == "an") {
                    add(.wrongArticle, "\(article) \(word)")
                }
            }
        }
    }
}
