import EnglishPhonemes
import Foundation
import OnnxRuntime
import StoryCore
import VoiceStore

extension ProviderError {
    /// What ONNX Runtime could not do, told with the voice's or the engine's name and a way to mend it.
    init(_ error: OnnxError, of voice: InstalledVoice) {
        let name = voice.manifest.name
        func fault(_ detail: String, _ recovery: String? = nil) -> ProviderFault {
            ProviderFault(provider: NeuralNarrator.name, detail: detail, recovery: recovery)
        }
        let again = VoiceError.damaged(name, detail: "").recovery
        self =
            switch error {
            case .noLibrary(let detail): .configuration(fault(detail, again))
            case .wrongVersion(let detail):
                .configuration(fault("This ONNX Runtime can't be used. \(detail)", again))
            case .damagedModel(let detail):
                .configuration(fault("The model of the voice '\(name)' is damaged: \(detail)", again))
            case .otherGraph(let missing):
                .configuration(
                    fault("The model of '\(name)' is of a kind that can't be used: it has no '\(missing)'.", again))
            case .outOfMemory:
                .unknown(
                    fault(
                        "There isn't enough memory to speak with the voice '\(name)'.",
                        "Close other programs and try again, or choose another narrator."))
            case .runFailed(let detail): .unknown(fault("The voice '\(name)' failed: \(detail)"))
            }
    }

    /// A voice whose tables cannot be used, told by the error that says why.
    static func unusable(_ voice: InstalledVoice, _ error: some ExplainedError) -> ProviderError {
        .configuration(
            ProviderFault(
                provider: NeuralNarrator.name,
                detail: [error.message, error.reason].compactMap { $0 }.joined(separator: " "), recovery: error.recovery
            ))
    }

    /// A file of a voice that cannot be used.
    static func damaged(_ voice: InstalledVoice, file: String) -> ProviderError {
        let name = voice.manifest.name
        return .configuration(
            ProviderFault(
                provider: NeuralNarrator.name, detail: "The file \(file) of the voice '\(name)' is damaged or missing.",
                recovery: VoiceError.damaged(name, detail: "").recovery))
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

    /// The bytes of a file.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` if it is missing, or not as it was installed: a network with wrong
    ///   numbers in it would be computed, and say nothing that anybody understands.
    func contents(of name: String) throws(ProviderError) -> Data {
        do throws(VoiceError) {
            return try read(name)
        } catch {
            throw .unusable(self, error)
        }
    }
}
