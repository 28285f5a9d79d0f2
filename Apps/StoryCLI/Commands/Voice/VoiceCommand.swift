import ArgumentParser

/// `story voice`: voices that do not come with the system.
struct VoiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voice", abstract: "Install, try or remove natural voices.",
        discussion: """
            'story voices' lists everyone who can narrate now. Voices are kept beside the library, in a folder that \
            STORY_VOICES can change. They work without a network.
            """,
        subcommands: [
            VoiceListCommand.self, VoiceInstallCommand.self, VoiceRemoveCommand.self, VoiceTestCommand.self,
            VoiceDefaultCommand.self,
        ], defaultSubcommand: VoiceListCommand.self)
}
