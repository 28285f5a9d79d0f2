import ArgumentParser
import StoryCore
import TerminalUI

/// Options of every verb that plays something.
struct PlayerOptions: ParsableArguments {
    @Option(
        name: .customLong("output"),
        help: """
            The sound output: auto, null for none, or the name of a device; 'story doctor' lists the names. pulse, \
            pipewire or alsa alone uses its default device. Default: as in the settings.
            """)
    var sound: PlaybackOutput?

    @Flag(help: "Print a line for each page, for screen readers; always so without a terminal.")
    var plain = false

    /// Whether something else was asked for than what is done anyway.
    var areGiven: Bool { sound != nil || plain }

    /// How the player is shown beside an answer.
    func style(_ answer: OutputOptions, on console: Console) -> PlayerStyle {
        if answer.json { return .json }
        return plain || answer.noColor || !console.canvas.canMove || !Keyboard.isThere ? .plain : .screen
    }
}

/// How a player is shown.
enum PlayerStyle: Sendable {
    /// A screen that is drawn over itself.
    case screen
    /// Lines for people.
    case plain
    /// Objects for programs, one a line.
    case json
}
