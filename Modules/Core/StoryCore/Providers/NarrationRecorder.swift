public import Foundation

/// Encodes spoken samples as one audio file of even loudness.
public protocol NarrationRecorder: Provider {
    /// Starts a recording.
    ///
    /// - Parameters:
    ///   - file: The file to create; nothing may exist there. It can be played while it grows.
    ///   - sampleRate: The sample rate of all samples, in Hz.
    ///   - title: The title that players show.
    ///   - serial: The stream's serial number, which makes equal recordings equal bytes.
    func startRecording(
        to file: URL, sampleRate: Int, title: String, serial: UInt32
    ) async throws(RecordingError) -> any NarrationRecording
}

/// A recording in progress, used by one task at a time.
public protocol NarrationRecording: Sendable {
    /// Appends mono samples.
    func append(_ samples: [Int16]) async throws(RecordingError)

    /// Finishes the file.
    func finish() async throws(RecordingError) -> RecordingSummary

    /// Cancels the recording and removes the file; does nothing after ``finish()``.
    func cancel() async
}

/// An error of recording a narration.
public enum RecordingError: Error, Hashable, Sendable {
    /// The encoder failed.
    case encoder(ProviderError)
    /// The file could not be written.
    case storage(StorageError)
}

/// A summary of a finished recording.
public struct RecordingSummary: Hashable, Sendable {
    /// The length in seconds.
    public var duration: TimeInterval
    /// The media type: "audio/ogg; codecs=opus".
    public var format: String
    /// The file extension: "opus".
    public var fileExtension: String
    /// The integrated loudness in LUFS after correction; nil for silence.
    public var loudness: Double?

    /// Creates a summary.
    public init(duration: TimeInterval, format: String, fileExtension: String, loudness: Double?) {
        self.duration = duration
        self.format = format
        self.fileExtension = fileExtension
        self.loudness = loudness
    }
}
