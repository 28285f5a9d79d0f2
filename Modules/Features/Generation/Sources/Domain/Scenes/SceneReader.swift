import StoryCore

/// Derives a scene from a page's text, for authors who give none.
///
/// It uses only what is certain: a named character does something that is told as happening. Dialogue and anything
/// denied, compared, wished, remembered or merely possible is ignored; rather than something wrong, a page shows
/// nothing.
struct SceneReader {
    private let heroes: [Hero]
    private let words: SceneWords
    private let names: NameFinder

    /// Creates a reader.
    ///
    /// - Parameter language: The language of the story; in an unknown one only names are found.
    init(heroes: [Hero], language: LanguageCode) {
        self.heroes = heroes
        words = SceneWords.words(of: language)
        names = NameFinder(heroes.map(\.name))
    }

    /// Returns the scene of a page, in the place of the previous one unless the text says otherwise.
    func scene(of text: String, after previous: Scene) -> Scene {
        var reading = Reading(scene: Scene(setting: previous.setting, place: previous.place))
        reading.scene.timeOfDay = previous.timeOfDay
        reading.scene.weather = previous.weather
        for sentence in Self.told(text) { read(sentence, into: &reading) }
        let missing = heroes.filter { hero in !reading.scene.characters.contains { $0.subject == .hero(hero.id) } }
        // A page that names nobody shows the characters of the previous one.
        if missing.count == heroes.count {
            let present = heroes.map { SceneCharacter(.hero($0.id), mood: "calm") }
            reading.scene.characters = present + reading.scene.characters
        }
        return reading.scene
    }

    /// The state of reading a page.
    private struct Reading {
        var scene: Scene
        /// The antecedent of a pronoun: the only hero of the previous sentence.
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
        let rest = Array(spoken.dropFirst(subject.index + 1))
        let mood = words.mood(in: rest)
        guard let deed = words.deed(in: rest) else {
            add(
                subject.subject, SceneCharacter(subject.subject, mood: mood ?? "calm"), isDeed: mood != nil,
                to: &reading)
            return
        }
        let object = words.object(in: Array(rest.dropFirst(deed.index + 1).prefix(6)))
        var character = SceneCharacter(subject.subject, pose: deed.pose, mood: mood ?? deed.mood ?? "calm")
        if let object {
            if deed.holds { character.holding = object } else { character.target = .prop(object) }
            if !reading.scene.props.contains(object), !deed.holds { reading.scene.props.append(object) }
        }
        add(subject.subject, character, isDeed: true, to: &reading)
    }

    private typealias Subject = SceneCharacter.Subject

    /// Returns the subject: the name before the first verb, or the antecedent of a pronoun at the sentence's beginning.
    private func subject(
        of found: [NamedWord], _ spoken: [String], _ reading: Reading
    ) -> (subject: Subject, index: Int)? {
        for (index, word) in found.enumerated() {
            if let hero = heroes.first(where: { $0.name == word.name }), !word.isPossessive {
                return (.hero(hero.id), index)
            }
            if index < 2, words.pronouns.contains(spoken[index]), let last = reading.last {
                return (.hero(last), index)
            }
            if index == 1, words.articles.contains(spoken[0]), let species = words.species[spoken[1]] {
                return (.companion(species: species, name: nil), index)
            }
            if words.isDeed(spoken[index]) { return nil }
        }
        return nil
    }

    /// Adds a character to the scene, or updates the action: the last one of a page is shown.
    private func add(_ subject: Subject, _ character: SceneCharacter, isDeed: Bool, to reading: inout Reading) {
        guard let index = reading.scene.characters.firstIndex(where: { $0.subject == subject }) else {
            reading.scene.characters.append(character)
            return
        }
        if isDeed { reading.scene.characters[index] = character }
    }

    // MARK: - Text

    /// Returns the sentences of a text without the quotations in them.
    static func told(_ text: String) -> [String] {
        var openQuote: Character?
        return SentenceSplitter.sentences(in: text).map { range in
            let sentence = String(text[range])
            return DialogueSplitter.segments(of: sentence, openQuote: &openQuote).filter { !$0.isDialogue }
                .map { String($0.range.substring(of: sentence)) }.joined(separator: " ")
        }
    }
}
