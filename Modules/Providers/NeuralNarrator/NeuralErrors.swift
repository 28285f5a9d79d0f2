import EnglishPhonemes
import Foundation
import OnnxRuntime
import StoryCore
import VoiceStore

extension ProviderError {
    /// Converts an error of ONNX Runtime, with the name of the voice or the engine and a recovery.
    init(_ error: OnnxError, of voice: InstalledVoice) {
        let name = voice.manifest.name
        func unusable(_ detail: String) -> ProviderError {
            .configuration(ProviderErrorDetails(provider: NeuralNarrator.name, detail: detail, remedy: voice.remedy))
        }
        func failed(_ detail: String, _ recovery: String? = nil) -> ProviderError {
            .unknown(ProviderErrorDetails(provider: NeuralNarrator.name, detail: detail, recovery: recovery))
        }
        self =
            switch error {
            case .noLibrary(let detail): unusable(detail)
            case .wrongVersion(let detail): unusable("This ONNX Runtime can't be used. \(detail)")
            case .damagedModel(let detail): unusable("Its model is damaged: \(detail)")
            case .otherGraph(let missing):
                unusable("Its model is of a kind that can't be used: it has no '\(missing)'.")
            case .outOfMemory:
                failed(
                    "There isn't enough memory to speak with the voice '\(name)'.",
                    "Close other programs and try again, or choose another voice.")
            case .runFailed(let detail): failed("The voice '\(name)' failed: \(detail)")
            }
    }

    /// A voice or an engine that is not as it was installed.
    static func unusable(_ voice: InstalledVoice, _ error: VoiceError) -> ProviderError {
        guard case .damaged(_, let detail, _) = error else {
            return .configuration(
                ProviderErrorDetails(
                    provider: NeuralNarrator.name,
                    detail: [error.message, error.reason].compactMap { $0 }.joined(separator: " "),
                    recovery: error.advice))
        }
        return .configuration(ProviderErrorDetails(provider: NeuralNarrator.name, detail: detail, remedy: voice.remedy))
    }

    /// A voice whose tables cannot be used.
    static func unusable(_ voice: InstalledVoice, _ error: PhonemeDataError) -> ProviderError {
        if case .library(let error) = error { return error }
        return .configuration(
            ProviderErrorDetails(provider: NeuralNarrator.name, detail: error.message, remedy: voice.remedy))
    }

    /// A file of a voice that cannot be used.
    static func damaged(_ voice: InstalledVoice, file: String) -> ProviderError {
        .configuration(
            ProviderErrorDetails(
                provider: NeuralNarrator.name, detail: "Its file \(file) is damaged or missing.", remedy: voice.remedy))
    }
}

extension InstalledVoice {
    /// The recovery.
    var remedy: RecoveryAction {
        manifest.kind == .engine ? .installVoiceEngine : .installVoice(named: manifest.name)
    }
}

extension InstalledVoice {
    /// The voice's network.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` as ``contents(of:)`` does.
    func model() throws(ProviderError) -> OnnxModel {
        OnnxModel(bytes: [UInt8](try contents(of: manifest.model ?? "model")))
    }

    /// A table by which words become phonemes, which has to be as it was installed, too.
    func table(_ name: String) throws(PhonemeDataError) -> Data {
        do throws(VoiceError) {
            return try read(name)
        } catch {
            throw .damaged(file: name)
        }
    }

    /// Returns the bytes of a file.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` if it is missing, or differs from the installed one: a network
    ///   with wrong numbers would produce noise.
    func contents(of name: String) throws(ProviderError) -> Data {
        do throws(VoiceError) {
            return try read(name)
        } catch {
            throw .unusable(self, error)
        }
    }
}
