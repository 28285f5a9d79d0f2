import FeatureKit
import ArgumentParser
import Collections
import Generation
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story create`: generates a story.
struct CreateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a story.",
        discussion: """
            Heroes who don't exist yet are added. A name that resembles an existing hero's is treated as a typo, \
            unless you use '--new-hero'.
            """)

    @Option(help: "A hero's name or id; repeat for more.")
    var hero: [String]

    @Flag(help: "Add heroes who don't exist yet, even if others have similar names.")
    var newHero = false

    @Option(help: "What the story is about; default: bedtime.")
    var event: StoryEvent?

    @Option(help: "The title of one of your own events; see 'story event add'.")
    var customEvent: String?

    @Option(help: "What the child can grow in; instead of an event.")
    var focus: GrowthCategory?

    @Option(help: "The age group of the listeners.")
    var age: AgeBand?

    @Option(help: "The tone of the story.")
    var tone: StoryTone?

    @Option(parsing: .unconditional, help: "Length in minutes, 1 to 15.")
    var minutes: Int?

    @Option(help: "The language code, for example en.")
    var language: String?

    @Flag(help: "Leave out the narration.")
    var noAudio = false

    @Flag(help: "Leave out the pictures.")
    var noIllustrations = false

    @Option(
        parsing: .unconditional,
        help:
            "A number that gives the same story as long as the library is the same; 'story library show' shows a story's seed."
    )
    var seed: UInt64?

    @Option(help: "The voice that narrates; see 'story voices'.")
    var voice: String?

    @Option(help: "The author's id; see 'story doctor'.")
    var author: String?

    @Option(help: "The narrator's id; see 'story doctor'.")
    var narrator: String?

    @Option(help: "The illustrator's id; see 'story doctor'.")
    var illustrator: String?

    @Option(help: "The style of the pictures: \(PictureStyle.names).")
    var style: PictureStyle?

    @Flag(
        help: """
            Play the story as soon as its first page is narrated, while the rest is still being created. The keys are \
            those of 'story play'; q closes the player only, and the story is finished.
            """)
    var play = false

    @Flag(help: "Queue the story for 'story worker', which makes it now or later.")
    var queue = false

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "With '--queue': who asks for the story. Whoever has waited longest comes first.", valueName: "name"))
    var requester = ""

    @OptionGroup var player: PlayerOptions
    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !(play && noAudio) else {
            throw ValidationError("'--play' needs a narration. Leave out '--no-audio'.")
        }
        guard play || !player.areGiven else {
            throw ValidationError("'--output' and '--plain' work only with '--play'.")
        }
        guard !(play && queue) else { throw ValidationError("Use only one of '--play' and '--queue'.") }
        guard queue || requester.isEmpty else { throw ValidationError("'--for' works only with '--queue'.") }
        guard requester.count <= JobEntry.maximumRequesterLength else {
            throw ValidationError("'--for' can have at most \(JobEntry.maximumRequesterLength) characters.")
        }
        guard [event != nil, customEvent != nil, focus != nil].count(where: { $0 }) < 2 else {
            throw ValidationError("Use only one of '--event', '--custom-event' and '--focus'.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let reporter = progress.reporter(for: output.console(of: session))
        let casting = HeroResolver(library: library, acceptsSimilarNames: newHero)
        let cast = try await casting.cast(hero)
        var request = GenerationRequest(
            heroes: cast.map(\.hero), occasion: try await occasion(in: session.app), ageBand: age, tone: tone,
            minutes: minutes, language: language.map(LanguageCode.init(rawValue:)), seed: seed,
            author: author.map(ProviderIdentifier.init(rawValue:)),
            narrator: narrator.map(ProviderIdentifier.init(rawValue:)), voice: voice,
            illustrator: illustrator.map(ProviderIdentifier.init(rawValue:)), style: style, wantsNarration: !noAudio,
            wantsIllustrations: noIllustrations ? false : nil)
        // Heroes are created only once the request is known to be valid.
        var brief = try await session.app.generation.brief(for: request)
        request.heroes = try await casting.keep(cast, in: brief.language, telling: reporter.note)
        brief.heroes = request.heroes
        if queue { return try await enqueue(brief, in: session) }
        // Before the player has the terminal.
        if play { _ = try await session.app.access.refusal(of: .createStories) }
        let (generation, complete, play) = (try session.app.generation, brief, play)
        return try await GenerationCommandRunner(
            session: session, progress: reporter, output: output, player: play ? player : nil
        ).run { observer throws(GenerationError) in
            try await generation.generate(complete, isAwaited: play, observer: observer)
        }
    }

    private func enqueue(_ brief: StoryBrief, in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        let identifier = try await generation.jobService.enqueue(brief, requester: requester)
        let job = try await generation.job(matching: identifier.rawValue)
        session.console.write(
            output.json
                ? JSONText.pretty(JobDocument(job))
                : """
                Queued '\(job.title)' (\(job.id.short)).
                Make it: story worker --once
                Watch it: story jobs watch \(job.id.short)
                """)
        return .done
    }

    private func occasion(in app: AppContainer) async throws -> StoryOccasion {
        if let customEvent { return .custom(try await app.library.event(matching: customEvent)) }
        guard let focus else { return .standard(event ?? .bedtime) }
        let household = try await app.settingsRepository.settings().language
        return .custom(
            try CollectionsFeature.growthEvent(focus, in: language.map(LanguageCode.init(rawValue:)) ?? household))
    }
}
