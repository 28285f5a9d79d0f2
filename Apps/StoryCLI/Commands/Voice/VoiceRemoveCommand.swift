import ArgumentParser
import StoryApp
import StoryCore

/// `story voice remove`: removes voices.
struct VoiceRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove natural voices.",
        discussion: """
            Stories that were narrated with a removed voice keep their narration. To free the space of the engine, too, \
            remove 'engine'.
            """)

    @Argument(help: "The voices' names; see 'story voice list'.")
    var voices: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let keeper = try session.app.voices
        let found = try await keeper.inventory()
        let all = [found.engine] + found.voices
        let names = voices.reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
        let listings = try names.map { name in
            guard let listing = all.first(where: { $0.name == name }) else {
                throw VoiceError.unknown(name, known: all.map(\.name))
            }
            return listing
        }
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: listings.map { "\($0.displayName) (\($0.name)), \(StoryText.size($0.byteCount))" },
                stays: "Stories keep their narrations. You can install it again.",
                question: names.count == 1 ? "Remove this voice?" : "Remove these \(names.count) voices?"))
        var removed: [VoiceListing] = []
        for name in names { removed.append(try await keeper.remove(name)) }
        if output.json {
            let documents = removed.map { InstallableVoiceDocument($0) }
            session.console.write(JSONText.pretty(RemovedVoiceListDocument(voices: documents)))
        } else {
            let lines = removed.map { "Removed \($0.displayName) (\(StoryText.size($0.byteCount)))." }
            session.console.write(lines.joined(separator: "\n"))
        }
        return .done
    }
}
