import ArgumentParser
import StoryCore
import TerminalUI

/// The options of every verb that plays something.
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

    /// Whether options differ from the defaults.
    var areGiven: Bool { sound != nil || plain }

    /// Returns how the player is shown beside an answer.
    func style(_ answer: OutputOptions, on console: Console) -> PlayerStyle {
        if answer.json { return .json }
        return plain || answer.noColor || !console.canvas.canMove || !Keyboard.isThere ? .plain : .screen
    }
}

/// The styles of the player.
enum PlayerStyle: Sendable {
    /// A screen.
    case screen
    /// Lines of text.
    case plain
    /// JSON objects, one per line.
    case json
}
