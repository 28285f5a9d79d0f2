import ArgumentParser
import StoryCore
import TerminalUI

/// Options of every verb that plays something.
struct PlayerOptions: ParsableArguments {
    @Option(
        name: .customLong("output"),
        help: """
            Where the sound goes: auto, null for nowhere, or a device by its name; 'story doctor' lists the names. \
            pulse, pipewire or alsa alone takes what that prefers. By default as in the settings.
            """)
    var sound: PlaybackOutput?

    @Flag(help: "One line for each page, for screen readers; so it is without a terminal, too.")
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
