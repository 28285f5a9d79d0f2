/// The voices that are installed or could be, and their engine.
public struct VoiceInventory: Hashable, Sendable {
    /// What runs the voices.
    public var engine: VoiceListing
    /// The voices: what is installed first, then by name.
    public var voices: [VoiceListing]

    /// Describes what is installed and what could be.
    public init(engine: VoiceListing, voices: [VoiceListing]) {
        (self.engine, self.voices) = (engine, voices)
    }

    /// The engine, then the voices.
    public var all: [VoiceListing] { [engine] + voices }
}
