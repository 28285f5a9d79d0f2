public import Foundation

/// Plays one narration at a time.
///
/// Every call but ``close()`` returns at once, on any thread, and reports its outcome through ``events``: files, sound
/// devices and libraries are opened on the engine's own thread. Calls take effect in order. Before the first
/// ``load(_:from:playing:)`` an engine has opened and loaded nothing; one that is released without ``close()`` ends by
/// itself.
public protocol PlaybackEngine: Sendable {
    /// The events, in order, for a single reader; ends after ``close()``.
    var events: AsyncStream<PlaybackEvent> { get }

    /// The current position; nil if nothing is loaded.
    ///
    /// After ``load(_:from:playing:)`` and ``seek(to:)`` it is the requested position at once, before the sound starts.
    var position: PlaybackPosition? { get }

    /// Loads a file in place of the current one; later events of that one carry its own number.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - start: The start in seconds; clamped to 0…duration, and 0 if it is not a number.
    ///   - playing: Whether to play once it is loaded; paused otherwise.
    /// - Returns: The number of this file's events: ``PlaybackEvent/load``.
    @discardableResult
    func load(_ source: PlaybackSource, from start: TimeInterval, playing: Bool) -> PlaybackLoad

    /// Resumes playback; does nothing while playing, without a file, and at the end, where a seek comes first.
    func play()

    /// Pauses playback; does nothing while paused.
    func pause()

    /// Seeks to an exact position, without changing whether it plays; waits for one that is not recorded yet.
    ///
    /// - Parameter seconds: Clamped to 0…duration; ignored if it is not a number.
    func seek(to seconds: TimeInterval)

    /// Sets the speed of this file and of later ones; the pitch stays.
    func setSpeed(_ speed: PlaybackSpeed)

    /// Fades the volume from its current value.
    ///
    /// The fade is suspended while playback is paused.
    ///
    /// - Parameters:
    ///   - volume: From 0, silence, to 1, the recorded volume; clamped to that range, and ignored if it is not a
    ///     number. Equal steps sound equal.
    ///   - duration: The length of the fade; zero or less sets the volume at once.
    func setVolume(_ volume: Double, over duration: Duration)

    /// Releases the file and the sound device, without an event.
    func stop()

    /// Closes the engine and waits until its thread and its library have ended; later calls do nothing.
    func close() async
}

extension PlaybackEngine {
    /// Loads a complete file.
    @discardableResult
    public func load(_ file: URL, from start: TimeInterval, playing: Bool) -> PlaybackLoad {
        load(.file(file), from: start, playing: playing)
    }

    /// Sets the volume at once.
    public func setVolume(_ volume: Double) {
        setVolume(volume, over: .zero)
    }
}

/// Creates engines of one kind; registered like any other provider.
public protocol PlaybackEngineProvider: Provider {
    /// Creates an engine that has opened and loaded nothing yet.
    func makeEngine(output: PlaybackOutput) -> any PlaybackEngine

    /// Returns the available sound devices, in the engine's order.
    ///
    /// ``PlaybackOutput/automatic``, ``PlaybackOutput/null`` and outputs that only write files are not included.
    ///
    /// - Throws: ``ProviderError/configuration(_:)`` if something that the engine needs is missing, and
    ///   ``ProviderError/timeout(_:)`` if the sound system does not answer.
    func outputDevices() async throws(ProviderError) -> [PlaybackDevice]
}

/// An audio output.
public enum PlaybackOutput: Hashable, Codable, Sendable {
    /// The system's default device.
    case automatic
    /// A device, by the engine's name for it.
    case device(String)
    /// No device, in real time: for machines without sound, and for tests.
    case null

    /// Parses typed text: "auto", "null", or a device's name; nil if it is blank.
    public init?(_ text: String) {
        switch text.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "": return nil
        case "auto": self = .automatic
        case "null": self = .null
        case let name: self = .device(name)
        }
    }

    /// The output as text that ``init(_:)`` parses.
    public var text: String {
        switch self {
        case .automatic: "auto"
        case .null: "null"
        case .device(let name): name
        }
    }
}
