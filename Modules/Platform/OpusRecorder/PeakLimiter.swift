import Foundation
import StoryCore

/// Limits the peaks of speech by reducing the gain smoothly around them.
///
/// Works on whole sentences, so that no sound has to be delayed: the gain falls before a peak and rises after it.
struct PeakLimiter {
    /// The samples per gain value: 5 ms.
    private let blockLength: Int
    /// Blocks on each side that a peak turns down; a part of them is the slope.
    private static let reach = 4
    private static let slope = 3

    /// Creates a limiter for a sample rate.
    init(sampleRate: Int) {
        blockLength = max(1, sampleRate / 200)
    }

    /// Returns the sentence with peaks limited relative to its own level.
    ///
    /// espeak-ng's vowels are so much louder than the rest that every sentence, quiet or loud, would reach the ceiling
    /// at one level: the whole reading would be flat. With this step first, all sentences are reduced equally, and only
    /// a call still reaches the ceiling.
    func evened(_ samples: [Int16], crest: Double) -> [Int16] {
        guard let level = level(of: samples) else { return samples }
        return limited(samples, ceiling: level * pow(10, crest / 20))
    }

    /// The effective value of what can be heard; nil of silence.
    private func level(of samples: [Int16]) -> Double? {
        var (sum, count) = (0.0, 0)
        for block in blocks(of: samples) where block.contains(where: { abs(Int($0)) > UtteranceJoiner.silence }) {
            sum += block.reduce(0) { $0 + Double($1) * Double($1) }
            count += block.count
        }
        return count > 0 ? (sum / Double(count)).squareRoot() : nil
    }

    private func blocks(of samples: [Int16]) -> [ArraySlice<Int16>] {
        stride(from: 0, to: samples.count, by: blockLength).map { samples[$0..<min($0 + blockLength, samples.count)] }
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
        blocks(of: samples).map { block in
            let peak = block.reduce(0) { max($0, abs(Int($1))) }
            return Double(peak) > ceiling ? ceiling / Double(peak) : 1
        }
    }

    private func windowed(_ values: [Double], reach: Int, _ combine: (ArraySlice<Double>) -> Double) -> [Double] {
        values.indices.map { combine(values[max(0, $0 - reach)...min(values.count - 1, $0 + reach)]) }
    }

    /// The gain between the middles of two blocks, on a straight line.
    private func gain(at index: Int, _ gains: [Double]) -> Double {
        let seconds = Double(index) / Double(blockLength) - 0.5
        let before = min(max(0, Int(seconds.rounded(.down))), gains.count - 1)
        let after = min(before + 1, gains.count - 1)
        let share = min(max(0, seconds - Double(before)), 1)
        return gains[before] * (1 - share) + gains[after] * share
    }
}
