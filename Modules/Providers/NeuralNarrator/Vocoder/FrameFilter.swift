import CKissFFT
import StoryCore

/// What the frames of a block do to the spectrum of the pulses: each number of it is multiplied by one and gets another
/// one added, all of them complex.
///
/// A block has as many frames as a line of the processor's cache has numbers, since the network's output lies frequency
/// after frequency. What a block makes of it lies frame after frame.
struct FrameFilter {
    /// Frames of a block.
    static let frames = 16
    /// The strongest that anything gets, as a natural logarithm.
    private static let loudest = Lanes(repeating: 7)

    private var factors = [kiss_fft_cpx](repeating: kiss_fft_cpx(), count: frames * SpectralFrames.binCount)
    private var addends = [kiss_fft_cpx](repeating: kiss_fft_cpx(), count: frames * SpectralFrames.binCount)
    private var random: SeededGenerator

    /// Creates a filter whose noise follows from a seed.
    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Loads a block of frames, or as many as there are from the first one on.
    mutating func load(_ source: SpectralFrames, from first: Int) {
        let count = min(Self.frames, source.count - first)
        let parts = [source.harmonics, source.rotation, source.noise, source.remainder, source.remainderPhase]
        guard count < Self.frames else {
            return fill(parts.map { UnsafeBufferPointer(rebasing: $0[first...]) }, stride: source.count)
        }
        // The last frames are followed by silence, which is not used.
        var padded = [Float](repeating: 0, count: parts.count * SpectralFrames.binCount * Self.frames)
        for (row, part) in parts.enumerated() {
            for bin in 0..<SpectralFrames.binCount {
                for frame in 0..<count {
                    padded[(row * SpectralFrames.binCount + bin) * Self.frames + frame] =
                        part[bin * source.count + first + frame]
                }
            }
        }
        padded.withUnsafeBufferPointer { all in
            let length = SpectralFrames.binCount * Self.frames
            fill(
                parts.indices.map { UnsafeBufferPointer(rebasing: all[$0 * length..<($0 + 1) * length]) },
                stride: Self.frames)
        }
    }

    /// Changes the spectrum of a frame of the block.
    func apply(frame: Int, to spectrum: inout [kiss_fft_cpx]) {
        let start = frame * SpectralFrames.binCount
        factors.withUnsafeBufferPointer { factors in
            addends.withUnsafeBufferPointer { addends in
                spectrum.withUnsafeMutableBufferPointer { spectrum in
                    for bin in 0..<SpectralFrames.binCount {
                        let (value, factor, addend) = (spectrum[bin], factors[start + bin], addends[start + bin])
                        spectrum[bin] = kiss_fft_cpx(
                            r: value.r * factor.r - value.i * factor.i + addend.r,
                            i: value.r * factor.i + value.i * factor.r + addend.i)
                    }
                }
            }
        }
    }

    // MARK: - Private

    private mutating func fill(_ parts: [UnsafeBufferPointer<Float>], stride: Int) {
        let (harmonics, rotation, noise) = (parts[0], parts[1], parts[2])
        let (remainder, remainderPhase) = (parts[3], parts[4])
        var random = random
        factors.withUnsafeMutableBufferPointer { factors in
            addends.withUnsafeMutableBufferPointer { addends in
                for bin in 0..<SpectralFrames.binCount {
                    for half in 0..<Self.frames / Lanes.scalarCount {
                        let index = bin * stride + half * Lanes.scalarCount
                        let target = half * Lanes.scalarCount * SpectralFrames.binCount + bin
                        let factor = Self.turned(
                            Self.strength(harmonics, index),
                            turns: LaneMath.hyperbolicTangent(Self.lanes(rotation, index)) * 0.5)
                        Self.scatter(factor, to: factors, target)
                        let own = Self.turned(
                            Self.strength(remainder, index),
                            turns: Self.lanes(remainderPhase, index) * (0.5 / Float.pi))
                        let hiss = Self.noise(&random, Self.strength(noise, index))
                        Self.scatter((own.real + hiss.real, own.imaginary + hiss.imaginary), to: addends, target)
                    }
                }
            }
        }
        self.random = random
    }

    @inline(__always)
    private static func lanes(_ numbers: UnsafeBufferPointer<Float>, _ index: Int) -> Lanes {
        UnsafeRawBufferPointer(numbers).loadUnaligned(
            fromByteOffset: index * MemoryLayout<Float>.size, as: Lanes.self)
    }

    @inline(__always)
    private static func strength(_ numbers: UnsafeBufferPointer<Float>, _ index: Int) -> Lanes {
        LaneMath.exponential(LaneMath.least(lanes(numbers, index), loudest))
    }

    @inline(__always)
    private static func turned(_ size: Lanes, turns: Lanes) -> (real: Lanes, imaginary: Lanes) {
        let (sine, cosine) = LaneMath.sineAndCosine(turns: turns)
        return (size * cosine, size * sine)
    }

    /// Complex noise whose parts are each normally distributed, by Box and Muller: "A note on the generation of random
    /// normal deviates", 1958.
    @inline(__always)
    private static func noise(_ random: inout SeededGenerator, _ size: Lanes) -> (real: Lanes, imaginary: Lanes) {
        var distances = Lanes()
        var turns = Lanes()
        for lane in 0..<Lanes.scalarCount {
            let bits = random.next()
            // Never 0, which has no logarithm; 24 bits are what `Float` can hold.
            distances[lane] = (Float(UInt32(bits >> 40)) + 0.5) * 0x1p-24
            turns[lane] = Float(UInt32(bits & 0xff_ffff)) * 0x1p-24
        }
        return turned(size * (-2 * LaneMath.logarithm(distances)).squareRoot(), turns: turns)
    }

    /// Writes the numbers of eight frames, each into its own.
    @inline(__always)
    private static func scatter(
        _ numbers: (real: Lanes, imaginary: Lanes), to target: UnsafeMutableBufferPointer<kiss_fft_cpx>, _ index: Int
    ) {
        for lane in 0..<Lanes.scalarCount {
            target[index + lane * SpectralFrames.binCount] = kiss_fft_cpx(
                r: numbers.real[lane], i: numbers.imaginary[lane])
        }
    }
}
