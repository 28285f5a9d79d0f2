/// Stores the natural voices and their engine.
///
/// Two processes may use it concurrently: one installs at a time, and readers see a voice whole or not at all.
public protocol VoiceRepository: Sendable {
    /// The location of the voices, for people.
    var location: String { get }

    /// Returns what is installed and what can be.
    func inventory() async throws(VoiceError) -> VoiceInventory

    /// Verifies the checksums of every file of a voice, or of the engine.
    ///
    /// - Throws: ``VoiceError/unknown(_:known:)``, ``VoiceError/notInstalled(_:isFetched:)``,
    ///   ``VoiceError/damaged(_:detail:isFetched:)``.
    func check(_ name: String) async throws(VoiceError)

    /// Installs voices, and the engine if it is missing: from the given files, and by download for the rest.
    ///
    /// What is whole already stays. Each voice is installed atomically; completed downloads of an interrupted
    /// installation are not repeated.
    ///
    /// - Parameter observer: Receives the progress, on any thread.
    func install(
        _ request: VoiceRequest, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceInstallation

    /// Removes a voice, or the engine; narrations made with it stay.
    ///
    /// - Returns: What was removed.
    func remove(_ name: String) async throws(VoiceError) -> VoiceListing
}
