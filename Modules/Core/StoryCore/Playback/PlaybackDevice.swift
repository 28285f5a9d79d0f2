/// An audio output device.
public struct PlaybackDevice: Hashable, Codable, Sendable {
    /// The engine's name for the device, as in ``PlaybackOutput/device(_:)``; untrusted text of any length.
    public var name: String
    /// The display name; empty if there is none.
    public var summary: String

    /// Creates a device.
    public init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
