import CKissFFT
import StoryCore

/// Synthesises sound from the network's output.
///
/// A spectrum is built for each frame: that of a pulse train, shaped as a mouth shapes the sound of vocal cords, plus
/// shaped noise, plus a part of its own. An inverse short-time Fourier transform joins the frames. The mathematics are
/// those of hibari (Apache-2.0, `dsp.py`).
final class Vocoder {
    /// Samples that are looked at for a frame: four hops, so that four frames overlap everywhere.
    private static let span = 4 * SpectralFrames.hop

    private let fourier: FourierTransform
    /// A Hann window over the span.
    private let window: [Float]

    /// Prepares the transforms.
    init(for provider: ProviderIdentifier) throws(ProviderError) {
        fourier = try FourierTransform(length: Self.span, for: provider)
        window = (0..<Self.span).map { index in
            let angle = LaneMath.sineAndCosine(turns: Lanes(repeating: Float(index) / Float(Self.span)))
            return 0.5 - 0.5 * angle.cosine[0]
        }
    }

    /// The sound of frames, 1 being full scale, with ``SpectralFrames/hop`` samples for each.
    ///
    /// - Parameter seed: Where the noise comes from; the same one makes the same samples.
    func sound(of frames: SpectralFrames, seed: UInt64) -> [Float] {
        guard frames.count > 0 else { return [] }
        let hop = SpectralFrames.hop
        let pulses = Self.mirrored(
            PulseTrain.samples(pitch: frames.pitch, hop: hop, sampleRate: SpectralFrames.sampleRate),
            by: Self.span / 2)
        var filter = FrameFilter(seed: seed)
        var sum = [Float](repeating: 0, count: frames.count * hop + Self.span)
        var buffers = FrameBuffers(span: Self.span, binCount: fourier.binCount)
        for first in stride(from: 0, to: frames.count, by: FrameFilter.frames) {
            filter.load(frames, from: first)
            for frame in first..<min(first + FrameFilter.frames, frames.count) {
                analyse(pulses, at: frame * hop, &buffers)
                filter.apply(frame: frame - first, to: &buffers.spectrum)
                add(&buffers, to: &sum, at: frame * hop)
            }
        }
        return levelled(sum, frameCount: frames.count)
    }

    // MARK: - Private

    /// Memory for one frame, kept from frame to frame.
    private struct FrameBuffers {
        var samples: [Float]
        var spectrum: [kiss_fft_cpx]

        init(span: Int, binCount: Int) {
            samples = [Float](repeating: 0, count: span)
            spectrum = [kiss_fft_cpx](repeating: kiss_fft_cpx(), count: binCount)
        }
    }

    /// Samples with a mirror image of themselves before and behind, without the samples at the mirrors, so that the
    /// first and the last frame are as full as any; silence where there is nothing to mirror.
    static func mirrored(_ samples: [Float], by count: Int) -> [Float] {
        func mirror(_ side: some Collection<Float>) -> [Float] {
            Array(side) + [Float](repeating: 0, count: count - side.count)
        }
        let before = mirror(samples.dropFirst().prefix(count)).reversed()
        return before + samples + mirror(samples.dropLast().suffix(count).reversed())
    }

    /// Calculates the spectrum of the pulses in a window, in which a harmonic of amplitude 1 has a peak of 1.
    private func analyse(_ pulses: [Float], at start: Int, _ buffers: inout FrameBuffers) {
        let scale = 4 / Float(Self.span)
        pulses.withUnsafeBufferPointer { pulses in
            window.withUnsafeBufferPointer { window in
                for index in 0..<Self.span {
                    buffers.samples[index] = pulses[start + index] * window[index] * scale
                }
            }
        }
        fourier.transform(buffers.samples, to: &buffers.spectrum)
    }

    private func add(_ buffers: inout FrameBuffers, to sum: inout [Float], at start: Int) {
        fourier.invert(buffers.spectrum, to: &buffers.samples)
        for index in 0..<Self.span { sum[start + index] += buffers.samples[index] * window[index] }
    }

    /// Removes what precedes the first frame's middle, and the windows' weight: where four overlap, their squares add
    /// up to 1½; at both ends there are fewer.
    private func levelled(_ sum: [Float], frameCount: Int) -> [Float] {
        let hop = SpectralFrames.hop
        let squares = window.map { $0 * $0 }
        var samples = [Float]()
        samples.reserveCapacity(frameCount * hop)
        for block in 2..<(frameCount + 2) {
            // The parts of windows that lie in this block, of the frames that there are.
            let parts = (0..<4).filter { (0..<frameCount).contains(block - $0) }
            for index in 0..<hop {
                let weight = parts.reduce(0) { $0 + squares[$1 * hop + index] } * Float(Self.span)
                samples.append(sum[block * hop + index] / max(weight, 1e-11 * Float(Self.span)))
            }
        }
        return samples
    }
}
