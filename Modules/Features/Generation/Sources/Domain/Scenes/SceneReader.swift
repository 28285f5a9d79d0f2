import StoryCore

/// Fills in what a picture shows from a page's text, for authors who say nothing of it.
///
/// It takes only what it is sure of: somebody who is named does something that is told as happening. What is said in
/// quotation marks, denied, compared, wished, remembered or only possible is not drawn; of that, a page shows nothing
/// rather than something wrong.
struct SceneReader {
    private let heroes: [Hero]
    private let words: SceneWords
    private let names: NameFinder

    /// - Parameter language: The language of the story; of one that is not known here only names are read.
    init(heroes: [Hero], language: LanguageCode) {
        self.heroes = heroes
        words = SceneWords.words(of: language)
        names = NameFinder(heroes.map(\.name))
    }

    /// The scene of a page: where the one before was, unless the text says otherwise.
    func scene(of text: String, after previous: Scene) -> Scene {
        var reading = Reading(scene: Scene(setting: previous.setting, place: previous.place))
        reading.scene.timeOfDay = previous.timeOfDay
        reading.scene.weather = previous.weather
        for sentence in Self.told(text) { read(sentence, into: &reading) }
        let missing = heroes.filter { hero in !reading.scene.characters.contains { $0.subject == .hero(hero.id) } }
        // Nobody is named on some pages: then those are there who were there before.
        if missing.count == heroes.count {
            let present = heroes.map { SceneCharacter(.hero($0.id), mood: "calm") }
            reading.scene.characters = present + reading.scene.characters
        }
        return reading.scene
    }

    /// What a page has said so far.
    private struct Reading {
        var scene: Scene
        /// Whom a pronoun stands for: the one hero of the sentence before.
        var last: HeroID?
    }

    private func read(_ sentence: String, into reading: inout Reading) {
        let found = names.words(in: sentence, range: sentence.startIndex..<sentence.endIndex)
        let spoken = found.map { $0.text.lowercased() }
        let named = found.compactMap { word in heroes.first { $0.name == word.name }?.id }
        defer { if !named.isEmpty { reading.last = Set(named).count == 1 ? named.first : nil } }
        guard !words.isUncertain(spoken) else { return }
        if let setting = words.setting(in: spoken) {
            if setting != reading.scene.setting { reading.scene.place = nil }
            reading.scene.setting = setting
        }
        if let time = words.time(in: spoken) { reading.scene.timeOfDay = time }
        guard let subject = subject(of: found, spoken, reading) else { return }
        let rest = Array(spoken.dropFirst(subject.place + 1))
        let mood = words.mood(in: rest)
        guard let deed = words.deed(in: rest) else {
            add(
                subject.subject, SceneCharacter(subject.subject, mood: mood ?? "calm"), isDeed: mood != nil,
                to: &reading)
            return
        }
        let object = words.object(in: Array(rest.dropFirst(deed.place + 1).prefix(6)))
        var character = SceneCharacter(subject.subject, pose: deed.pose, mood: mood ?? deed.mood ?? "calm")
        if let object {
            if deed.holds { character.holding = object } else { character.target = .prop(object) }
            if !reading.scene.props.contains(object), !deed.holds { reading.scene.props.append(object) }
        }
        add(subject.subject, character, isDeed: true, to: &reading)
    }

    private typealias Subject = SceneCharacter.Subject

    /// Who acts: the name before the first verb, or the one for whom a pronoun stands at the sentence's beginning.
    private func subject(
        of found: [NamedWord], _ spoken: [String], _ reading: Reading
    ) -> (subject: Subject, place: Int)? {
        for (place, word) in found.enumerated() {
            if let hero = heroes.first(where: { $0.name == word.name }), !word.isPossessive {
                return (.hero(hero.id), place)
            }
            if place < 2, words.pronouns.contains(spoken[place]), let last = reading.last {
                return (.hero(last), place)
            }
            if place == 1, words.articles.contains(spoken[0]), let species = words.species[spoken[1]] {
                return (.companion(species: species, name: nil), place)
            }
            if words.isDeed(spoken[place]) { return nil }
        }
        return nil
    }

    /// Puts somebody into the scene, or changes what they do: the last deed of a page is shown.
    private func add(_ subject: Subject, _ character: SceneCharacter, isDeed: Bool, to reading: inout Reading) {
        guard let place = reading.scene.characters.firstIndex(where: { $0.subject == subject }) else {
            reading.scene.characters.append(character)
            return
        }
        if isDeed { reading.scene.characters[place] = character }
    }

    // MARK: - Text

    /// The sentences of a text without what is said in them.
    static func told(_ text: String) -> [String] {
        var openQuote: Character?
        return SentenceSplitter.sentences(in: text).map { range in
            let sentence = String(text[range])
            return DialogueSplitter.segments(of: sentence, openQuote: &openQuote).filter { !$0.isDialogue }
                .map { String($0.range.substring(of: sentence)) }.joined(separator: " ")
        }
    }
}
