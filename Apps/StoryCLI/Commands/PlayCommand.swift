import ArgumentParser
import Collections
import Library
import Playback
import StoryApp
import StoryCore
import TerminalUI

/// `story play`: plays stories one after the other.
struct PlayCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Play stories one after another, each from where you stopped.",
        discussion: """
            Without a story or a collection, this continues the last story that you stopped before its end.

            On a terminal, the app's player fills the screen, and these keys work: space pauses, left and right go 15 \
            seconds, up and down turn the page, [ and ] change the speed, n and p go to the next and previous story, \
            + and - change the volume, s sets the sleep timer, f marks a favourite, l repeats the story or all of \
            them, z shuffles, r tries again what failed, ? lists all keys, q quits. Any key in the last minute of a sleep timer extends it. Media keys and 'playerctl' work, too, with a \
            session bus. Without a terminal, each page is printed as a line. Stories that can't be played are skipped, \
            and the exit code shows it. Speed, volume, sleep timer and output come from the settings; the options here change \
            them for this time only.
            """)

    @Argument(help: "The stories: for each its title, its id, or the beginning of either.")
    var stories: [String] = []

    @Option(help: "Play the stories of a collection: its title, its id, or the beginning of either.")
    var collection: String?

    @Option(parsing: .unconditional, help: "The speed, 0.5 to 2.")
    var speed: Double?

    @Option(
        parsing: .unconditional,
        help: "Where the first story starts, in seconds; default: where you stopped.")
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: """
            When to stop: after some time (20m, 1h30m), at the end of the story (end), after a number of stories (2), \
            or never (off).
            """,
        transform: SleepChoice.init)
    var sleep: SleepChoice?

    @Option(name: .customLong("repeat"), help: "Repeat one story, all of them, or none (off).")
    var repeats = PlaybackRepeat.off

    @Flag(help: "Play the stories in random order.")
    var shuffle = false

    @OptionGroup var player: PlayerOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        if collection != nil, !stories.isEmpty { throw ValidationError("Give stories or a collection, not both.") }
        if let from, !(from >= 0) { throw ValidationError("Give '--from' in seconds, 0 or more.") }
        if let speed, !PlaybackSpeed.range.contains(speed) {
            let error = PlaybackError.speedOutOfRange(speed)
            throw ValidationError("\(error.message) \(error.advice)")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let wish = PlayerRequest(
            stories: try await wantedStories(in: session), isResumed: stories.isEmpty && collection == nil, from: from,
            speed: try speed.map(PlaybackSpeed.init), sleep: sleep, repeats: repeats, isShuffled: shuffle)
        let console = answer.console(of: session)
        let run = await PlayerRun(
            app: try session.app, sound: player.sound, console: console, style: player.style(answer, on: console),
            errors: ErrorReporter(console: console, asJSON: answer.json))
        return await run.play(wish)
    }

    private func wantedStories(in session: Session) async throws -> [Story] {
        let app = try session.app
        var references = stories
        if let collection {
            let found = try await app.collections.collection(matching: collection)
            guard !found.stories.isEmpty else { throw NothingToPlay.emptyCollection(title: found.title) }
            references = found.stories.map(\.id.rawValue)
        } else if stories.isEmpty {
            guard let last = try await app.playback.lastStartedStory() else { throw NothingToPlay.nothingStarted }
            references = [last.id.rawValue]
        }
        var found: [Story] = []
        for reference in references { found.append(try await app.library.story(matching: reference)) }
        return found
    }
}

/// The requested sleep timer.
enum SleepChoice: Hashable, Sendable {
    case off
    case timer(SleepTimerSetting)

    /// Parses typed text.
    init(_ text: String) throws {
        if text.lowercased() == "off" {
            self = .off
        } else if let setting = SleepTimerSetting(text) {
            self = .timer(setting)
        } else {
            throw ValidationError("Use a time (20m, 1h30m), a number of stories (2), end, or off.")
        }
    }
}

/// A request to play stories.
struct PlayerRequest: Sendable {
    /// The stories, in order.
    var stories: [Story]
    /// Whether to resume the stored queue at the story, if it contains it.
    var isResumed = false
    /// The start of the first story, in seconds; nil for its saved position.
    var from: Double?
    /// The speed; nil for the setting.
    var speed: PlaybackSpeed?
    /// The sleep timer; nil for the setting.
    var sleep: SleepChoice?
    var repeats = PlaybackRepeat.off
    var isShuffled = false
}

/// The error of having nothing to play.
enum NothingToPlay: ExplainedError {
    case nothingStarted
    case emptyCollection(title: String)

    var code: String {
        switch self {
        case .nothingStarted: "play.nothingStarted"
        case .emptyCollection: "play.emptyCollection"
        }
    }

    var message: String {
        switch self {
        case .nothingStarted: "There is no story to continue."
        case .emptyCollection(let title): "The collection '\(PlainText.quotation(title))' has no stories."
        }
    }

    var reason: String? {
        switch self {
        case .nothingStarted: "You haven't stopped a story partway."
        case .emptyCollection: nil
        }
    }

    var recovery: RecoveryAction {
        switch self {
        case .nothingStarted: .chooseAnother(.story)
        case .emptyCollection: .addToCollection
        }
    }

    var category: ErrorCategory { .notFound }

    var severity: ErrorSeverity { .error }
}
