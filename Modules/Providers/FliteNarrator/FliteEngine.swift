import CFlite
import DynamicLibrary
import Foundation
import StoryCore

/// The one flite of this process.
///
/// flite keeps its voices and their settings in global variables, so everything that uses it takes turns here; that
/// is why this is the one shared instance of the program.
actor FliteEngine {
    static let shared = FliteEngine()

    private struct LoadedVoice {
        var pointer: UnsafeMutablePointer<cst_voice>
        var pronunciations: [String: [String]] = [:]
    }

    private var functions: FliteFunctions?
    private var voices: [FliteVoice: LoadedVoice] = [:]

    /// Checks that a voice can speak.
    func load(_ voice: FliteVoice) throws(ProviderError) {
        guard voices[voice] == nil else { return }
        if functions == nil { functions = try FliteFunctions() }
        let name = "libflite_cmu_us_\(voice.rawValue).so.1"
        let register = try DynamicLibrary(name, package: FliteFunctions.package, for: FliteFunctions.provider)
            .function("register_cmu_us_\(voice.rawValue)", as: register_flite_voice_fn.self)
        guard let pointer = register(nil) else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: FliteFunctions.provider, detail: "The voice '\(voice)' couldn't be loaded."))
        }
        voices[voice] = LoadedVoice(pointer: pointer)
    }

    /// Speaks a part of a sentence.
    func synthesize(_ part: SpeechPart, voice: FliteVoice) throws(ProviderError) -> SpokenPart {
        try load(voice)
        guard !part.spokenText.isEmpty, let functions, let loaded = voices[voice] else {
            return SpokenPart(samples: [], words: [])
        }
        try CRandomLock.restarted { () throws(ProviderError) in
            try teach(part.pronunciations, to: voice, functions)
        }
        let (features, delivery) = (loaded.pointer.pointee.features, part.delivery)
        functions.setFloat(features, "duration_stretch", 1 / delivery.rate)
        functions.setFloat(features, "int_f0_target_mean", voice.meanPitch * delivery.pitch)
        functions.setFloat(features, "int_f0_target_stddev", voice.pitchRange * delivery.intonation)
        // flite adds noise from the C library's generator: after a restart, equal words give equal samples.
        let made = CRandomLock.restarted { functions.synthesize(part.spokenText, loaded.pointer) }
        guard let utterance = made else {
            throw .invalidResponse(
                ProviderErrorDetails(provider: FliteFunctions.provider, detail: "The text couldn't be spoken."))
        }
        defer { functions.deleteUtterance(utterance) }
        guard let wave = functions.wave(utterance)?.pointee, let start = wave.samples else {
            throw .invalidResponse(
                ProviderErrorDetails(provider: FliteFunctions.provider, detail: "It produced no sound."))
        }
        let samples = Array(UnsafeBufferPointer(start: start, count: Int(wave.num_samples)))
        return SpokenPart(
            samples: samples, words: words(of: utterance, part, sampleRate: Int(wave.sample_rate), functions))
    }

    /// The names of the items of a relation that flite made of a part, such as "Segment" or "Token", for tests.
    func names(in relation: String, of part: SpeechPart, voice: FliteVoice) throws(ProviderError) -> [String] {
        try load(voice)
        guard let functions, let loaded = voices[voice] else { return [] }
        try CRandomLock.restarted { () throws(ProviderError) in
            try teach(part.pronunciations, to: voice, functions)
        }
        let made = CRandomLock.restarted { functions.synthesize(part.spokenText, loaded.pointer) }
        guard let utterance = made else { return [] }
        defer { functions.deleteUtterance(utterance) }
        return functions.items(utterance, relation: relation).map { functions.name(of: $0) }
    }

    // MARK: - Private

    /// Every token of ours is one token of flite's, because it was made without signs that flite treats specially.
    private func words(
        of utterance: UnsafeMutablePointer<cst_utterance>, _ part: SpeechPart, sampleRate: Int,
        _ functions: FliteFunctions
    ) -> [SpokenWord] {
        var tokens = functions.items(utterance, relation: "Token")[...]
        return part.words.flatMap { word -> [SpokenWord] in
            let own = tokens.prefix(word.tokens.count)
            tokens = tokens.dropFirst(own.count)
            guard let first = own.first, let last = own.last else { return [] }
            let start = functions.float(first, "daughter1.R:SylStructure.daughter1.daughter1.R:Segment.p.end")
            let end = functions.float(last, "daughtern.R:SylStructure.daughtern.daughtern.R:Segment.end")
            let samples = [start, end].map { Int(($0 * Float(sampleRate)).rounded()) }
            // The time of a token that has no sound of its own is 0; the joiner puts it between its neighbours.
            return SpokenWord.sharing(samples[0]..<max(samples[0], samples[1]), among: word.ranges)
        }
    }

    /// flite reads new pronunciations from a file; a pipe leaves nothing behind.
    private func teach(
        _ pronunciations: [String: [String]], to voice: FliteVoice, _ functions: FliteFunctions
    ) throws(ProviderError) {
        guard let loaded = voices[voice], loaded.pronunciations != pronunciations else { return }
        let lines = pronunciations.sorted { $0.key < $1.key }
            .map { "\"\($0.key)\" nil : \($0.value.joined(separator: " "))\n" }
        let text = Array(lines.joined().utf8)
        var ends: [Int32] = [-1, -1]
        // A text that fits into a pipe's buffer can be written before it is read.
        guard text.count < 60_000, pipe(&ends) == 0 else {
            throw .unknown(
                ProviderErrorDetails(
                    provider: FliteFunctions.provider, detail: "The pronunciation of the names can't be loaded."))
        }
        defer { close(ends[0]) }
        let written = write(ends[1], text, text.count)
        close(ends[1])
        guard written == text.count else {
            throw .unknown(
                ProviderErrorDetails(
                    provider: FliteFunctions.provider, detail: "The pronunciation of the names can't be loaded."))
        }
        _ = functions.addLexicon(loaded.pointer, "/proc/self/fd/\(ends[0])")
        voices[voice]?.pronunciations = pronunciations
    }
}
