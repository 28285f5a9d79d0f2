/// Which engine and which model spoke: the same two say the same utterance with the same samples.
public struct VoiceRelease: Hashable, Codable, Sendable {
    /// The engine with its version, for people: "ONNX Runtime 1.32.0".
    public var engine: String
    /// SHA-256 of the voice's model, 64 lowercase hexadecimal digits.
    public var model: String

    /// Names the two.
    public init(engine: String, model: String) {
        self.engine = engine
        self.model = model
    }
}
