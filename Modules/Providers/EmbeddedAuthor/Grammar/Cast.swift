import StoryCore

/// Puts the heroes into sentences: names, pronouns, and verbs that go with them.
///
/// It fills in the marks that are left when a plan has been made: `{All}`, the pronouns of the ``CastTable``, the
/// verbs with a slash, `{hero0}` `{hero1}` … for single heroes, and whatever a person typed under a mark of its own.
struct Cast {
    private let heroes: [Hero]
    private let table: CastTable
    private let grammar: any LanguageGrammar
    private let words: [String: String]
    /// The words for all heroes together and for each of them.
    private let pronouns: [String: String]
    private let speech: [String: String]

    init(heroes: [Hero], table: CastTable, grammar: any LanguageGrammar, words: [String: String]) {
        self.heroes = heroes
        self.table = table
        self.grammar = grammar
        self.words = words
        let isOne = heroes.count == 1
        pronouns = table.pronouns[isOne ? heroes[0].pronouns.rawValue : "several"] ?? [:]
        speech = table.speech[isOne ? "one" : "several"] ?? [:]
    }

    /// What was told of the heroes so far, on a page and in the story.
    struct Memory {
        /// Which heroes were named.
        fileprivate(set) var named: Set<Int> = []
        /// How often several heroes were named together, and called by their number, in the story.
        fileprivate var nameUses = 0
        fileprivate var nameUsesInMiddle = 0
        fileprivate var groupUses = 0
        /// Whether the sentence before was about the heroes and nobody else, so that a pronoun can only mean them.
        fileprivate(set) var isAboutHeroes = false
        fileprivate var subjectIsPronoun = false

        /// Lets names stand in another order the next time.
        mutating func turnNames(by count: Int) {
            nameUses += count
        }

        /// A new paragraph: nobody is spoken of any more.
        mutating func beginParagraph() {
            isAboutHeroes = false
        }

        /// A new page: its reader has not read a name yet, unless the page before says who is meant.
        mutating func beginPage(knowsNames: Bool) {
            isAboutHeroes = false
            if !knowsNames { named = [] }
        }
    }

    /// The names as one phrase: "Mira", "Mira and Ole", "Mira, Ole and Ida".
    var names: String { PlainWords.list(heroes.map(\.name), and: table.and) }

    /// The names in an order that changes from use to use, so that no list of names becomes a drone.
    private func names(_ memory: inout Memory) -> String {
        let count = heroes.count
        let (round, turn) = memory.nameUses.quotientAndRemainder(dividingBy: count)
        memory.nameUses += 1
        let list = heroes.map(\.name)
        let turned = Array(list[turn...] + list[..<turn])
        let names = round.isMultiple(of: 2) ? turned : turned.reversed()
        // "Ida, Ole and Bo", and later "Ida and Ole and Bo".
        return round % 4 < 2 ? PlainWords.list(names, and: table.and) : names.joined(separator: " \(table.and) ")
    }

    /// Whether every hero was named.
    func isComplete(_ memory: Memory) -> Bool { memory.named.count == heroes.count }

    /// Fills in the marks of a sentence; what is filled in is not looked at again.
    ///
    /// - Parameter hasOthers: Whether somebody else appears in the sentence, whom a pronoun could mean next.
    func fill(_ sentence: String, memory: inout Memory, hasOthers: Bool = false) -> String {
        var isAboutHeroes = false
        var isAboutOne = false
        let text = Marks.filled(sentence) { mark, before in
            let begins = PlainWords.beginsSentence(after: before)
            let isOne = heroIndex(of: mark) != nil
            isAboutOne = isAboutOne || (isOne && heroes.count > 1)
            isAboutHeroes = isAboutHeroes || isOne || mark == "All" || mark == "we"
            let follows = before.hasSuffix(table.and + " ")
            return word(for: mark, begins: begins, follows: follows, memory: &memory)
        }
        memory.isAboutHeroes = isAboutHeroes && !hasOthers && !isAboutOne
        return text
    }

    // MARK: - Marks

