/// The result of an installation.
public struct VoiceInstallation: Hashable, Sendable {
    /// The newly installed voices, with the engine first if it is new.
    public var installed: [VoiceListing]
    /// What was requested or needed and was installed already.
    public var present: [VoiceListing]
    /// The earlier releases, or other voices of the same name, that were replaced.
    public var replaced: [VoiceListing]

    /// Creates a result.
    public init(installed: [VoiceListing], present: [VoiceListing], replaced: [VoiceListing] = []) {
        (self.installed, self.present, self.replaced) = (installed, present, replaced)
    }
}
