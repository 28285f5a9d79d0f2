import ArgumentParser
import Collections
import StoryApp
import StoryCore

/// `story collection create`: makes a collection with its stories.
struct CollectionCreateCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Make a collection with its stories.",
        discussion: """
            Heroes are the main one in turn; without any, the child is. If a story fails, the others are kept: 'story \
            collection add' puts another one in.
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
            throw ValidationError("\(error.message) \(error.recovery)")
        }
        if let minutes, !StoryBrief.minutesRange.contains(minutes) {
            throw ValidationError("A story lasts 1 to 15 minutes, not \(minutes).")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let (app, console) = (try session.app, output.console(of: session))
        let draft = try await draft(in: app, on: console)
        let teller = CollectionTeller(console: console)
        let outcome = try await Interruption.cancelling {
            try await app.collections.create(draft) { teller.tell($0) }
        }
        for (_, failure) in outcome.progress.failures {
            _ = ErrorReporter(console: console, asJSON: output.json).report(failure.cause)
        }
        CollectionDocument.write(outcome.collection, asJSON: output.json, on: console)
        return outcome.progress.failures.first.map { ExitStatus($0.failure.cause) } ?? .done
    }

    private func draft(in app: AppContainer, on console: Console) async throws -> CollectionDraft {
        var draft = CollectionDraft(focus: focus)
        draft.ageBand = age ?? draft.ageBand
        draft.interests = interest
        draft.childName = child ?? ""
        draft.language = language.map(LanguageCode.init(rawValue:))
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

/// Tells on standard error when a story of a collection is begun, and what became of it.
private struct CollectionTeller {
    let console: Console

    /// Tells what has just happened: a story that is begun is told once, while nothing of it is made.
    func tell(_ progress: CollectionProgress) {
        let count = progress.steps.count
        guard let last = progress.steps.lastIndex(where: { $0 != .waiting }) else { return }
        switch progress.steps[last] {
        case .making(0): console.writeError("Story \(last + 1) of \(count) is being made…")
        case .made(let title, _): console.writeError("Story \(last + 1) of \(count): '\(title)'.")
        case .failed: console.writeError("Story \(last + 1) of \(count) could not be made.")
        case .making, .waiting: break
        }
    }
}
