import CEspeakNG
import DynamicLibrary
import StoryCore

/// The one espeak-ng of this process.
///
/// The library has one voice, one callback and one set of parameters for the whole process and is not re-entrant, so
/// everything that uses it takes turns here; that is why this is a shared instance.
actor EspeakEngine {
    static let shared = EspeakEngine()
    private static let provider: ProviderIdentifier = "espeak-ng"

    private struct Functions {
        var library: DynamicLibrary
        var setVoice: espeak_SetVoiceByName_fn
        var setParameter: espeak_SetParameter_fn
        var synthesize: espeak_Synth_fn
        var terminate: espeak_Terminate_fn
        var sampleRate: Int
    }

    private var knownSampleRate: Int?

    /// Checks that espeak-ng can speak, and returns its sample rate.
    func sampleRate() throws(ProviderError) -> Int {
        if let knownSampleRate { return knownSampleRate }
        return try CRandomLock.restarted { () throws(ProviderError) in
            let functions = try start()
            stop(functions)
            return functions.sampleRate
        }
    }

    /// Speaks a part of a sentence.
    ///
    /// espeak-ng carries the flutter of the voice over from earlier speech, and cannot reset it. The library is
    /// reloaded for each part, so that equal words give equal samples; this takes a few milliseconds.
    func synthesize(_ part: EspeakPart) throws(ProviderError) -> (part: SpokenPart, sampleRate: Int) {
        // Noise comes from the C library's generator, which is restarted as well; loading and unloading must not affect
        // what another engine has open.
        try CRandomLock.restarted { () throws(ProviderError) in try speak(part) }
    }

    // MARK: - Private

    private func speak(_ part: EspeakPart) throws(ProviderError) -> (part: SpokenPart, sampleRate: Int) {
        let functions = try start()
        defer { stop(functions) }
        try select(part.voice, functions)
        _ = functions.setParameter(espeakRATE, Int32((EspeakVoices.nominalRate * part.delivery.rate).rounded()), 0)
        // espeak-ng's pitch and its range go from 0 to 99, with 50 as the voice's own.
        _ = functions.setParameter(espeakPITCH, Self.scale((part.delivery.pitch - 0.5) * 100), 0)
        _ = functions.setParameter(espeakRANGE, Self.scale(part.delivery.intonation * 50), 0)
        let collector = SpeechCollector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        let text = part.spokenText
        let result = text.withCString { pointer in
            functions.synthesize(
                pointer, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, context)
        }
        guard result == EE_OK else {
            throw .invalidResponse(
                ProviderErrorDetails(provider: Self.provider, detail: "espeak-ng failed (error \(result.rawValue))."))
        }
        let words = WordTimes.words(of: part, events: collector.words, samples: collector.samples)
        return (SpokenPart(samples: collector.samples, words: words), functions.sampleRate)
    }

    private static func scale(_ value: Double) -> Int32 {
        Int32(min(99, max(0, value)).rounded())
    }

    private func start() throws(ProviderError) -> Functions {
        let library = try DynamicLibrary(
            "libespeak-ng.so.1", package: "libespeak-ng1 espeak-ng-data", for: Self.provider)
        let initialize = try library.function("espeak_Initialize", as: espeak_Initialize_fn.self)
        let setCallback = try library.function("espeak_SetSynthCallback", as: espeak_SetSynthCallback_fn.self)
        let setVoice = try library.function("espeak_SetVoiceByName", as: espeak_SetVoiceByName_fn.self)
        let setParameter = try library.function("espeak_SetParameter", as: espeak_SetParameter_fn.self)
        let synthesize = try library.function("espeak_Synth", as: espeak_Synth_fn.self)
        let terminate = try library.function("espeak_Terminate", as: espeak_Terminate_fn.self)
        let sampleRate = initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT))
        guard sampleRate > 0 else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: Self.provider, detail: "The espeak-ng data wasn't found.",
                    remedy: .installPackage(named: "espeak-ng-data")))
        }
        setCallback { samples, count, events in SpeechCollector.take(samples, Int(count), events) }
        knownSampleRate = Int(sampleRate)
        return Functions(
            library: library, setVoice: setVoice, setParameter: setParameter, synthesize: synthesize,
            terminate: terminate, sampleRate: Int(sampleRate))
    }

    private func stop(_ functions: Functions) {
        _ = functions.terminate()
        functions.library.unload()
    }

    private func select(_ name: String, _ functions: Functions) throws(ProviderError) {
        guard functions.setVoice(name) == EE_OK else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: Self.provider, detail: "No voice called '\(name)'.",
                    recovery:
                        "Choose a language, for example \(EspeakVoices.languages.prefix(5).joined(separator: ", ")), "
                        + "with or without one of \(EspeakVoices.variantNames)."))
        }
    }
}

/// Collects the output of espeak-ng's callback.
final class SpeechCollector {
    /// A word event: the word's first character, from 0, and its first sample.
    struct WordEvent {
        var position: Int
        var sample: Int
    }

    private(set) var samples: [Int16] = []
    private(set) var words: [WordEvent] = []

    /// Handles a piece of sound and its events; the collector is the user data of the events.
    static func take(
        _ samples: UnsafeMutablePointer<Int16>?, _ count: Int, _ events: UnsafeMutablePointer<espeak_EVENT>?
    ) -> Int32 {
        guard let events, let context = events.pointee.user_data else { return 0 }
        let collector = Unmanaged<SpeechCollector>.fromOpaque(context).takeUnretainedValue()
        var event = events
        while event.pointee.type != espeakEVENT_LIST_TERMINATED {
            if event.pointee.type == espeakEVENT_WORD {
                collector.words.append(
                    WordEvent(position: Int(event.pointee.text_position) - 1, sample: Int(event.pointee.sample)))
            }
            event += 1
        }
        if let samples { collector.samples += UnsafeBufferPointer(start: samples, count: count) }
        return 0
    }
}
