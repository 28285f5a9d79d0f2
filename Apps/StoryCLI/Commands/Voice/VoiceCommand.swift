import ArgumentParser

/// `story voice`: the natural voices.
struct VoiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice", abstract: "Install, try or remove natural voices.",
        discussion: """
            Natural voices sound like people, and work without a network. They are kept beside the library, in a folder \
            that STORY_VOICES can change. 'story voices' lists every voice that can narrate now.
            """,
        subcommands: [
            VoiceListCommand.self, VoiceInstallCommand.self, VoiceRemoveCommand.self, VoiceTestCommand.self,
            VoiceDefaultCommand.self,
        ], defaultSubcommand: VoiceListCommand.self)
}
