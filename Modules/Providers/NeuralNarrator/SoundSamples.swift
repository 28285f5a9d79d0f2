/// Turns a network's sound into samples as they are recorded.
enum SoundSamples {
    /// Converts sound to 16-bit samples.
    ///
    /// - Parameters:
    ///   - sound: Numbers of which 1 is full scale.
    ///   - level: The factor; samples beyond full scale are clipped.
    ///   - fade: The number of samples of the fade at both ends.
    static func samples(of sound: [Float], level: Float, fade: Int) -> [Int16] {
        let fade = min(fade, sound.count / 2)
        return sound.indices.map { index in
            let distance = min(index, sound.count - 1 - index)
            let gain = distance < fade ? level * Float(distance) / Float(fade) : level
            let sample = sound[index] * gain * 32_767
            // Anything but a number is silence.
            return sample.isFinite ? Int16(min(max(sample, -32_768), 32_767).rounded()) : 0
        }
    }
}
