import ArgumentParser
import FeatureKit
import StoryApp
import StoryCore
import StoryDocuments

/// `story voice default`: shows or sets the voice of new stories.
struct VoiceDefaultCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "default", abstract: "Show or set the voice of new stories.",
        discussion: """
            Without a voice of your choice, the first narrator that speaks a story's language narrates it. \
            '--narrators' sets who comes first.
            """)

    @Argument(help: "The voice's id or name; see 'story voices'.")
    var voice: String?

    @Option(help: "Narrators in the order of your choice, with commas; others follow: flite,espeak-ng.")
    var narrators: String?

    @Flag(help: "Forget your choices: the usual voice narrates.")
    var reset = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if reset, voice != nil || narrators != nil { throw ValidationError("'--reset' stands alone.") }
    }

    func run(in session: Session) async throws -> ExitStatus {
        if voice != nil || narrators != nil || reset { try await session.ask(for: .changeSettings) }
        let app = try session.app
        let settings = try await changedSettings(of: app)
        if output.json {
            session.console.write(
                JSONText.pretty(
                    DefaultVoiceDocument(
                        voice: settings.defaultVoice, narrators: app.narrators(by: settings).map(\.rawValue))))
        } else {
            session.console.write(
                "Voice of new stories: \(settings.defaultVoice ?? "chosen by the first narrator that speaks the language")"
            )
            session.console.write("Narrators: \(app.narrators(by: settings).map(\.rawValue).joined(separator: ", "))")
        }
        return .done
    }

    private func changedSettings(of app: AppContainer) async throws -> AppSettings {
        let order = try narrators.map { try Self.order($0, in: app) }
        let name: String? = if let voice { try await app.voice(called: voice).name } else { nil }
        guard reset || order != nil || name != nil else { return try await app.settingsRepository.settings() }
        return try await app.settingsRepository.update { [reset] settings in
            if reset { (settings.defaultVoice, settings.narrators) = (nil, []) }
            if let order { settings.narrators = order }
            if let name { settings.defaultVoice = name }
            return settings
        }
    }

    private static func order(_ text: String, in app: AppContainer) throws -> [ProviderIdentifier] {
        let known = app.registry.narrators.map(\.identifier)
        var seen: Set<ProviderIdentifier> = []
        return try text.split(separator: ",").map { word in
            let identifier = ProviderIdentifier(rawValue: word.filter { !$0.isWhitespace })
            guard known.contains(identifier) else {
                throw RegistryError.unknown(.narrator, identifier.rawValue, known: known.map(\.rawValue))
            }
            return identifier
        }.filter { seen.insert($0).inserted }
    }
}
