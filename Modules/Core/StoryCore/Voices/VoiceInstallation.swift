/// What an installation did.
public struct VoiceInstallation: Hashable, Sendable {
    /// What is new, the engine first if it is.
    public var installed: [VoiceListing]
    /// What was asked for, or needed, and was there already, as it is there.
    public var present: [VoiceListing]
    /// What stood under the name of something new and was another release, or another voice of that name, as it was.
    public var replaced: [VoiceListing]

    /// Describes what an installation did.
    public init(installed: [VoiceListing], present: [VoiceListing], replaced: [VoiceListing] = []) {
        (self.installed, self.present, self.replaced) = (installed, present, replaced)
    }
}
