import ArgumentParser
import Library
import Playback
import StoryApp
import StoryCore
import TerminalUI

/// `story play`: plays stories one after the other.
struct PlayCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "play", abstract: "Play stories, one after the other, from where they were left.",
        discussion: """
            On a terminal the text is shown with the word that is spoken, and keys work: \(PlayerKey.help). A key in \
            the last minute of a sleep timer makes it longer. Media keys and 'playerctl' work, too, where there is a \
            session bus. Elsewhere each page is a line. A story that cannot be played is left out, and the exit status \
            tells of it.
            """)

    @Argument(help: "The stories: for each its id, the beginning of it, or its title.")
    var stories: [String]

    @Option(parsing: .unconditional, help: "How fast, 0.5 to 2; what was chosen last unless it is said.")
    var speed: Double?

    @Option(
        parsing: .unconditional,
        help: "Where the first story begins, in seconds; where it was left unless it is said.")
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: "When to stop: after minutes of listening (20m), at the end of the story (end), or of so many (2).",
        transform: sleepSetting)
    var sleep: SleepTimerSetting?

    @OptionGroup var player: PlayerOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        if let from, !(from >= 0) { throw ValidationError("Give '--from' in seconds, 0 or more.") }
        if let speed, !PlaybackSpeed.range.contains(speed) {
            throw ValidationError(PlaybackError.speedOutOfRange(speed).message)
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let library = try session.app.library
        var found: [Story] = []
        for reference in stories { found.append(try await library.story(matching: reference)) }
        let console = answer.console(of: session)
        let run = await PlayerRun(
            app: try session.app, sound: player.sound, console: console, style: player.style(answer, on: console),
            errors: ErrorReporter(console: console, asJSON: answer.json))
        return await run.play(found, from: from, speed: try speed.map(PlaybackSpeed.init), sleep: sleep)
    }

    private static func sleepSetting(_ text: String) throws -> SleepTimerSetting {
        guard let setting = SleepTimerSetting(text) else {
            throw ValidationError("Give minutes such as 20m, a number of stories such as 2, or end.")
        }
        return setting
    }
}
