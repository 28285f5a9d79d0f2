public import Foundation

/// Plays one narration at a time.
///
/// Every call but ``close()`` returns at once, on any thread, and what comes of it is told by ``events``: a file is
/// opened, a sound device is asked and a library is loaded on a thread of the engine's own. Calls take effect in the
/// order in which they were made. Before the first ``load(_:from:playing:)`` an engine has opened and loaded nothing;
/// one that is let go of without ``close()`` ends by itself.
public protocol PlaybackEngine: Sendable {
    /// What happens, in order, to one reader; ends after ``close()``.
    var events: AsyncStream<PlaybackEvent> { get }

    /// Where playback is at this moment; nil if nothing is loaded.
    ///
    /// It is the asked place at once after ``load(_:from:playing:)`` and ``seek(to:)``, before the sound is there.
    var position: PlaybackPosition? { get }

    /// Opens a file in place of the one before; what is still told of that one carries its own number.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - start: Where to begin, in seconds; brought into 0…duration, and 0 if it is not a number.
    ///   - playing: Whether it is heard as soon as it is there; paused otherwise.
    /// - Returns: What the events of this file are marked with: ``PlaybackEvent/load``.
    @discardableResult
    func load(_ source: PlaybackSource, from start: TimeInterval, playing: Bool) -> PlaybackLoad

    /// Goes on; does nothing while it plays, without a file, and at the end, where a seek comes first.
    func play()

    /// Stands still; does nothing while it does.
    func pause()

    /// Goes to a place, exactly, playing or paused as before; one that is not recorded yet is waited for.
    ///
    /// - Parameter seconds: Brought into 0…duration; passed over if it is not a number.
    func seek(to seconds: TimeInterval)

    /// Sets the speed of this file and of those after it; the pitch stays.
    func setSpeed(_ speed: PlaybackSpeed)

    /// Moves the volume evenly to another one, from where it is at this moment.
    ///
    /// The time of a fade stands still while nothing is heard.
    ///
    /// - Parameters:
    ///   - volume: 0 is silence and 1 the narration as it was recorded; brought into that range, and passed over if it
    ///     is not a number. Even steps sound even.
    ///   - duration: How long it takes; zero or less does it at once.
    func setVolume(_ volume: Double, over duration: Duration)

    /// Lets go of the file and of the sound device; nothing is told of it.
    func stop()

    /// Ends the engine and waits until its thread and its library are done; later calls do nothing.
    func close() async
}

extension PlaybackEngine {
    /// Opens a file that is whole.
    @discardableResult
    public func load(_ file: URL, from start: TimeInterval, playing: Bool) -> PlaybackLoad {
        load(.file(file), from: start, playing: playing)
    }

    /// Sets the volume at once.
    public func setVolume(_ volume: Double) {
        setVolume(volume, over: .zero)
    }
}

/// Makes engines of one kind; registered like any other provider.
public protocol PlaybackEngineProvider: Provider {
    /// Makes an engine; nothing is opened or loaded yet.
    func makeEngine(output: PlaybackOutput) -> any PlaybackEngine

    /// The sound devices that are there at this moment, in the engine's order; empty if there is none.
    ///
    /// Neither ``PlaybackOutput/automatic`` nor ``PlaybackOutput/null`` is among them, nor what only writes files.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` without what the engine needs, and ``ProviderError/timeout(_:)`` if
    ///   the system's sound does not answer.
    func outputDevices() async throws(ProviderError) -> [PlaybackDevice]
}

/// Where the sound goes.
public enum PlaybackOutput: Hashable, Codable, Sendable {
    /// The device that the system prefers.
    case automatic
    /// One device, by the engine's own name for it.
    case device(String)
    /// Nowhere, in real time: for machines without a sound device, and for tests.
    case null

    /// Reads what people type: "auto", "null", or a device's name; nil if it is blank.
    public init?(_ text: String) {
        switch text.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "": return nil
        case "auto": self = .automatic
        case "null": self = .null
        case let name: self = .device(name)
        }
    }

    /// The output as ``init(_:)`` reads it.
    public var text: String {
        switch self {
        case .automatic: "auto"
        case .null: "null"
        case .device(let name): name
        }
    }
}