    private func word(for mark: String, begins: Bool, follows: Bool, memory: inout Memory) -> String {
        if mark == "All" { return subject(begins: begins, follows: follows, memory: &memory) }
        if let slash = mark.firstIndex(of: "/") {
            let isPlural = heroes.count > 1 || (memory.subjectIsPronoun && heroes[0].pronouns == .they)
            return String(isPlural ? mark[mark.index(after: slash)...] : mark[..<slash])
        }
        if let word = speech[mark] {
            memory.subjectIsPronoun = false
            return begins ? PlainWords.capitalized(word) : word
        }
        if let index = heroIndex(of: mark) { return hero(index, mark: mark, begins: begins, memory: &memory) }
        if isPronoun(mark) { return pronoun(mark, begins: begins, memory: &memory) }
        return words[mark] ?? ""
    }

    /// All heroes: by a pronoun where it begins a sentence and can only mean them.
    private func subject(begins: Bool, follows: Bool, memory: inout Memory) -> String {
        if begins, memory.isAboutHeroes, isComplete(memory), let word = pronouns["we"] {
            memory.subjectIsPronoun = true
            return PlainWords.capitalized(word)
        }
        return namesOrGroup(begins: begins, follows: follows, memory: &memory)
    }

    private func pronoun(_ mark: String, begins: Bool, memory: inout Memory) -> String {
        guard isComplete(memory), let word = pronouns[mark] else {
            let isPossessive = table.possessives.contains(mark)
            memory.named = Set(heroes.indices)
            memory.subjectIsPronoun = false
            return isPossessive ? genitiveOfNames : names(&memory)
        }
        if mark == "we" { memory.subjectIsPronoun = true }
        return begins ? PlainWords.capitalized(word) : word
    }

    private func hero(_ index: Int, mark: String, begins: Bool, memory: inout Memory) -> String {
        let hero = heroes[index]
        if let dot = mark.firstIndex(of: ".") {
            let form = String(mark[mark.index(after: dot)...])
            if let word = table.pronouns[hero.pronouns.rawValue]?[form] { return word }
            return table.possessives.contains(form) ? grammar.genitive(of: hero.name) : hero.name
        }
        if heroes.count == 1, begins, memory.isAboutHeroes, let word = pronouns["we"] {
            memory.subjectIsPronoun = true
            return PlainWords.capitalized(word)
        }
        memory.named.insert(index)
        memory.subjectIsPronoun = false
        return hero.name
    }

    /// The heroes by name, or by number where several names would be repeated on a page.
    ///
    /// - Parameter follows: Whether an "and" stands before, so that the names would make one list with it too often.
    private func namesOrGroup(begins: Bool, follows: Bool, memory: inout Memory) -> String {
        memory.subjectIsPronoun = false
        let isWorn = follows && memory.nameUsesInMiddle >= Self.mostNamesInMiddle
        let isRepeated = heroes.count > 1 && (isComplete(memory) || isWorn)
        if follows, !isRepeated { memory.nameUsesInMiddle += 1 }
        if isRepeated { return group(begins: begins, memory: &memory) }
        memory.named = Set(heroes.indices)
        return names(&memory)
    }

    private static let mostNamesInMiddle = 2

    private func group(begins: Bool, memory: inout Memory) -> String {
        let phrases = table.groups[min(heroes.count - 2, table.groups.count - 1)]
        let phrase = phrases[memory.groupUses % phrases.count]
        memory.groupUses += 1
        return begins ? PlainWords.capitalized(phrase) : phrase
    }

    private var genitiveOfNames: String {
        let last = heroes.count - 1
        return PlainWords.list(
            heroes.indices.map { $0 == last ? grammar.genitive(of: heroes[$0].name) : heroes[$0].name }, and: table.and)
    }

    private func isPronoun(_ mark: String) -> Bool {
        table.pronouns["several"]?[mark] != nil
    }

    /// The hero whom a mark such as `{hero0}` or `{hero1.her}` stands for.
    private func heroIndex(of mark: String) -> Int? {
        guard mark.hasPrefix("hero") else { return nil }
        let index = Int(mark.dropFirst(4).prefix { $0.isNumber })
        return index.flatMap { heroes.indices.contains($0) ? $0 : nil }
    }
}
