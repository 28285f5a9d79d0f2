import CFlite
import EngineLibrary
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

    /// Makes sure that a voice can speak.
    func load(_ voice: FliteVoice) throws(ProviderError) {
        guard voices[voice] == nil else { return }
        if functions == nil { functions = try FliteFunctions() }
        let name = "libflite_cmu_us_\(voice.rawValue).so.1"
        let register = try EngineLibrary(name, package: FliteFunctions.package, for: FliteFunctions.provider)
            .function("register_cmu_us_\(voice.rawValue)", as: register_flite_voice_fn.self)
        guard let pointer = register(nil) else {
            throw .configuration(
                ProviderFault(provider: FliteFunctions.provider, detail: "The voice '\(voice)' could not be loaded."))
        }
        voices[voice] = LoadedVoice(pointer: pointer)
    }

    /// Speaks a part of a sentence.
    func synthesize(_ part: SpeechPart, voice: FliteVoice) throws(ProviderError) -> SpokenPart {
        try load(voice)
        guard let functions, let loaded = voices[voice] else { return SpokenPart(samples: [], words: []) }
        try teach(part.pronunciations, to: voice, functions)
        functions.setFloat(loaded.pointer.pointee.features, "duration_stretch", Float(1 / part.rate))
        functions.setFloat(
            loaded.pointer.pointee.features, "int_f0_target_mean", Float(voice.meanPitch * part.pitch))
        guard !part.spokenText.isEmpty, let utterance = functions.synthesize(part.spokenText, loaded.pointer) else {
            return SpokenPart(samples: [], words: [])
        }
        defer { functions.deleteUtterance(utterance) }
        guard let wave = functions.wave(utterance)?.pointee, let start = wave.samples else {
            throw .invalidResponse(ProviderFault(provider: FliteFunctions.provider, detail: "No sound came back."))
        }
        let samples = Array(UnsafeBufferPointer(start: start, count: Int(wave.num_samples)))
        return SpokenPart(
            samples: samples, words: words(of: utterance, part, sampleRate: Int(wave.sample_rate), functions))
    }

    /// The names of the sounds that were last made of a text, for tests.
    func phones(of part: SpeechPart, voice: FliteVoice) throws(ProviderError) -> [String] {
        try load(voice)
        guard let functions, let loaded = voices[voice] else { return [] }
        try teach(part.pronunciations, to: voice, functions)
        guard let utterance = functions.synthesize(part.spokenText, loaded.pointer) else { return [] }
        defer { functions.deleteUtterance(utterance) }
        return functions.items(utterance, relation: "Segment").map { functions.name(of: $0) }
    }

    // MARK: - Private

    /// Every token of ours is one token of flite's, because it was made without signs that flite treats specially.
    private func words(
        of utterance: UnsafeMutablePointer<cst_utterance>, _ part: SpeechPart, sampleRate: Int,
        _ functions: FliteFunctions
    ) -> [SpokenWord] {
        zip(part.words, functions.items(utterance, relation: "Token")).map { word, token in
            // The time of a word that has no sound of its own, such as a lone 's', is 0; it is given one later.
            let start = functions.float(
                token, "daughter1.R:SylStructure.daughter1.daughter1.R:Segment.p.end")
            let end = functions.float(token, "daughtern.R:SylStructure.daughtern.daughtern.R:Segment.end")
            return SpokenWord(
                range: word.range, startSample: Int((start * Float(sampleRate)).rounded()),
                endSample: Int((end * Float(sampleRate)).rounded()))
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
        // What fits into a pipe's buffer can be written before anybody reads it.
        guard text.count < 60_000, pipe(&ends) == 0 else {
            throw .unknown(ProviderFault(provider: FliteFunctions.provider, detail: "The names cannot be taught."))
        }
        defer { close(ends[0]) }
        let written = write(ends[1], text, text.count)
        close(ends[1])
        guard written == text.count else {
            throw .unknown(ProviderFault(provider: FliteFunctions.provider, detail: "The names cannot be taught."))
        }
        _ = functions.addLexicon(loaded.pointer, "/proc/self/fd/\(ends[0])")
        voices[voice]?.pronunciations = pronunciations
    }
}
