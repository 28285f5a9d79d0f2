/// The progress of an installation.
public enum VoiceProgress: Hashable, Sendable {
    /// A package is being downloaded: the bytes so far, and in total.
    case fetching(package: String, done: Int, total: Int)
    /// Files are being unpacked and verified.
    case unpacking(VoiceListing)
    /// The voice or the engine is installed.
    case installed(VoiceListing)
}
