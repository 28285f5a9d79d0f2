import DynamicLibrary
import Foundation
import OnnxRuntime
import StoryCore
import VoiceStore

/// ONNX Runtime and the voice that is loaded.
///
/// One voice at a time: a story has one, and each takes tens of megabytes.
actor NeuralEngine {
    private var started: (library: InstalledVoice, environment: OnnxEnvironment)?
    private var loaded: (voice: InstalledVoice, speaker: any Speaker)?

    /// Checks that ONNX Runtime can be used.
    func start(_ library: InstalledVoice) throws(ProviderError) {
        _ = try startedEnvironment(library)
    }

    /// Speaks a sentence; stops between two parts of it when its task is cancelled.
    func speak(
        _ utterance: Utterance, with voice: InstalledVoice, library: InstalledVoice
    ) throws(ProviderError) -> SpokenUtterance {
        let speaker = try speaker(of: voice, library)
        var joined = UtteranceJoiner(sampleRate: speaker.sampleRate)
        for segment in utterance.segments {
            let delivery = utterance.delivery(of: segment)
            for part in try speaker.parts(of: segment, in: utterance) {
                guard !Task.isCancelled else { throw .cancelled }
                joined.append(try speaker.speak(part, delivery), gain: delivery.gain)
            }
        }
        return joined.spoken(wordsOf: utterance.text)
    }

    // MARK: - Private

    private func speaker(of voice: InstalledVoice, _ library: InstalledVoice) throws(ProviderError) -> any Speaker {
        let environment = try startedEnvironment(library)
        // A reinstalled voice is another one.
        if let loaded, loaded.voice == voice { return loaded.speaker }
        // Its memory is free before that of the next is taken.
        loaded = nil
        let speaker: any Speaker =
            switch voice.manifest.kind {
            case .hibari: try HibariSpeaker(voice, library: library, environment: environment)
            case .piper: try PiperSpeaker(voice, environment: environment)
            case .engine: throw .damaged(voice, file: VoiceManifest.fileName)
            }
        loaded = (voice, speaker)
        return speaker
    }

    private func startedEnvironment(_ library: InstalledVoice) throws(ProviderError) -> OnnxEnvironment {
        // So is an engine; a voice was loaded by the one before.
        if let started, started.library == library { return started.environment }
        loaded = nil
        started = nil
        let environment = try OnnxEnvironment.start(library)
        started = (library, environment)
        return environment
    }
}

extension OnnxEnvironment {
    /// Starts the ONNX Runtime that is installed.
    static func start(_ library: InstalledVoice) throws(ProviderError) -> OnnxEnvironment {
        let file: URL
        do throws(VoiceError) {
            // What was cut off would be mapped into memory, and reading what is not there ends the process.
            try library.look()
            guard let found = library.library else {
                throw .damaged(library.manifest.name, detail: "It names no library.")
            }
            file = found
        } catch {
            throw .unusable(library, error)
        }
        do throws(OnnxError) {
            return try OnnxEnvironment { () throws(ProviderError) in
                try DynamicLibrary(file: file, remedy: library.remedy, for: NeuralNarrator.name)
            }
        } catch {
            throw ProviderError(error, of: library)
        }
    }
}
