import CMpv
import DynamicLibrary
import StoryCore

/// The functions of libmpv that are used.
struct MpvFunctions {
    static let provider: ProviderIdentifier = "mpv"
    /// The library as this release of Debian names it.
    static let library = "libmpv.so.2"

    let describe: mpv_error_string_fn
    let create: mpv_create_fn
    let initialize: mpv_initialize_fn
    let destroy: mpv_terminate_destroy_fn
    let setOption: mpv_set_option_string_fn
    let setProperty: mpv_set_property_fn
    let getProperty: mpv_get_property_fn
    let free: mpv_free_fn
    let observe: mpv_observe_property_fn
    let command: mpv_command_fn
    let requestLog: mpv_request_log_messages_fn
    let waitEvent: mpv_wait_event_fn
    let setWakeup: mpv_set_wakeup_callback_fn
    let addStream: mpv_stream_cb_add_ro_fn

    /// Loads the library, which takes longer than the start of a short command.
    init(library name: String = MpvFunctions.library) throws(ProviderError) {
        let library = try DynamicLibrary(name, package: "libmpv2", for: Self.provider)
        let version = try library.function("mpv_client_api_version", as: mpv_client_api_version_fn.self)()
        guard version >> 16 == 2 else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: Self.provider,
                    detail: "The library \(name) has interface version \(version >> 16); version 2 is required.",
                    remedy: .installPackage(named: "libmpv2")))
        }
        describe = try library.function("mpv_error_string", as: mpv_error_string_fn.self)
        create = try library.function("mpv_create", as: mpv_create_fn.self)
        initialize = try library.function("mpv_initialize", as: mpv_initialize_fn.self)
        destroy = try library.function("mpv_terminate_destroy", as: mpv_terminate_destroy_fn.self)
        setOption = try library.function("mpv_set_option_string", as: mpv_set_option_string_fn.self)
        setProperty = try library.function("mpv_set_property", as: mpv_set_property_fn.self)
        getProperty = try library.function("mpv_get_property", as: mpv_get_property_fn.self)
        free = try library.function("mpv_free", as: mpv_free_fn.self)
        observe = try library.function("mpv_observe_property", as: mpv_observe_property_fn.self)
        command = try library.function("mpv_command", as: mpv_command_fn.self)
        requestLog = try library.function("mpv_request_log_messages", as: mpv_request_log_messages_fn.self)
        waitEvent = try library.function("mpv_wait_event", as: mpv_wait_event_fn.self)
        setWakeup = try library.function("mpv_set_wakeup_callback", as: mpv_set_wakeup_callback_fn.self)
        addStream = try library.function("mpv_stream_cb_add_ro", as: mpv_stream_cb_add_ro_fn.self)
        Self.silence(library)
    }

    /// Silences ALSA, PipeWire and FFmpeg on standard error, whose messages libmpv reports anyway: on a full-screen
    /// terminal, an unexpected line moves all others.
    private static func silence(_ library: DynamicLibrary) {
        // The loader looks for them in what libmpv brought along. Without one of them there is nothing to silence.
        do throws(ProviderError) {
            story_alsa_silence(try library.function("snd_lib_error_set_handler", as: story_alsa_set_handler_fn.self))
        } catch {}
        do throws(ProviderError) {
            try library.function("pw_log_set_level", as: (@convention(c) (Int32) -> Void).self)(0)
        } catch {}
        do throws(ProviderError) {
            // AV_LOG_QUIET, for FFmpeg's messages while none of libmpv's players receives them.
            try library.function("av_log_set_level", as: (@convention(c) (Int32) -> Void).self)(-8)
        } catch {}
    }
}
