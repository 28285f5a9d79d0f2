import ArgumentParser
import Collections
import FeatureKit
import StoryApp
import StoryCore

/// `story collection create`: makes a collection with its stories.
struct CollectionCreateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a collection with its stories.",
        discussion: """
            Heroes are the main one in turn; without any, the child is. If a story fails, or you stop, the others are \
            kept: 'story collection resume' makes those that are missing.
            """)

    @Option(help: "What the child can grow in.")
    var focus: GrowthCategory

    @Option(help: "Whom it is for, by age.")
    var age: AgeBand?

    @Option(help: "Something that the child likes; may be given several times.")
    var interest: [String] = []

    @Option(help: "The child's name.")
    var child: String?

    @Option(help: "A hero's name or id; may be given several times.")
    var hero: [String] = []

    @Flag(help: "Add heroes who do not exist yet, even if others have nearly the same name.")
    var newHero = false

    @Option(help: "The language's code, such as en.")
    var language: String?

    @Option(help: "What it is called; without it, after the focus and the child.")
    var title: String?

    @Option(parsing: .unconditional, help: "How many stories, 1 to 10.")
    var stories = 3

    @Option(parsing: .unconditional, help: "How many minutes each story lasts, 1 to 15.")
    var minutes: Int?

    @Flag(help: "Make no narration.")
    var noAudio = false

    @Flag(help: "Make no pictures.")
    var noIllustrations = false

    @Option(parsing: .unconditional, help: "Make the same stories again.")
    var seed: UInt64?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard CollectionDraft.storyCounts.contains(stories) else {
            let error = CollectionsError.storyCountOutOfRange(stories)
            throw ValidationError("\(error.message) \(error.commandRecovery)")
        }
        if let minutes, !StoryBrief.minutesRange.contains(minutes) {
            throw ValidationError("A story lasts 1 to 15 minutes, not \(minutes).")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let (app, console) = (try session.app, output.console(of: session))
        let draft = try await draft(in: app, on: console)
        return try await CollectionMaking(console: console, asJSON: output.json).run { observer in
            try await app.collections.create(draft, observer: observer)
        }
    }

    private func draft(in app: AppContainer, on console: Console) async throws -> CollectionDraft {
        var draft = CollectionDraft(focus: focus)
        draft.ageBand = age ?? draft.ageBand
        draft.interests = interest
        draft.childName = child ?? ""
        draft.language = language.map(LanguageCode.init(rawValue:))
        // Nothing is kept of a collection that nobody could write.
        if let language = draft.language { _ = try app.registry.author(nil, language: language) }
        draft.title = title ?? ""
        draft.storyCount = stories
        draft.minutes = minutes
        draft.seed = seed
        draft.wantsNarration = !noAudio
        draft.wantsIllustrations = noIllustrations ? false : nil
        let casting = HeroCasting(library: app.library, acceptsSimilarNames: newHero)
        let household = try await app.settings.settings().language
        draft.heroes = try await casting.keep(try await casting.cast(hero), in: draft.language ?? household) {
            console.writeError($0)
        }
        return draft
    }
}
