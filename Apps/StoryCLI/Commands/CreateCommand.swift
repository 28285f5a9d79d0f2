import ArgumentParser
import Generation
import Library
import StoryApp
import StoryCore

/// `story create`: makes a story.
struct CreateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a story.",
        discussion: """
            A hero who does not exist yet is added. A name that is nearly that of another hero is taken for a typing \
            error, unless '--new-hero' is given.
            """)

    @Option(help: "A hero's name or id; may be given several times.")
    var hero: [String]

    @Flag(help: "Add heroes who do not exist yet, even if others have nearly the same name.")
    var newHero = false

    @Option(help: "What the story is about; bedtime unless another event is given.")
    var event: StoryEvent?

    @Option(help: "The title of an event of your own, see 'story event add'.")
    var customEvent: String?

    @Option(help: "Whom it is for, by age.")
    var age: AgeBand?

    @Option(help: "How it sounds.")
    var tone: StoryTone?

    @Option(parsing: .unconditional, help: "How many minutes it lasts, 1 to 15.")
    var minutes: Int?

    @Option(help: "The language's code, such as en.")
    var language: String?

    @Flag(help: "Make no narration.")
    var noAudio = false

    @Flag(help: "Make no pictures.")
    var noIllustrations = false

    @Option(parsing: .unconditional, help: "Make the same story again.")
    var seed: UInt64?

    @Option(help: "Who reads it, see 'story voices'.")
    var voice: String?

    @Option(help: "The author's identifier.")
    var author: String?

    @Option(help: "The narrator's identifier.")
    var narrator: String?

    @Option(help: "The illustrator's identifier.")
    var illustrator: String?

    @Flag(
        help: """
            Play it as soon as its first page is narrated, while the rest is still being made. Keys are those of \
            'story play'; q ends the player only, and the story is made to its end.
            """)
    var play = false

    @OptionGroup var player: PlayerOptions
    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !(play && noAudio) else {
            throw ValidationError("'--play' needs a narration; leave '--no-audio' out.")
        }
        guard play || !player.areGiven else {
            throw ValidationError("'--output' and '--plain' say how '--play' plays; give it too.")
        }
        guard event == nil || customEvent == nil else {
            throw ValidationError("Give either '--event' or '--custom-event', not both.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        let reporter = progress.reporter(for: output.console(of: session))
        let casting = HeroCasting(library: library, acceptsSimilarNames: newHero)
        let cast = try await casting.cast(hero)
        var request = GenerationRequest(
            heroes: cast.map(\.hero), occasion: try await occasion(in: library), ageBand: age, tone: tone,
            minutes: minutes, language: language.map(LanguageCode.init(rawValue:)), seed: seed,
            author: author.map(ProviderIdentifier.init(rawValue:)),
            narrator: narrator.map(ProviderIdentifier.init(rawValue:)), voice: voice,
            illustrator: illustrator.map(ProviderIdentifier.init(rawValue:)), wantsNarration: !noAudio,
            wantsIllustrations: noIllustrations ? false : nil)
        // Heroes are made only once nothing speaks against the story.
        var brief = try await session.app.generation.brief(for: request)
        request.heroes = try await casting.keep(cast, in: brief.language, telling: reporter.note)
        brief.heroes = request.heroes
        let (generation, complete, play) = (try session.app.generation, brief, play)
        return try await StoryMaking(
            session: session, progress: reporter, output: output, player: play ? player : nil
        ).run { observer throws(GenerationError) in
            try await generation.generate(complete, isAwaited: play, observer: observer)
        }
    }

    private func occasion(in library: LibraryFeature) async throws(LibraryError) -> StoryOccasion {
        guard let customEvent else { return .standard(event ?? .bedtime) }
        return .custom(try await library.event(matching: customEvent))
    }
}
