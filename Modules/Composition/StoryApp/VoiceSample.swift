public import Foundation
public import StoryCore

/// A voice sample: speaks sentences into a file or to the speakers, and measures the time.
public struct VoiceSample: Sendable {
    /// The measurements.
    public struct Measure: Hashable, Sendable {
        /// The number of sentences.
        public var sentenceCount = 0
        /// The length of the speech, in seconds.
        public var duration = 0.0
        /// The time to synthesise all of it, in seconds.
        public var synthesisTime = 0.0
        /// The time to synthesise the first sentence, in seconds, including loading.
        public var firstSentenceTime = 0.0
        /// The length of the first sentence, in seconds.
        var firstDuration = 0.0

        /// Seconds of speech per second of synthesis, without the first sentence if there are others.
        public var timesRealTime: Double {
            let (length, time) =
                sentenceCount > 1
                ? (duration - firstDuration, synthesisTime - firstSentenceTime) : (duration, synthesisTime)
            return length / max(time, 0.001)
        }
    }

    /// The format of a file.
    public enum Format: Sendable {
        /// Ogg Opus, as stories have it.
        case opus
        /// 16-bit samples as the narrator returned them.
        case wave

        /// Creates the format for a file's extension; nil if it is unknown.
        public init?(of file: URL) {
            switch file.pathExtension.lowercased() {
            case "opus", "ogg": self = .opus
            case "wav": self = .wave
            default: return nil
            }
        }
    }

    /// The narrator.
    public let narrator: any Narrator
    /// The voice.
    public let voice: Voice
    /// The language.
    public let language: LanguageCode
    let recorder: any NarrationRecorder
    /// The playback engine; nil if there is none.
    let engine: (any PlaybackEngineProvider)?

    /// Returns a sentence with varied sounds.
    public static func sentence(in language: LanguageCode) -> String {
        language.base == LanguageCode(rawValue: "de")
            ? "Es war einmal ein kleiner Fuchs, der nicht schlafen konnte. \u{201E}Erzähl mir eine Geschichte!\u{201C}, sagte er."
            : "Once there was a small fox who could not sleep. \u{201C}Tell me a story!\u{201D} she said."
    }

    /// Records sentences to a new file, with half a second between them; an incomplete file is removed.
    ///
    /// - Throws: ``VoiceError/narrator(_:)``, also if it was cancelled, and ``VoiceError/storage(_:)``, also if the file
    ///   exists already.
    public func record(_ sentences: [String], to file: URL) async throws(VoiceError) -> Measure {
        let spoken = try await speak(sentences)
        guard Format(of: file) != .wave else {
            try WaveFile.write(spoken.samples, sampleRate: spoken.sampleRate, to: file)
            return spoken.measure
        }
        do throws(RecordingError) {
            try await record(spoken, to: file)
        } catch {
            switch error {
            case .encoder(let error): throw .narrator(error)
            case .storage(let error): throw .storage(error)
            }
        }
        return spoken.measure
    }

    /// Plays sentences, and returns at their end.
    ///
    /// - Throws: ``VoiceError/narrator(_:)``, also if it was cancelled, ``VoiceError/playback(_:)``,
    ///   ``VoiceError/storage(_:)``.
    public func play(_ sentences: [String], on output: PlaybackOutput) async throws(VoiceError) -> Measure {
        let file = FileManager.default.temporaryDirectory.appending(path: "story-voice-\(UUID().uuidString).opus")
        // The engine holds the file open.
        defer { try? FileManager.default.removeItem(at: file) }
        guard let engine = engine?.makeEngine(output: output) else {
            throw .playback(.output(output, detail: "This program can't play sound here."))
        }
        let measure = try await record(sentences, to: file)
        let load = engine.load(file, from: 0, playing: true)
        var failure: VoiceError?
        events: for await event in engine.events where event.load == load {
            switch event.change {
            case .ended: break events
            case .failed(let error):
                failure = .playback(error)
                break events
            case .loaded, .position, .paused, .resumed: continue
            }
        }
        await engine.close()
        if let failure { throw failure }
        guard !Task.isCancelled else { throw .narrator(.cancelled) }
        return measure
    }

    // MARK: - Private

    private struct Spoken {
        var samples: [Int16] = []
        var sampleRate = 0
        var measure = Measure()
    }

    private func record(_ spoken: Spoken, to file: URL) async throws(RecordingError) {
        let recording = try await recorder.startRecording(
            to: file, sampleRate: spoken.sampleRate, title: voice.displayName, serial: 1)
        do throws(RecordingError) {
            try await recording.append(spoken.samples)
            _ = try await recording.finish()
        } catch {
            await recording.cancel()
            throw error
        }
    }

    private func speak(_ sentences: [String]) async throws(VoiceError) -> Spoken {
        var spoken = Spoken()
        let clock = ContinuousClock()
        for sentence in sentences {
            guard !Task.isCancelled else { throw .narrator(.cancelled) }
            let start = clock.now
            let one: SpokenUtterance
            do throws(ProviderError) {
                one = try await narrator.speak(utterance(sentence))
            } catch {
                throw .narrator(Task.isCancelled ? .cancelled : error)
            }
            let seconds = (clock.now - start) / .seconds(1)
            if spoken.measure.sentenceCount == 0 {
                (spoken.measure.firstSentenceTime, spoken.measure.firstDuration) = (seconds, one.seconds)
            } else {
                spoken.samples += [Int16](repeating: 0, count: one.sampleRate / 2)
            }
            spoken.sampleRate = one.sampleRate
            spoken.samples += one.samples
            spoken.measure.sentenceCount += 1
            spoken.measure.duration += one.seconds
            spoken.measure.synthesisTime += seconds
        }
        return spoken
    }

    private func utterance(_ text: String) -> Utterance {
        let whole = TextRange(text.startIndex..<text.endIndex, in: text)
        return Utterance(
            text: text, segments: [Utterance.Segment(range: whole, isDialogue: false)], language: language,
            voice: voice.name, delivery: Delivery())
    }
}
