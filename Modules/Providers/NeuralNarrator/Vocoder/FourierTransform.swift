import CKissFFT
import DynamicLibrary
import Glibc
import StoryCore

/// The Fourier transform of a number of samples and its inverse, by KissFFT.
final class FourierTransform {
    /// The number of samples.
    let length: Int
    /// The number of frequencies: from 0 to half of the sample rate.
    var binCount: Int { length / 2 + 1 }

    private let run: kiss_fftr_fn
    private let runInverse: kiss_fftri_fn
    private let plan: kiss_fftr_cfg
    private let inversePlan: kiss_fftr_cfg

    /// Prepares transforms.
    ///
    /// - Parameter length: How many samples; even, and best a product of 2, 3 and 5.
    /// - Throws: ``ProviderError/configuration(_:)`` without the library, ``ProviderError/unknown(_:)`` without memory.
    init(length: Int, for provider: ProviderIdentifier) throws(ProviderError) {
        let library = try DynamicLibrary("libkissfft-float.so.131", package: "libkissfft-float131", for: provider)
        let prepare = try library.function("kiss_fftr_alloc", as: kiss_fftr_alloc_fn.self)
        run = try library.function("kiss_fftr", as: kiss_fftr_fn.self)
        runInverse = try library.function("kiss_fftri", as: kiss_fftri_fn.self)
        guard let plan = prepare(Int32(length), 0, nil, nil) else { throw Self.noMemory(provider) }
        guard let inversePlan = prepare(Int32(length), 1, nil, nil) else {
            free(UnsafeMutableRawPointer(plan))
            throw Self.noMemory(provider)
        }
        self.plan = plan
        self.inversePlan = inversePlan
        self.length = length
    }

    deinit {
        // KissFFT takes its memory from the C library.
        free(UnsafeMutableRawPointer(plan))
        free(UnsafeMutableRawPointer(inversePlan))
    }

    /// The spectrum of ``length`` samples, in ``binCount`` complex numbers.
    func transform(_ samples: UnsafePointer<Float>, to spectrum: UnsafeMutablePointer<kiss_fft_cpx>) {
        run(plan, samples, spectrum)
    }

    /// The samples of a spectrum, ``length`` times as large as those that it came from.
    func invert(_ spectrum: UnsafePointer<kiss_fft_cpx>, to samples: UnsafeMutablePointer<Float>) {
        runInverse(inversePlan, spectrum, samples)
    }

    private static func noMemory(_ provider: ProviderIdentifier) -> ProviderError {
        .unknown(ProviderErrorDetails(provider: provider, detail: "There isn't enough memory."))
    }
}
