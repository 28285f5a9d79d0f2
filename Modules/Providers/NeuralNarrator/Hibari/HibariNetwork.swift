import OnnxRuntime

/// The network of a hibari voice: from phonemes to the spectrum of each frame.
final class HibariNetwork {
    /// Samples of the unit in which it counts how long a phoneme takes: 25 ms.
    static let samplesOfUnit = 2 * SpectralFrames.hop
    /// The durations of the phonemes; inside the network, and no output before ``OnnxModel/expose(_:)`` makes it one.
    private static let durations = "/Clip_output_0"
    private static let outputs = ["lh", "theta", "ln", "lr", "phi", "f0", durations]

    private let session: OnnxSession

    /// What the network made of a text.
    struct Speech {
        /// The spectra, frequency after frequency, in the order of ``outputs``.
        let spectra: [OnnxTensor]
        /// Hz of each frame.
        let pitch: [Float]
        /// The duration of each phoneme, in units of ``samplesOfUnit``.
        let durations: [Int]
    }

    /// Loads the network.
    init(_ model: consuming OnnxModel, environment: OnnxEnvironment) throws(OnnxError) {
        try model.expose(Self.durations)
        session = try OnnxSession(
            model, inputs: ["ids", "speed"], outputs: Self.outputs, environment: environment)
    }

    /// Computes the spectra of a text.
    ///
    /// - Parameters:
    ///   - identifiers: Its phonemes by ``HibariAlphabet``, with 0 at both ends.
    ///   - speed: How fast it is said, 1 being the voice's own speed.
    func speech(of identifiers: [Int64], speed: Double) throws(OnnxError) -> Speech {
        let found = try session.run(
            [
                "ids": .integers(identifiers, shape: [1, identifiers.count]),
                "speed": .floats([Float(speed)], shape: [1]),
            ], outputs: Self.outputs)
        let durations = try found[6].floats()
        guard durations.count == identifiers.count, durations.allSatisfy({ (0...1e5).contains($0) }) else {
            throw .runFailed(detail: "The phonemes have no lengths.")
        }
        return Speech(spectra: Array(found[..<5]), pitch: try found[5].floats(), durations: durations.map { Int($0) })
    }
}
