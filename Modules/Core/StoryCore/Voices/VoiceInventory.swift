/// The voices that are or can be installed, and their engine.
public struct VoiceInventory: Hashable, Sendable {
    /// The engine of the voices.
    public var engine: VoiceListing
    /// The voices: the installed ones first, then by name.
    public var voices: [VoiceListing]

    /// Creates an inventory.
    public init(engine: VoiceListing, voices: [VoiceListing]) {
        (self.engine, self.voices) = (engine, voices)
    }

    /// The engine, then the voices.
    public var all: [VoiceListing] { [engine] + voices }
}
