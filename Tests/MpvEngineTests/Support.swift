import Foundation
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

/// Sound of a known shape.
struct Tone {
    static let rate = 48_000
    var seconds: Double
    /// Before this nothing is heard.
    var onset = 0.0
    var frequency = 440.0

    /// Records it as Ogg Opus.
    func opus(in folder: TemporaryFolder, _ name: String = "tone.opus") async throws -> URL {
        let raw = folder.file("\(name).raw")
        let samples = (0..<Int(seconds * Double(Self.rate))).map { index in
            let time = Double(index) / Double(Self.rate)
            return time < onset ? 0 : Int16(8_000 * sin(2 * .pi * frequency * time))
        }
        try samples.withUnsafeBytes { try Data($0).write(to: raw) }
        let file = folder.file(name)
        try await Program.run(
            "opusenc", "--quiet", "--raw", "--raw-chan", "1", "--raw-rate", "\(Self.rate)", "--comp", "0", raw.path,
            file.path)
        return file
    }
}

/// Reads an engine's events one after the other.
struct EventReader {
    private var iterator: AsyncStream<PlaybackEvent>.Iterator

    init(_ engine: any PlaybackEngine) {
        iterator = engine.events.makeAsyncIterator()
    }

    /// The next event; nil once the engine is closed.
    mutating func next() async -> PlaybackEvent? {
        await iterator.next(isolation: #isolation)
    }

    /// The next event of a load that a test waits for, with everything that was told before it.
    mutating func until(
        _ load: PlaybackLoad? = nil, _ isWanted: (PlaybackEvent.Change) -> Bool
    ) async throws -> PlaybackEvent.Change {
        while let event = await iterator.next(isolation: #isolation) {
            if load == nil || event.load == load, isWanted(event.change) { return event.change }
            if case .failed(let error) = event.change, load == nil || event.load == load { throw error }
        }
        throw CancellationError()
    }

    /// The next position.
    mutating func position(_ load: PlaybackLoad? = nil) async throws -> PlaybackPosition {
        try #require(try await until(load) { $0.isPosition }.position)
    }

    /// The next failure.
    mutating func failure(_ load: PlaybackLoad? = nil) async throws -> PlaybackError {
        guard case .failed(let error) = try await until(load, { $0.isFailure }) else { throw CancellationError() }
        return error
    }

    /// Everything that is told until the engine is closed.
    mutating func rest() async -> [PlaybackEvent] {
        var events: [PlaybackEvent] = []
        while let event = await iterator.next(isolation: #isolation) { events.append(event) }
        return events
    }
}

extension PlaybackEvent.Change {
    var isPosition: Bool { if case .position = self { true } else { false } }
    var isFailure: Bool { if case .failed = self { true } else { false } }
    var isLoaded: Bool { if case .loaded = self { true } else { false } }
    var isPaused: Bool { if case .paused = self { true } else { false } }
    var isResumed: Bool { if case .resumed = self { true } else { false } }
    var isEnded: Bool { if case .ended = self { true } else { false } }

    var position: PlaybackPosition? {
        switch self {
        case .position(let position), .paused(let position), .resumed(let position), .ended(let position): position
        case .loaded, .failed: nil
        }
    }
}
