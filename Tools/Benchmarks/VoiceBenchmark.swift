import FeatureKit
import Foundation
import StoryApp
import StoryCore

/// Measures each narrator of English beside flite, with the same text in the same run: its speed, its memory, and the
/// time to its first sentence.
struct VoiceBenchmark {
    /// One narrator in a process of its own.
    private struct Reading {
        var usage: BenchmarkSandbox.Usage
        var answers: [SpokenTexts.Answer]

        /// Seconds of speech, the first sentence left out.
        var seconds: Double { answers.dropFirst().compactMap(\.seconds).reduce(0, +) }
        /// Seconds that processors worked for it; libraries are loaded with the first sentence.
        var processorSeconds: Double { answers.dropFirst().map(\.processorSeconds).reduce(0, +) }
        /// Seconds that processors worked for a second of speech.
        var cost: Double { processorSeconds / seconds }
        /// Seconds until the first sentence was there, everything loaded that it needs.
        var firstSentence: Double { answers.first?.elapsed ?? .nan }
    }

    /// A narrator and the voice that is measured: its default.
    private struct Speaker {
        var narrator: ProviderIdentifier
        var voice: Voice
    }

    private static let rounds = 5
    private static let peer: ProviderIdentifier = "flite"
    /// The narrator from before there were bounds, which is no peer: it does not sound like a person.
    private static let unbound: ProviderIdentifier = "espeak-ng"

    let workshop: BenchmarkSandbox

    func run(_ show: (Measure) -> Void) throws {
        let speakers = try speakers()
        guard let peer = speakers.first(where: { $0.narrator == Self.peer }) else { return }
        let others = speakers.filter { $0.narrator != Self.peer }
        for speaker in others { try compare(speaker, with: peer).forEach(show) }
        if others.allSatisfy({ $0.narrator == Self.unbound }) {
            print("No neural voice is installed, so none is measured. Install one with 'story voice install'.")
        }
    }

    /// Who speaks English on this machine.
    private func speakers() throws -> [Speaker] {
        let container = try AppContainer(environment: ProcessInfo.processInfo.environment)
        return container.registry.narrators.compactMap { narrator in
            narrator.voices(for: .english).first.map { Speaker(narrator: narrator.identifier, voice: $0) }
        }
    }

    private func compare(_ speaker: Speaker, with peer: Speaker) throws -> [Measure] {
        let silent = try read([], by: speaker)
        var (ours, peers): ([Reading], [Reading]) = ([], [])
        for _ in 0..<Self.rounds {
            ours.append(try read(ReadProse.sentences, by: speaker))
            peers.append(try read(ReadProse.sentences, by: peer))
        }
        let name = speaker.voice.displayName
        let isBound = speaker.narrator != Self.unbound
        let (seconds, peerSeconds) = (ours.map(\.processorSeconds).median, peers.map(\.processorSeconds).median)
        let (speed, peerSpeed) = (ours.map(\.cost).median, peers.map(\.cost).median)
        let memory = ours.map(\.usage.peakMemory).median - silent.usage.peakMemory
        let (first, peerFirst) = (ours.map(\.firstSentence).median, peers.map(\.firstSentence).median)
        return [
            Measure(
                name: "a second by \(name), processor time", ours: times(speed), peer: times(peerSpeed),
                value: speed * 1000, bound: .infinity, unit: " ms"),
            Measure(
                name: "the same text by \(name) / flite", ours: "\(seconds.rounded(to: 2)) s",
                peer: "\(peerSeconds.rounded(to: 2)) s", value: seconds / peerSeconds,
                bound: isBound ? 1 : .infinity, unit: ""),
            Measure(
                name: "more memory while \(name) speaks", ours: "\(memory.rounded(to: 0)) MB", peer: "-",
                value: memory, bound: isBound ? 150 : .infinity, unit: " MB"),
            Measure(
                name: "first sentence by \(name), with loading", ours: "\((first * 1000).rounded(to: 0)) ms",
                peer: "\((peerFirst * 1000).rounded(to: 0)) ms", value: first * 1000,
                bound: isBound ? 600 : .infinity, unit: " ms"),
        ]
    }

    /// Returns how many times faster than real time speech was made.
    private func times(_ cost: Double) -> String { "\((1 / cost).rounded(to: 0)) ×" }

    private func read(_ sentences: [String], by speaker: Speaker) throws -> Reading {
        let texts = workshop.folder.appending(path: "sentences.jsonl")
        let answers = workshop.folder.appending(path: "answers.jsonl")
        try lines(of: sentences).write(to: texts)
        let usage = try workshop.run(
            CommandLine.arguments[0],
            SpokenTexts.arguments(speaker.narrator, voice: speaker.voice.name, file: texts), output: answers,
            environment: ProcessInfo.processInfo.environment)
        let printed = try Data(contentsOf: answers).split(separator: UInt8(ascii: "\n"))
        let reading = Reading(
            usage: usage, answers: try printed.map { try JSONDecoder().decode(SpokenTexts.Answer.self, from: $0) })
        if let error = reading.answers.lazy.compactMap(\.error).first { throw Failure.notSaid(error) }
        return reading
    }

    private func lines(of sentences: [String]) throws -> Data {
        try sentences.reduce(into: Data()) { lines, sentence in
            lines += try JSONEncoder().encode(sentence)
            lines.append(UInt8(ascii: "\n"))
        }
    }

    /// Why a voice could not be measured.
    enum Failure: Error {
        /// The narrator said so of a sentence.
        case notSaid(String)
    }
}
