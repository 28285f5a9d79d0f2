/// What the network says about the sound: five numbers for each frequency of each frame, and a pitch for each frame.
///
/// The numbers lie frequency after frequency, each with all frames, and are only borrowed.
struct SpectralFrames {
    /// Frequencies of a frame, from 0 to half of the sample rate.
    static let binCount = 601
    /// Samples of a frame.
    static let hop = 300
    /// Samples a second.
    static let sampleRate = 24_000

    /// The number of frames.
    let count: Int
    /// The natural logarithm of how strong the harmonics are.
    let harmonics: UnsafeBufferPointer<Float>
    /// How far the harmonics are turned; its hyperbolic tangent is in half turns.
    let rotation: UnsafeBufferPointer<Float>
    /// The natural logarithm of how strong the noise is.
    let noise: UnsafeBufferPointer<Float>
    /// The natural logarithm of how strong that part is which is neither.
    let remainder: UnsafeBufferPointer<Float>
    /// The phase of that part in radians.
    let remainderPhase: UnsafeBufferPointer<Float>
    /// Hz of each frame; below ``PulseTrain/lowestPitch`` there is no voice.
    let pitch: [Float]

    /// Borrows what a network computed; nil if the parts do not fit each other.
    init?(
        harmonics: UnsafeBufferPointer<Float>, rotation: UnsafeBufferPointer<Float>,
        noise: UnsafeBufferPointer<Float>, remainder: UnsafeBufferPointer<Float>,
        remainderPhase: UnsafeBufferPointer<Float>, pitch: [Float]
    ) {
        let parts = [harmonics, rotation, noise, remainder, remainderPhase]
        guard parts.allSatisfy({ $0.count == Self.binCount * pitch.count }) else { return nil }
        count = pitch.count
        (self.harmonics, self.rotation, self.noise) = (harmonics, rotation, noise)
        (self.remainder, self.remainderPhase, self.pitch) = (remainder, remainderPhase, pitch)
    }
}
