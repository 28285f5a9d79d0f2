/// Keeps the highest peaks of speech below a ceiling by turning the sound down smoothly around them.
///
/// Works on whole sentences, so that no sound has to be delayed: the gain falls before a peak and rises after it.
struct PeakLimiter {
    /// Samples of which one gain is found: 5 ms.
    private let blockLength: Int
    /// Blocks on each side that a peak turns down; a part of them is the slope.
    private static let reach = 4
    private static let slope = 3

    /// Makes a limiter for so many samples a second.
    init(sampleRate: Int) {
        blockLength = max(1, sampleRate / 200)
    }

    /// The samples, none of them beyond the ceiling.
    func limited(_ samples: [Int16], ceiling: Double) -> [Int16] {
        let needed = blockGains(samples, ceiling: ceiling)
        guard needed.contains(where: { $0 < 1 }) else { return samples }
        let lowest = windowed(needed, reach: Self.reach) { $0.min() ?? 1 }
        // The mean over fewer blocks than the minimum was taken over stays below what each block needs.
        let smooth = windowed(lowest, reach: Self.slope) { $0.reduce(0, +) / Double($0.count) }
        return samples.enumerated().map { index, sample in
            Int16((Double(sample) * gain(at: index, smooth)).rounded(.towardZero))
        }
    }

    private func blockGains(_ samples: [Int16], ceiling: Double) -> [Double] {
        stride(from: 0, to: samples.count, by: blockLength).map { start in
            let block = samples[start..<min(start + blockLength, samples.count)]
            let peak = block.reduce(0) { max($0, abs(Int($1))) }
            return Double(peak) > ceiling ? ceiling / Double(peak) : 1
        }
    }

    private func windowed(_ values: [Double], reach: Int, _ combine: (ArraySlice<Double>) -> Double) -> [Double] {
        values.indices.map { combine(values[max(0, $0 - reach)...min(values.count - 1, $0 + reach)]) }
    }

    /// The gain between the middles of two blocks, on a straight line.
    private func gain(at index: Int, _ gains: [Double]) -> Double {
        let place = Double(index) / Double(blockLength) - 0.5
        let before = min(max(0, Int(place.rounded(.down))), gains.count - 1)
        let after = min(before + 1, gains.count - 1)
        let share = min(max(0, place - Double(before)), 1)
        return gains[before] * (1 - share) + gains[after] * share
    }
}
