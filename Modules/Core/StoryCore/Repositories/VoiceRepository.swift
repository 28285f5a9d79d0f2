/// Keeps the voices that do not come with the system, and the engine that runs them.
///
/// Two processes may use it at once: one installs at a time, and whoever reads sees a voice whole or not at all.
public protocol VoiceRepository: Sendable {
    /// Where voices lie, for people.
    var location: String { get }

    /// What is installed, and what could be.
    func inventory() async throws(VoiceError) -> VoiceInventory

    /// Compares every file of a voice, or of the engine, with its checksum.
    ///
    /// - Throws: ``VoiceError/unknown(_:known:)``, ``VoiceError/notInstalled(_:isFetched:)``,
    ///   ``VoiceError/damaged(_:detail:isFetched:)``.
    func check(_ name: String) async throws(VoiceError)

    /// Installs voices, and the engine if it is not there: from files as far as they go, and fetches the rest.
    ///
    /// What is whole already stays as it is. Each voice is there at once and whole, or it is as it was before; what was
    /// fetched before an installation was stopped is not fetched again.
    ///
    /// - Parameter observer: Told how far it is, on any thread.
    func install(
        _ request: VoiceRequest, observer: @escaping @Sendable (VoiceProgress) -> Void
    ) async throws(VoiceError) -> VoiceInstallation

    /// Removes a voice, or the engine; stories that were read with it keep their narrations.
    ///
    /// - Returns: What was removed.
    func remove(_ name: String) async throws(VoiceError) -> VoiceListing
}
