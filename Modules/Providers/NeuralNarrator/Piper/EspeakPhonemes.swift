import CEspeakNG
import DynamicLibrary
import StoryCore

/// Asks espeak-ng for the pronunciation of words, without speaking.
///
/// libespeak-ng is under the GPL and is loaded only for a Piper voice. It has global state, so that it is started and
/// ended for each sentence, under a lock shared with its other users.
struct EspeakPhonemes {
    /// espeak-ng's name for the voice whose sounds are meant: "en-us".
    let voice: String

    /// The sounds of each text, which are words without marks between them.
    func phonemes(of texts: [[String]]) throws(ProviderError) -> [[String]] {
        try CRandomLock.restarted { () throws(ProviderError) in
            let library = try DynamicLibrary(
                "libespeak-ng.so.1", package: "libespeak-ng1 espeak-ng-data", for: NeuralNarrator.name)
            defer { library.unload() }
            let terminate = try library.function("espeak_Terminate", as: espeak_Terminate_fn.self)
            let translate = try library.function("espeak_TextToPhonemes", as: espeak_TextToPhonemes_fn.self)
            // Also where it started, but has no such voice.
            defer { _ = terminate() }
            try start(library)
            return texts.map { words in
                // In company, words sound as in a sentence: "the" before a vowel, "a" without stress.
                let together = Self.phonemes(of: words.joined(separator: " "), translate).split(separator: " ")
                guard together.count != words.count else { return together.map(String.init) }
                return words.map { Self.phonemes(of: $0, translate) }
            }
        }
    }

    // MARK: - Private

    private func start(_ library: DynamicLibrary) throws(ProviderError) {
        let initialize = try library.function("espeak_Initialize", as: espeak_Initialize_fn.self)
        let setVoice = try library.function("espeak_SetVoiceByName", as: espeak_SetVoiceByName_fn.self)
        guard initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT)) > 0 else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: NeuralNarrator.name, detail: "The espeak-ng data wasn't found.",
                    remedy: .installPackage(named: "espeak-ng-data")))
        }
        guard setVoice(voice) == EE_OK else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: NeuralNarrator.name, detail: "espeak-ng has no voice '\(voice)' to read words with."))
        }
    }

    private static func phonemes(of text: String, _ translate: espeak_TextToPhonemes_fn) -> String {
        text.withCString { start in
            var rest: UnsafeRawPointer? = UnsafeRawPointer(start)
            var found: [String] = []
            // A call reads one clause, and there is nothing left when the pointer is gone.
            while rest != nil {
                let clause = translate(&rest, Int32(espeakCHARS_UTF8), Int32(espeakPHONEMES_IPA))
                if let clause { found.append(String(cString: clause)) }
            }
            return found.joined(separator: " ")
        }
    }
}
