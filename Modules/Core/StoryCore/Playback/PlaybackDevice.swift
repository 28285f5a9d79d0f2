/// A device that the sound can go to.
public struct PlaybackDevice: Hashable, Codable, Sendable {
    /// The engine's own name for it, as ``PlaybackOutput/device(_:)`` has it; as long as the system likes, and it may
    /// hold anything.
    public var name: String
    /// What people call it; empty if nobody says.
    public var summary: String

    /// Describes a device.
    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
