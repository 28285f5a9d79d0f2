import ArgumentParser
import Collections
import FeatureKit
import StoryApp
import StoryCore

/// `story collection create`: creates a collection with its stories.
struct CollectionCreateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a collection and its stories.",
        discussion: """
            The heroes take it in turns to lead; with none, the child is the hero. If a story fails, or you stop, the \
            finished stories are kept: create the others with 'story collection resume'.
            """)

    @Option(help: "The theme: what the child can grow in.")
    var focus: GrowthCategory

    @Option(help: "The age group of the listeners.")
    var age: AgeBand?

    @Option(help: "Something the child likes; repeat for more.")
    var interest: [String] = []

    @Option(help: "The child's name.")
    var child: String?

    @Option(help: "A hero's name or id; repeat for more.")
    var hero: [String] = []

    @Flag(help: "Add heroes who don't exist yet, even if others have similar names.")
    var newHero = false

    @Option(help: "The language code, for example en.")
    var language: String?

    @Option(help: "The title; default: the theme and the child's name.")
    var title: String?

    @Option(parsing: .unconditional, help: "Number of stories, 1 to 10.")
    var stories = 3

    @Option(parsing: .unconditional, help: "Length of each story in minutes, 1 to 15.")
    var minutes: Int?

    @Flag(help: "Leave out the narration.")
    var noAudio = false

    @Flag(help: "Leave out the pictures.")
    var noIllustrations = false

    @Option(parsing: .unconditional, help: "A number that gives the same stories each time.")
    var seed: UInt64?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard CollectionDraft.storyCounts.contains(stories) else {
            let error = CollectionsError.storyCountOutOfRange(stories)
            throw ValidationError("\(error.message) \(error.commandRecovery)")
        }
        if let minutes, !StoryBrief.minutesRange.contains(minutes) {
            throw ValidationError("A story can be 1 to 15 minutes long, not \(minutes).")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let (app, console) = (try session.app, output.console(of: session))
        let draft = try await draft(in: app, on: console)
        return try await CollectionCommandRunner(console: console, asJSON: output.json).run { observer in
            try await app.collections.create(draft, observer: observer)
        }
    }

    private func draft(in app: AppContainer, on console: Console) async throws -> CollectionDraft {
        var draft = CollectionDraft(focus: focus)
        draft.ageBand = age ?? draft.ageBand
        draft.interests = interest
        draft.childName = child ?? ""
        draft.language = language.map(LanguageCode.init(rawValue:))
        // Without an author for the language, no collection is stored.
        if let language = draft.language { _ = try app.registry.author(nil, language: language) }
        draft.title = title ?? ""
        draft.storyCount = stories
        draft.minutes = minutes
        draft.seed = seed
        draft.wantsNarration = !noAudio
        draft.wantsIllustrations = noIllustrations ? false : nil
        let casting = HeroResolver(library: app.library, acceptsSimilarNames: newHero)
        let household = try await app.settingsRepository.settings().language
        draft.heroes = try await casting.keep(try await casting.cast(hero), in: draft.language ?? household) {
            console.writeError($0)
        }
        return draft
    }
}
