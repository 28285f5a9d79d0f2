import CEbur128
import Foundation
import StoryCore

/// Measures the integrated loudness and the true peak of a recording (EBU R 128) as it grows.
struct LoudnessMeter: ~Copyable {
    private let functions: LoudnessFunctions
    private let state: UnsafeMutablePointer<ebur128_state>

    init(sampleRate: Int) throws(ProviderError) {
        let functions = try LoudnessFunctions()
        // The histogram keeps memory the same however long the recording is.
        let mode = Int32(
            EBUR128_MODE_I.rawValue | EBUR128_MODE_HISTOGRAM.rawValue | EBUR128_MODE_TRUE_PEAK.rawValue)
        guard let state = functions.create(1, UInt(sampleRate), mode) else {
            throw .unknown(
                ProviderErrorDetails(provider: OpusFunctions.provider, detail: "The loudness can't be measured."))
        }
        self.functions = functions
        self.state = state
    }

    deinit {
        var state: UnsafeMutablePointer<ebur128_state>? = state
        functions.destroy(&state)
    }

    /// Adds samples.
    func add(_ samples: [Int16]) throws(ProviderError) {
        guard functions.add(state, samples, samples.count) == 0 else {
            throw .unknown(
                ProviderErrorDetails(provider: OpusFunctions.provider, detail: "The loudness can't be measured."))
        }
    }

    /// The loudness in LUFS; nil while there is nothing but silence.
    var integrated: Double? {
        var loudness = 0.0
        guard functions.integrated(state, &loudness) == 0, loudness.isFinite else { return nil }
        return loudness
    }

    /// The highest peak, also between samples, in dB of full scale; nil while there is nothing but silence.
    var truePeak: Double? {
        var peak = 0.0
        guard functions.truePeak(state, 0, &peak) == 0, peak > 0 else { return nil }
        return 20 * log10(peak)
    }
}
