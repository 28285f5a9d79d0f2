/// How far an installation is.
public enum VoiceProgress: Hashable, Sendable {
    /// A package is being fetched; how many bytes of it are there, and how many it has.
    case fetching(package: String, done: Int, total: Int)
    /// Files are being unpacked and checked.
    case unpacking(VoiceListing)
    /// The voice or the engine can be used from now on.
    case installed(VoiceListing)
}
