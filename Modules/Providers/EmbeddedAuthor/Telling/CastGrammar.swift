import StoryCore

/// Puts the heroes into sentences: names, pronouns, and verbs that go with them.
///
/// Marks in a sentence: `{All}` all heroes, by name where the page has not named them yet; `{we}` `{us}` `{our}` their
/// pronouns, `{were}` the verb that goes with what stands before it, `{me}` what they call themselves, `{hero0}`
/// `{hero1}` … one hero's name, and whatever a person typed under a mark of its own. A mark with a capital begins a
/// sentence.
struct CastGrammar {
    private let heroes: [Hero]
    private let words: [String: String]

    init(heroes: [Hero], words: [String: String]) {
        self.heroes = heroes
        self.words = words
    }

    /// What a page has told of the heroes so far.
    struct Memory {
        /// Which heroes were named.
        fileprivate(set) var named: Set<Int> = []
        /// Whether the sentence before was about the heroes and nobody else, so that a pronoun can only mean them.
        fileprivate(set) var isAboutHeroes = false
        fileprivate var subjectIsPronoun = false

        /// A new page or paragraph: nobody is spoken of any more.
        mutating func beginParagraph() {
            isAboutHeroes = false
        }
    }

    /// The names as one phrase: "Mira", "Mira and Ole", "Mira, Ole and Ida".
    var names: String { EnglishText.list(heroes.map(\.name)) }

    /// Whether every hero was named.
    func isComplete(_ memory: Memory) -> Bool { memory.named.count == heroes.count }

    /// Fills in the marks of a sentence; what is filled in is not looked at again.
    ///
    /// - Parameter hasOthers: Whether somebody else appears in the sentence, whom a pronoun could mean next.
    func fill(_ sentence: String, memory: inout Memory, hasOthers: Bool = false) -> String {
        var isAboutHeroes = false
        var isAboutOne = false
        let text = Marks.filled(sentence) { mark, before in
            let begins = before.isEmpty || before.hasSuffix(". ")
            let follows = begins || before == "So " || before == "Then "
            let isOne = mark.hasPrefix("hero") || mark.hasPrefix("Hero")
            isAboutOne = isAboutOne || (isOne && heroes.count > 1)
            isAboutHeroes = isAboutHeroes || isOne || ["All", "We", "we"].contains(mark)
            return word(for: mark, begins: begins, follows: follows, memory: &memory)
        }
        memory.isAboutHeroes = isAboutHeroes && !hasOthers && !isAboutOne
        return text
    }

    private func word(for mark: String, begins: Bool, follows: Bool, memory: inout Memory) -> String {
        switch mark {
        case "All":
            if isComplete(memory), follows, memory.isAboutHeroes { return subject(begins: begins, &memory) }
            return noun(begins: begins, &memory)
        case "We", "we":
            return isComplete(memory) ? subject(begins: begins, &memory) : noun(begins: begins, &memory)
        case "us": return isComplete(memory) ? pronoun("her", "him", "them") : noun(begins: begins, &memory)
        case "our", "Our":
            if isComplete(memory) {
                return begins ? pronoun("Her", "His", "Their") : pronoun("her", "his", "their")
            }
            return noun(begins: begins, &memory) + "'s"
        case "me": return heroes.count > 1 ? "us" : "me"
        case "were": return heroes.count > 1 || (memory.subjectIsPronoun && pronouns == .they) ? "were" : "was"
        default: break
        }
        if mark.lowercased().hasPrefix("hero"), let index = Int(mark.dropFirst(4)), heroes.indices.contains(index) {
            if heroes.count == 1, begins, memory.isAboutHeroes { return subject(begins: true, &memory) }
            memory.named.insert(index)
            memory.subjectIsPronoun = false
            return heroes[index].name
        }
        return words[mark] ?? ""
    }

    /// The heroes by name, or by number where several names would be repeated on a page.
    private func noun(begins: Bool, _ memory: inout Memory) -> String {
        memory.subjectIsPronoun = false
        let isRepeated = heroes.count > 1 && isComplete(memory)
        memory.named = Set(heroes.indices)
        guard isRepeated else { return names }
        let phrase =
            switch heroes.count {
            case 2: "the two of them"
            case 3: "the three of them"
            default: "all of them"
            }
        return begins ? EnglishText.capitalized(phrase) : phrase
    }

    private func subject(begins: Bool, _ memory: inout Memory) -> String {
        memory.subjectIsPronoun = true
        return begins ? pronoun("She", "He", "They") : pronoun("she", "he", "they")
    }

    private var pronouns: Pronouns {
        heroes.count == 1 ? heroes.first?.pronouns ?? .they : .they
    }

    private func pronoun(_ she: String, _ he: String, _ they: String) -> String {
        switch pronouns {
        case .she: she
        case .he: he
        case .they: they
        }
    }
}
