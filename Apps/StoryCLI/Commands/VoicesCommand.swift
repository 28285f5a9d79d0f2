import ArgumentParser
import FeatureKit
import StoryApp
import StoryCore
import StoryDocuments

/// `story voices`: lists the voices of stories.
struct VoicesCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "List the voices that can narrate stories now.",
        discussion: """
            Use a voice's id or its name: '--voice slt' and '--voice Clara' are the same. 'story voice list' shows \
            natural voices that you can install.
            """)

    @Option(help: "Only voices for this language code; default: all languages of stories.")
    var language: String?

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let registry = try session.app.registry
        let languages = language.map { [LanguageCode(rawValue: $0)] } ?? registry.toldLanguages
        let rows = languages.flatMap { language in
            registry.narrators.flatMap { narrator in
                narrator.voices(for: language).map {
                    VoiceDocument(
                        id: $0.name, name: $0.displayName, language: language.rawValue,
                        narrator: narrator.identifier.rawValue, summary: $0.summary)
                }
            }
        }
        if let language, rows.isEmpty {
            let known = registry.toldLanguages.map(\.rawValue)
            throw RegistryError.language(LanguageCode(rawValue: language), kind: .narrator, known: known)
        }
        if output.json {
            session.console.write(JSONText.pretty(VoiceListDocument(voices: rows)))
        } else if rows.isEmpty {
            session.console.write("No voices.")
        } else {
            let console = output.console(of: session)
            console.write(Self.table(of: rows))
            console.write("")
            console.write("Choose one with '--voice', or for all new stories: story voice default VOICE")
            console.write("More voices that you can install: story voice list")
        }
        return .done
    }

    private static func table(of rows: [VoiceDocument]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "VOICE"), TextTable.Column(title: "NAME", shortest: 12),
                TextTable.Column(title: "LANGUAGE", rank: 1), TextTable.Column(title: "SOUNDS LIKE", rank: 2),
            ],
            rows: rows.map { row in
                [row.id, row.name, LanguageCode(rawValue: row.language).displayName, row.summary].map {
                    TextTable.Cell($0)
                }
            })
    }
}
