import EnglishPhonemes
import Foundation
import OnnxRuntime
import StoryCore
import VoiceStore

/// A voice of hibari's format that is loaded: its network, its way from text to phonemes, and the vocoder.
final class HibariSpeaker: Speaker {
    let sampleRate = SpectralFrames.sampleRate

    /// The most phonemes of a breath: about fifteen seconds, which take 60 MB while they are computed.
    private static let longestBreath = 240
    /// hibari's peaks reach half of full scale; this leaves them some room, and speech is well above the level below
    /// which ``UtteranceJoiner`` takes it for silence.
    private static let level: Float = 1.5
    /// Seconds in which a piece comes out of silence and goes back, so that neither end clicks.
    private static let fade = 0.005

    private let voice: InstalledVoice
    private let network: HibariNetwork
    private let alphabet: HibariAlphabet
    private let english: EnglishPhonemes
    private let vocoder: Vocoder

    /// Loads a voice.
    init(
        _ voice: InstalledVoice, library: InstalledVoice, environment: OnnxEnvironment
    ) throws(ProviderError) {
        self.voice = voice
        guard let alphabet = HibariAlphabet(try voice.contents(of: HibariAlphabet.file)) else {
            throw .damaged(voice, file: HibariAlphabet.file)
        }
        self.alphabet = alphabet
        let model = try voice.model()
        do throws(OnnxError) {
            network = try HibariNetwork(model, environment: environment)
        } catch {
            throw ProviderError(error, of: voice)
        }
        vocoder = try Vocoder(for: NeuralNarrator.name)
        let isBritish = voice.manifest.language?.rawValue.lowercased() == "en-gb"
        do throws(PhonemeDataError) {
            english = try EnglishPhonemes(
                files: voice.table, british: isBritish,
                unknownWords: UnknownWordNetwork(voice, isBritish: isBritish, library: library))
        } catch {
            throw .unusable(voice, error)
        }
    }

    func parts(of segment: Utterance.Segment, in utterance: Utterance) throws(ProviderError) -> [SpeechPart] {
        let text = segment.range.substring(of: utterance.text)
        let line = try english.line(
            of: utterance.text, range: text.startIndex..<text.endIndex, pronunciations: utterance.pronunciations)
        guard !line.words.isEmpty else { return [] }
        var seeds = SeededGenerator(hashing: utterance.text, String(segment.range.start))
        return BreathGroups(limit: Self.longestBreath).groups(of: line)
            .map { alphabet.part($0, seed: seeds.next()) }.filter { !$0.words.isEmpty }
    }

    func speak(_ part: SpeechPart, _ delivery: Delivery) throws(ProviderError) -> SpokenPart {
        do throws(OnnxError) {
            let onset = HibariOnset(space: alphabet.space, speed: min(max(delivery.rate, 0.5), 2))
            let speech = try network.speech(of: part.identifiers, speed: onset.speed)
            let pitch = Intonation.changed(speech.pitch, height: delivery.pitch, melody: delivery.intonation)
            let sound = try OnnxTensor.withFloats(of: speech.spectra) { spectra throws(OnnxError) in
                let frames = SpectralFrames(
                    harmonics: spectra[0], rotation: spectra[1], noise: spectra[2], remainder: spectra[3],
                    remainderPhase: spectra[4], pitch: pitch)
                guard let frames else { throw .runFailed(detail: "The spectra don't fit each other.") }
                return vocoder.sound(of: frames, seed: part.seed)
            }
            let samples = SoundSamples.samples(
                of: sound, level: Self.level, fade: Int(Self.fade * Double(sampleRate)))
            let words = PhonemeTimes(unit: HibariNetwork.samplesOfUnit)
                .words(of: part, durations: speech.durations, samples: samples) {
                    onset.lead(ofWord: $0, in: part, durations: speech.durations)
                }
            return SpokenPart(samples: samples, words: words)
        } catch {
            throw ProviderError(error, of: voice)
        }
    }
}
