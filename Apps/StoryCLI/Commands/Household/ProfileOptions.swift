import ArgumentParser
import Collections
import Household
import Library
import StoryApp
import StoryCore

/// The options of a profile.
struct ProfileOptions: ParsableArguments {
    @Option(help: "Whose it is: parent or child.")
    var role: ProfileRole?

    @Option(help: "The age group of the stories; 'all' for any.")
    var age: AgeBand?

    @Option(help: "The language of the stories, for example en; '' for any.")
    var language: String?

    @Option(help: "The colour.")
    var color: ProfileColor?

    @Option(help: "The hero in the picture; '' for none.")
    var hero: String?

    @Option(
        help: """
            The stories it sees: everything, those fitting its age and language, or those chosen by you (with '--allow', \
            '--allow-hero' and '--allow-collection').
            """)
    var shelf: ProfileShelf?

    @Option(help: "A story that you choose for it; repeat for more.")
    var allow: [String] = []

    @Option(help: "A hero whose stories you choose for it; repeat for more.")
    var allowHero: [String] = []

    @Option(help: "A collection that you choose for it; repeat for more.")
    var allowCollection: [String] = []

    @Option(help: "Whether a child may create stories: yes, no, or ask, which leaves each one to a parent's approval.")
    var create: StoryCreation?

    @Option(help: "The speed at which it hears stories, 0.5 to 2; '' for that of the settings.")
    var speed: String?

    @OptionGroup var controls: ControlsOptions
    @OptionGroup var content: ContentOptions

    @Option(help: "Its sleep timer: 20m, 1h30m, end, or a number of stories; '' for that of the settings.")
    var sleep: String?

    /// Whether no option was given.
    var isEmpty: Bool {
        role == nil && age == nil && language == nil && color == nil && hero == nil && shelf == nil && create == nil
            && controls.isEmpty && content.isEmpty && speed == nil && sleep == nil && allow.isEmpty && allowHero.isEmpty
            && allowCollection.isEmpty
    }

    /// Applies the given options.
    ///
    /// - Throws: The error of a story, hero or collection that does not exist.
    func apply(to values: inout ProfileValues, in app: AppContainer) async throws {
        values.role = role ?? values.role
        if let age { values.ageBand = age == .all ? nil : age }
        if let language { values.language = language.isEmpty ? nil : LanguageCode(rawValue: language) }
        values.color = color ?? values.color
        if let hero { values.hero = hero.isEmpty ? nil : try await app.library.hero(matching: hero).id }
        if let speed { values.playbackSpeed = try Self.speed(speed) }
        if let sleep { values.sleepTimer = try Self.timer(sleep) }
        try controls.apply(to: &values.controls)
        try content.apply(to: &values.controls)
        values.creation = create ?? values.creation
        for story in allow { values.chosen.stories.insert(try await app.library.story(matching: story).id) }
        for hero in allowHero { values.chosen.heroes.insert(try await app.library.hero(matching: hero).id) }
        for collection in allowCollection {
            values.chosen.collections.insert(try await app.collections.collection(matching: collection).id)
        }
        let isChoosing = !(allow.isEmpty && allowHero.isEmpty && allowCollection.isEmpty)
        values.shelf = shelf ?? (isChoosing ? .chosen : values.shelf)
    }
}

extension ProfileOptions {
    private static func speed(_ text: String) throws -> PlaybackSpeed? {
        guard !text.isEmpty else { return nil }
        guard let value = Double(text) else { throw ValidationError("Give '--speed' as a number from 0.5 to 2.") }
        return try PlaybackSpeed(value)
    }

    private static func timer(_ text: String) throws -> SleepTimerSetting? {
        guard !text.isEmpty else { return nil }
        guard let timer = SleepTimerSetting(text) else {
            throw ValidationError("Use a time (20m, 1h30m), a number of stories (2), or end.")
        }
        return timer
    }
}

/// The options that take back what was chosen for a profile.
struct ProfileWithdrawalOptions: ParsableArguments {
    @Option(help: "A story that you no longer choose for it; repeat for more.")
    var disallow: [String] = []

    @Option(help: "A hero whose stories you no longer choose for it; repeat for more.")
    var disallowHero: [String] = []

    @Option(help: "A collection that you no longer choose for it; repeat for more.")
    var disallowCollection: [String] = []

    /// Whether no option was given.
    var isEmpty: Bool { disallow.isEmpty && disallowHero.isEmpty && disallowCollection.isEmpty }

    /// Applies the given options.
    ///
    /// - Throws: The error of a story, hero or collection that does not exist.
    func apply(to values: inout ProfileValues, in app: AppContainer) async throws {
        for story in disallow {
            if Self.remove(story, from: &values.chosen.stories) { continue }
            values.chosen.stories.remove(try await app.library.story(matching: story).id)
        }
        for hero in disallowHero {
            if Self.remove(hero, from: &values.chosen.heroes) { continue }
            // A deleted hero, too, whose stories are still there.
            values.chosen.heroes.remove(try await app.library.heroOfStories(matching: hero))
        }
        for collection in disallowCollection {
            if Self.remove(collection, from: &values.chosen.collections) { continue }
            values.chosen.collections.remove(try await app.collections.collection(matching: collection).id)
        }
    }

    /// Removes what has an identifier, or is the only one with a beginning of it, also once it is deleted.
    private static func remove<Subject>(_ reference: String, from chosen: inout Set<Identifier<Subject>>) -> Bool {
        let found = chosen.filter {
            $0.rawValue == reference || reference.count >= 4 && $0.rawValue.hasPrefix(reference)
        }
        guard found.count == 1, let identifier = found.first else { return false }
        chosen.remove(identifier)
        return true
    }
}

extension ProfileRole: NamedOption {}
extension ProfileShelf: NamedOption {}
extension ProfileColor: NamedOption {}
extension StoryCreation: NamedOption {}
