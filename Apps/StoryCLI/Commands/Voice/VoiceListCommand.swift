import ArgumentParser
import StoryApp
import StoryCore
import StoryDocuments

/// `story voice list`: lists the voices that are or can be installed.
struct VoiceListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List natural voices: installed ones and those you can install.",
        discussion: "'story voices' lists every voice that can narrate now, also those that come with the system.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let voices = try session.app.voices
        let found = try await voices.inventory()
        let document = VoiceInventoryDocument(
            path: voices.location, engine: NaturalVoiceDocument(found.engine),
            voices: found.voices.map { NaturalVoiceDocument($0) })
        if output.json {
            session.console.write(JSONText.pretty(document))
        } else {
            let console = output.console(of: session)
            console.write(Self.table(of: found.voices))
            console.write("")
            console.write(
                "\(found.engine.displayName), which runs them: \(found.engine.status) (\(found.engine.source), "
                    + "\(found.engine.licence), \(StoryText.size(found.engine.byteCount)))")
            console.write("Install a voice: story voice install VOICE, followed by the files that it needs")
            console.write("All voices that can narrate now: story voices")
        }
        return .done
    }

    private static func table(of voices: [VoiceListing]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "VOICE"), TextTable.Column(title: "NAME", rank: 1),
                TextTable.Column(title: "LANGUAGE", rank: 2), TextTable.Column(title: "SIZE", isNumber: true),
                TextTable.Column(title: "LICENCE", rank: 3), TextTable.Column(title: "STATE", shortest: 12),
                TextTable.Column(title: "SOUNDS LIKE", rank: 4),
            ],
            rows: voices.map { voice in
                [
                    voice.name, voice.displayName, voice.language?.rawValue ?? "?", StoryText.size(voice.byteCount),
                    voice.licence, voice.status, voice.summary,
                ].map { TextTable.Cell($0) }
            })
    }
}

extension VoiceListing {
    /// The state in words.
    fileprivate var status: String {
        switch state {
        case .installed: "installed"
        case .available: "not installed"
        case .needsFiles(let files): "needs \(files.joined(separator: ", "))"
        case .damaged(let error): "unusable: \(error.reason ?? error.message)"
        case .unavailable(let error): "unavailable: \(error.reason ?? error.message)"
        }
    }
}
