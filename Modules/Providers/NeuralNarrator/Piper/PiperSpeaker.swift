import OnnxRuntime
import StoryCore
import VoiceStore

/// A loaded voice of Piper's format, with pronunciations from espeak-ng.
///
/// Pitch and melody are the voice's own. The network's noise is turned off, since its generator cannot be seeded, and a
/// sentence would sound different each time.
final class PiperSpeaker: Speaker {
    /// The durations of the phonemes, inside the network.
    private static let durations = "/Ceil_output_0"
    /// Samples of the unit in which it counts.
    private static let hop = 256
    /// The most words of a breath; networks of Piper's were taught single sentences.
    private static let longestBreath = 60
    /// Its peaks reach full scale.
    private static let level: Float = 0.9
    private static let fade = 110

    let sampleRate: Int
    private let voice: InstalledVoice
    private let session: OnnxSession
    private let description: PiperDescription
    private let speech: EspeakPhonemes

    /// Loads a voice.
    init(_ voice: InstalledVoice, environment: OnnxEnvironment) throws(ProviderError) {
        self.voice = voice
        let name = (voice.manifest.model ?? "") + ".json"
        guard let description = PiperDescription(try voice.contents(of: name)), description.isSpeakable else {
            throw .damaged(voice, file: name)
        }
        self.description = description
        sampleRate = description.audio.sampleRate
        speech = EspeakPhonemes(voice: description.espeak.voice)
        var model = try voice.model()
        do throws(OnnxError) {
            try model.expose(Self.durations)
            session = try OnnxSession(
                model, inputs: ["input", "input_lengths", "scales"], outputs: ["output", Self.durations],
                environment: environment)
        } catch {
            throw ProviderError(error, of: voice)
        }
    }

    func parts(of segment: Utterance.Segment, in utterance: Utterance) throws(ProviderError) -> [SpeechPart] {
        let clauses = PiperText.clauses(of: segment, in: utterance)
        let sounds = try speech.phonemes(of: clauses.map { $0.map(\.spelling) })
        let words = zip(clauses, sounds).flatMap { clause, sounds in
            zip(clause, sounds).map { PiperWord(ranges: $0.ranges, phonemes: $1, pause: $0.pause) }
        }
        return stride(from: 0, to: words.count, by: Self.longestBreath)
            .map { description.part(Array(words[$0..<min($0 + Self.longestBreath, words.count)])) }
            .filter { !$0.words.isEmpty }
    }

    func speak(_ part: SpeechPart, _ delivery: Delivery) throws(ProviderError) -> SpokenPart {
        let pace = Float(1 / min(max(delivery.rate, 0.5), 2))
        do throws(OnnxError) {
            let found = try session.run(
                [
                    "input": .integers(part.identifiers, shape: [1, part.identifiers.count]),
                    "input_lengths": .integers([Int64(part.identifiers.count)], shape: [1]),
                    "scales": .floats([0, pace, 0], shape: [3]),
                ], outputs: ["output", Self.durations])
            let durations = try found[1].floats()
            guard durations.count == part.identifiers.count, durations.allSatisfy({ (0...1e5).contains($0) }) else {
                throw .runFailed(detail: "The phonemes have no lengths.")
            }
            let samples = SoundSamples.samples(of: try found[0].floats(), level: Self.level, fade: Self.fade)
            let times = PhonemeTimes(unit: Self.hop)
            return SpokenPart(
                samples: samples, words: times.words(of: part, durations: durations.map { Int($0) }, samples: samples))
        } catch {
            throw ProviderError(error, of: voice)
        }
    }
}
