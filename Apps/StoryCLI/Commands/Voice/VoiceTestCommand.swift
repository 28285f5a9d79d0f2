import ArgumentParser
import Foundation
import StoryApp
import StoryCore
import StoryDocuments

/// `story voice test`: plays or records a sample of a voice, and measures its speed.
struct VoiceTestCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Hear a voice, and measure how fast it speaks.",
        discussion: "Any voice that 'story voices' lists can be tested.")

    @Argument(help: "The voice's id or name; default: the voice of new stories.")
    var voice: String?

    @Option(help: "What it says.")
    var text: String?

    @Option(help: "Say the lines of this file, each as a sentence of its own.", completion: .file())
    var textFile: String?

    @Option(help: "Write the sound to a new file (.opus or .wav) instead of playing it.", completion: .file())
    var to: String?

    @Option(help: "The code of the language that it speaks; default: its own.")
    var language: String?

    @Option(name: .customLong("output"), help: "The sound output: auto, null for none, or the name of a device.")
    var sound: PlaybackOutput?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let text, text.allSatisfy(\.isWhitespace) { throw ValidationError("'--text' takes words.") }
        if text != nil, textFile != nil { throw ValidationError("Use only one of '--text' and '--text-file'.") }
        if to != nil, sound != nil { throw ValidationError("Use only one of '--to' and '--output'.") }
        if let to, VoiceSample.Format(of: URL(filePath: to)) == nil {
            throw ValidationError("'--to' takes a file that ends with .opus or .wav.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let settings = try await app.settingsRepository.settings()
        let sample = try await app.voiceSample(of: voice, language: language.map { LanguageCode(rawValue: $0) })
        let (lines, file) = (try lines(in: sample.language), to.map { URL(filePath: $0) })
        let device = sound ?? settings.output
        let measured = try await Interruption.cancelling {
            if let file { return try await sample.record(lines, to: file) }
            return try await sample.play(lines, on: device)
        }
        if output.json {
            session.console.write(JSONText.pretty(VoiceSampleDocument(measured, of: sample, file: file)))
        } else {
            session.console.write(Self.line(of: measured, sample))
            if let file { session.console.write("Wrote \(file.path).") }
        }
        return .done
    }

    private func lines(in language: LanguageCode) throws(SpokenTextError) -> [String] {
        if let text { return [text] }
        if let textFile { return try SpokenText.lines(of: textFile) }
        return [VoiceSample.sentence(in: language)]
    }

    private static func line(of measured: VoiceSample.Measure, _ sample: VoiceSample) -> String {
        let tenths = { (number: Double) in "\((number * 10).rounded() / 10)" }
        return
            "\(sample.voice.label), narrator \(sample.narrator.identifier): \(tenths(measured.duration)) s of speech "
            + "in \(tenths(measured.synthesisTime)) s, \(tenths(measured.timesRealTime)) times real time; the first sentence "
            + "after \(tenths(measured.firstSentenceTime)) s, loading included."
    }
}
