/// The engine and the model of a voice: equal releases speak an utterance with equal samples.
public struct VoiceRelease: Hashable, Codable, Sendable {
    /// The engine and its version: "ONNX Runtime 1.32.0".
    public var engine: String
    /// SHA-256 of the voice's model, 64 lowercase hexadecimal digits.
    public var model: String

    /// Creates a release.
    public init(engine: String, model: String) {
        self.engine = engine
        self.model = model
    }
}
