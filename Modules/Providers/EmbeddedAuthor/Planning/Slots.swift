import StoryCore

/// Fills the marks of a table's line that stand for a story's own facts; those for heroes stay for the ``Cast``.
struct Slots {
    let facts: Facts
    let grammar: any LanguageGrammar
    let cast: CastTable
    let heroCount: Int
    /// Where the story is.
    var place: Place
    /// Whom the heroes meet.
    var meeting: Meeting?
    /// The thing that is given, wished for or needed.
    var gift: Gift?
    /// The name of the one who gave it.
    var giver = ""
    /// Whether the person of the event has come.
    var isPersonThere = false
    private var speaker = 0
    private var other = 0
    /// Whether the same hero is the other one in all lines.
    private var isOtherHeld = false
    private var isMainHeroChosen = false
    private var thingUses = 0
    private var skillUses = 0
    private var personUses = 0

    init(facts: Facts, grammar: any LanguageGrammar, cast: CastTable, heroCount: Int) {
        self.facts = facts
        self.grammar = grammar
        self.cast = cast
        self.heroCount = heroCount
        place = facts.start
    }

    /// A line with the story's facts in it.
    mutating func fill(_ line: String) -> String {
        var nextSpeaker = speaker
        if line.utf8.contains(UInt8(ascii: "{")) == false { return PlainWords.capitalized(line) }
        let other = otherHero(in: line)
        let answer = heroCount == 1 && Self.isTalk(line) ? facts.companion?.name : nil
        if line.contains("{thing") { thingUses += 1 }
        if line.contains("{skill") { skillUses += 1 }
        if line.contains("{person") { personUses += 1 }
        let text = Marks.filled(line) { mark, before in
            switch mark {
            case "hero": return "{hero0}"
            case "speaker":
                nextSpeaker += 1
                return "{hero\((nextSpeaker - 1) % heroCount)}"
            case "other": return answer ?? "{hero\(other)}"
            default: break
            }
            let word = word(for: mark, other: other)
            return PlainWords.beginsSentence(after: before) ? word.map(PlainWords.capitalized) : word
        }
        speaker = nextSpeaker
        return PlainWords.capitalized(text)
    }

    /// Lets a hero be the one whom `{other}` means next; 0 means the main one.
    mutating func choose(other index: Int) {
        other = index == 0 ? 0 : index - 1
        isMainHeroChosen = index == 0
    }

    /// Lets `{other}` mean the same hero until the lines of a block are told.
    mutating func holdOther(_ isHeld: Bool) {
        isOtherHeld = isHeld
        if !isHeld { isMainHeroChosen = false }
    }

    /// Whether two talk with each other in a line.
    static func isTalk(_ line: String) -> Bool {
        line.contains("{speaker}") && line.contains("{other}")
    }

    /// Who appears in a line of the tables.
    func companions(in line: String) -> [SceneCharacter] {
        var companions: [SceneCharacter] = []
        if let meeting, line.contains("{name}") || line.contains("{helper") { companions.append(meeting.character) }
        if let companion = facts.companion, line.contains("{friend") { companions.append(companion.character) }
        if facts.littleTravels, line.contains("{little") { companions.append(little) }
        if facts.littleTravels, line.contains("{parent") { companions.append(parent) }
        if isPersonThere, line.contains("{person") {
            companions.append(
                SceneCharacter(.companion(species: facts.person.species, name: facts.person.name.noun)))
        }
        return companions
    }

    // MARK: - Words

    /// The main hero where there is one, else the others in turn.
    private mutating func otherHero(in line: String) -> Int {
        guard heroCount > 1, !isMainHeroChosen, line.contains("{other") else { return 0 }
        if !isOtherHeld { other = other % (heroCount - 1) + 1 }
        // Nobody answers to what they said.
        if Self.isTalk(line), other == speaker % heroCount { return (other + 1) % heroCount }
        return other
    }

    /// What stands for a mark; nil for the marks of heroes.
    ///
    /// - Parameter other: Who is meant by the marks of another hero.
    func word(for mark: String, other: Int = 0) -> String? {
        let name = mark.prefix { $0 != "." }
        let form = mark[name.endIndex...].dropFirst()
        switch name {
        case "hero": return "{hero0.\(form)}"
        case "other": return "{hero\(other).\(form)}"
        case "thing": return grammar.form(form, of: thing)
        case "subject": return facts.reading?.subject.flatMap { grammar.form(form, of: $0) }
        case "gift": return gift.flatMap { grammar.form(form, of: $0.noun) }
        case "helper": return meeting.flatMap { grammar.form(form, of: $0.helper.noun) }
        case "name": return meeting?.name
        case "giver": return giver
        case "friend":
            return facts.companion.flatMap { form.isEmpty ? $0.name : grammar.form(form, of: $0.friend.noun) }
        case "little": return grammar.form(form, of: littleNoun)
        case "parent": return grammar.form(form, of: parentNoun)
        case "person": return person(form)
        case "skill": return skill(form)
        case "place": return word(for: place, form)
        case "goal": return word(for: facts.goal, form)
        default: return nil
        }
    }

    private func word(for place: Place, _ form: Substring) -> String {
        switch form {
        case "at": place.at
        case "to": place.to
        default: place.name
        }
    }

    /// The thing; once it is known, without its adjective.
    private var thing: Noun {
        var noun = facts.thing.noun
        if thingUses > Self.usesInFull { noun.adjective = nil }
        return noun
    }

    /// The skill; once it is known, by a short word.
    private func skill(_ form: Substring) -> String {
        let isKnown = skillUses > Self.usesInFull
        return switch form {
        case "did": isKnown ? cast.again.did : facts.skill.did
        default: isKnown ? cast.again.do : facts.skill.do
        }
    }

    /// The person; once they are known, by a shorter name if there is one.
    private func person(_ form: Substring) -> String? {
        if personUses > Self.usesInFull, let later = facts.person.later { return later }
        return grammar.form(form, of: facts.person.name)
    }

    private static let usesInFull = 3

    private var littleNoun: Noun {
        var noun = facts.little.noun
        noun.adjective = cast.small
        return noun
    }

    private var parentNoun: Noun {
        var noun = facts.little.noun
        noun.adjective = cast.big
        return noun
    }

    private var little: SceneCharacter {
        let name = grammar.form("", of: littleNoun)
        return SceneCharacter(
            .companion(species: facts.little.species, name: name), pose: "walking", mood: "curious")
    }

    private var parent: SceneCharacter {
        SceneCharacter(.companion(species: facts.little.species, name: grammar.form("", of: parentNoun)))
    }
}
