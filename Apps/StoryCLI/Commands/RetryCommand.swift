import ArgumentParser
import Generation
import Library
import StoryApp
import StoryCore

/// `story retry`: makes a part of a story that is missing, outdated, or wanted differently.
struct RetryCommand: AppCommand {
    /// The parts that can be made again.
    enum Step: String, CaseIterable, ExpressibleByArgument {
        case audio, illustrations
    }

    static let configuration = CommandConfiguration(
        commandName: "retry", abstract: "Narrate a story again, or draw its pictures again.",
        discussion: """
            Without options, this creates everything that is missing or outdated. The current part stays until the new \
            one is ready. If nothing is missing, nothing is done and the exit code is 0.
            """)

    @Argument(help: "The story: its title, its id, or the beginning of either.")
    var story: String

    @Option(help: "Create only this part, even if not requested before.")
    var step: Step?

    @Option(help: "Narrate the story with another voice; see 'story voices'.")
    var voice: String?

    @Option(parsing: .unconditional, help: "Draw another picture for this page, counting from 1.")
    var page: Int?

    @Flag(help: "Draw another cover.")
    var cover = false

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard [voice != nil, page != nil, cover].count(where: { $0 }) < 2 else {
            throw ValidationError("Use only one of '--voice', '--page' and '--cover'.")
        }
        if voice != nil, step == .illustrations {
            throw ValidationError("'--voice' works only with '--step audio'.")
        }
        if page != nil || cover, step == .audio {
            throw ValidationError("'--page' and '--cover' work only with '--step illustrations'.")
        }
        if let page, page < 1 { throw ValidationError("Pages count from 1.") }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let found = try await session.app.library.story(matching: story)
        let (generation, part) = (try session.app.generation, part)
        let reporter = progress.reporter(for: output.console(of: session))
        let runner = GenerationCommandRunner(session: session, progress: reporter, output: output)
        do {
            return try await runner.run { observer throws(GenerationError) in
                try await generation.retry(part, of: found, observer: observer)
            }
        } catch let error as GenerationError {
            guard case .nothingMissing = error else { throw error }
            try runner.answer(with: found)
            reporter.note(error.message)
            return .done
        }
    }

    private var part: StoryPart {
        if let voice { return .narration(voice: voice) }
        if let page { return .picture(.page(page - 1)) }
        if cover { return .picture(.cover) }
        return switch step {
        case .audio: .narration()
        case .illustrations: .pictures
        case nil: .missing
        }
    }
}
