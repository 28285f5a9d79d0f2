/// What an installation did.
public struct VoiceInstallation: Hashable, Sendable {
    /// What is new, the engine first if it is.
    public var installed: [VoiceListing]
    /// What was asked for, or needed, and was there already.
    public var present: [VoiceListing]

    /// Describes what an installation did.
    public init(installed: [VoiceListing], present: [VoiceListing]) {
        (self.installed, self.present) = (installed, present)
    }
}
