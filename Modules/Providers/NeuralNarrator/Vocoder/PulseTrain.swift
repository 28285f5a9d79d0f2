import Glibc

/// The sound of vocal cords without a mouth: all harmonics of a pitch at the same strength.
enum PulseTrain {
    /// Below this pitch, in Hz, there is no voice.
    static let lowestPitch: Float = 40
    /// No harmonic is higher than this, in Hz, so that none is mirrored at half the sample rate.
    private static let highestHarmonic: Float = 11_000
    /// Below this the quotient of sines is taken to be its limit.
    private static let nearZero: Float = 2e-3

    /// Samples whose harmonics each have an amplitude of 1; zero where there is no voice.
    ///
    /// The sum of cos(h·t) for h from 1 to H is sin((H+½)·t) / (2·sin(t/2)) - ½, the Dirichlet kernel.
    ///
    /// - Parameters:
    ///   - pitch: Hz of each frame; between the middles of frames it moves in a straight line.
    ///   - hop: Samples of a frame.
    static func samples(pitch: [Float], hop: Int, sampleRate: Int) -> [Float] {
        guard let first = pitch.first, let last = pitch.last else { return [] }
        let padded = [first] + pitch + [last]
        var samples = [Float](repeating: 0, count: pitch.count * hop)
        // Turns of the fundamental, in double precision: they add up over the whole sentence.
        var phase = 0.0
        let step = 1 / Double(sampleRate)
        for frame in pitch.indices {
            for index in 0..<hop {
                // The middle of this frame is at 0; half a frame earlier, half of the pitch is the previous frame's.
                let offset = (Float(index) + 0.5) / Float(hop) - 0.5
                let neighbour = offset < 0 ? padded[frame] : padded[frame + 2]
                let frequency = padded[frame + 1] + (neighbour - padded[frame + 1]) * abs(offset)
                // The pulses go on silently where there is no voice, so that it never begins with a jump; `max` gives
                // its first argument where the other is not a number.
                phase += Double(max(lowestPitch, frequency)) * step
                phase -= phase.rounded(.down)
                if frequency > lowestPitch { samples[frame * hop + index] = value(at: phase, of: frequency) }
            }
        }
        return samples
    }

    private static func value(at phase: Double, of frequency: Float) -> Float {
        let harmonics = (highestHarmonic / frequency).rounded(.down) + 0.5
        let divisor = 2 * sinf(Float(phase) * .pi)
        guard abs(divisor) > nearZero else { return harmonics - 0.5 }
        let turns = phase * Double(harmonics)
        return sinf(Float(turns - turns.rounded()) * 2 * .pi) / divisor - 0.5
    }
}
