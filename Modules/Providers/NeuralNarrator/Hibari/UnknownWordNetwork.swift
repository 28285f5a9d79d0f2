import EnglishPhonemes
import OnnxRuntime
import StoryCore
import Synchronization
import VoiceStore

/// The network that reads words which no dictionary has; loaded when the first such word comes.
final class UnknownWordNetwork: UnknownWords {
    private let voice: InstalledVoice
    private let library: InstalledVoice
    private let model: String
    private let session = Mutex<OnnxSession?>(nil)

    /// Creates the network of a voice.
    init(_ voice: InstalledVoice, isBritish: Bool, library: InstalledVoice) {
        self.voice = voice
        self.library = library
        model = isBritish ? "oov_gb.onnx" : "oov.onnx"
    }

    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64] {
        try session.withLock { session throws(ProviderError) in
            if session == nil { session = try load() }
            guard let session else { return [] }
            return try run(session, letters)
        }
    }

    // MARK: - Private

    private func load() throws(ProviderError) -> OnnxSession {
        let bytes = try voice.contents(of: model)
        // ONNX Runtime has one environment, shared by all users.
        let environment = try OnnxEnvironment.start(library)
        do throws(OnnxError) {
            return try OnnxSession(
                OnnxModel(bytes: [UInt8](bytes)), inputs: ["chars"], outputs: ["ids"], environment: environment)
        } catch {
            throw ProviderError(error, of: voice)
        }
    }

    private func run(_ network: OnnxSession, _ letters: [Int64]) throws(ProviderError) -> [Int64] {
        do throws(OnnxError) {
            let found = try network.run(
                ["chars": .integers(letters, shape: [1, letters.count])], outputs: ["ids"])
            return try found[0].integers()
        } catch {
            throw ProviderError(error, of: voice)
        }
    }
}
