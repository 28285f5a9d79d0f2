public import Foundation

/// Turns spoken samples into one audio file of even loudness.
public protocol NarrationRecorder: Provider {
    /// Starts a recording.
    ///
    /// - Parameters:
    ///   - file: Where the audio goes; nothing may be there yet. From then on it grows with what is appended, and what
    ///     is there can be played.
    ///   - sampleRate: Samples a second of everything that will be appended.
    ///   - title: The title that players show.
    ///   - serial: A number that makes equal recordings equal bytes.
    func startRecording(
        to file: URL, sampleRate: Int, title: String, serial: UInt32
    ) async throws(RecordingError) -> any NarrationRecording
}

/// A recording under way; one task at a time uses it.
public protocol NarrationRecording: Sendable {
    /// Appends mono samples.
    func append(_ samples: [Int16]) async throws(RecordingError)

    /// Finishes the file.
    func finish() async throws(RecordingError) -> RecordingSummary

    /// Gives up and removes the file; does nothing after ``finish()``.
    func cancel() async
}

/// Why a narration could not be recorded.
public enum RecordingError: Error, Hashable, Sendable {
    /// The encoder failed.
    case encoder(ProviderError)
    /// The file could not be written.
    case storage(StorageError)
}

/// What a finished recording is.
public struct RecordingSummary: Hashable, Sendable {
    /// Length in seconds.
    public var duration: TimeInterval
    /// Media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The file's ending: "opus".
    public var fileExtension: String
    /// Integrated loudness in LUFS after correction; nil if there is nothing but silence.
    public var loudness: Double?

    /// Describes a recording.
    public init(duration: TimeInterval, format: String, fileExtension: String, loudness: Double?) {
        self.duration = duration
        self.format = format
        self.fileExtension = fileExtension
        self.loudness = loudness
    }
}
