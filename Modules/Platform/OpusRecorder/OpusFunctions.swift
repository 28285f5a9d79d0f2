import CEbur128
import COpusEnc
import DynamicLibrary
import StoryCore

/// The functions of libopusenc that are used.
struct OpusFunctions {
    static let provider: ProviderIdentifier = "opus"

    let createComments: ope_comments_create_fn
    let destroyComments: ope_comments_destroy_fn
    let addComment: ope_comments_add_fn
    let createEncoder: ope_encoder_create_callbacks_fn
    let write: ope_encoder_write_fn
    let drain: ope_encoder_drain_fn
    let destroyEncoder: ope_encoder_destroy_fn
    private let control: UnsafeMutableRawPointer

    /// Loads the library.
    init() throws(ProviderError) {
        let library = try DynamicLibrary("libopusenc.so.0", package: "libopusenc0", for: Self.provider)
        createComments = try library.function("ope_comments_create", as: ope_comments_create_fn.self)
        destroyComments = try library.function("ope_comments_destroy", as: ope_comments_destroy_fn.self)
        addComment = try library.function("ope_comments_add", as: ope_comments_add_fn.self)
        createEncoder = try library.function("ope_encoder_create_callbacks", as: ope_encoder_create_callbacks_fn.self)
        write = try library.function("ope_encoder_write", as: ope_encoder_write_fn.self)
        drain = try library.function("ope_encoder_drain", as: ope_encoder_drain_fn.self)
        destroyEncoder = try library.function("ope_encoder_destroy", as: ope_encoder_destroy_fn.self)
        control = try library.function("ope_encoder_ctl", as: UnsafeMutableRawPointer.self)
    }

    /// Sets an option of an encoder that takes a number.
    func set(_ request: Int32, to value: Int32, of encoder: OpaquePointer) throws(ProviderError) {
        try check(story_ope_encoder_set(control, encoder, request, value), "setting option \(request)")
    }

    /// Turns a result code into an error.
    func check(_ code: Int32, _ action: String) throws(ProviderError) {
        guard code == 0 else {
            throw .unknown(
                ProviderErrorDetails(provider: Self.provider, detail: "libopusenc failed at \(action) (error \(code)).")
            )
        }
    }
}

/// The functions of libebur128 that are used.
struct LoudnessFunctions {
    let create: ebur128_init_fn
    let destroy: ebur128_destroy_fn
    let add: ebur128_add_frames_short_fn
    let integrated: ebur128_loudness_global_fn
    let truePeak: ebur128_true_peak_fn

    /// Loads the library.
    init() throws(ProviderError) {
        let library = try DynamicLibrary("libebur128.so.1", package: "libebur128-1", for: OpusFunctions.provider)
        create = try library.function("ebur128_init", as: ebur128_init_fn.self)
        destroy = try library.function("ebur128_destroy", as: ebur128_destroy_fn.self)
        add = try library.function("ebur128_add_frames_short", as: ebur128_add_frames_short_fn.self)
        integrated = try library.function("ebur128_loudness_global", as: ebur128_loudness_global_fn.self)
        truePeak = try library.function("ebur128_true_peak", as: ebur128_true_peak_fn.self)
    }
}
