import CSystemd
import DynamicLibrary
import StoryCore

/// The functions of libsystemd's sd-bus that are used.
struct BusFunctions {
    /// The library as this release of Debian names it.
    static let library = "libsystemd.so.0"

    let new: sd_bus_new_fn
    let setAddress: sd_bus_set_address_fn
    let setBusClient: sd_bus_set_bus_client_fn
    let start: sd_bus_start_fn
    let close: sd_bus_close_unref_fn
    let isReady: sd_bus_is_ready_fn
    let descriptor: sd_bus_get_fd_fn
    let events: sd_bus_get_events_fn
    let timeout: sd_bus_get_timeout_fn
    let process: sd_bus_process_fn
    let send: sd_bus_send_fn
    let addObject: sd_bus_add_object_fn
    let requestName: sd_bus_request_name_async_fn
    let newReturn: sd_bus_message_new_method_return_fn
    let newError: sd_bus_message_new_method_error_fn
    let newSignal: sd_bus_message_new_signal_fn
    let release: sd_bus_message_unref_fn
    let interface: sd_bus_message_get_interface_fn
    let member: sd_bus_message_get_member_fn
    let isError: sd_bus_message_is_method_error_fn
    let append: sd_bus_message_append_basic_fn
    let openContainer: sd_bus_message_open_container_fn
    let closeContainer: sd_bus_message_close_container_fn
    let peekType: sd_bus_message_peek_type_fn
    let read: sd_bus_message_read_basic_fn
    let enterContainer: sd_bus_message_enter_container_fn
    let exitContainer: sd_bus_message_exit_container_fn

    /// Loads the library.
    init(library name: String = BusFunctions.library) throws(ProviderError) {
        let library = try DynamicLibrary(name, package: "libsystemd0", for: MprisRemoteProvider.name)
        new = try library.function("sd_bus_new", as: sd_bus_new_fn.self)
        setAddress = try library.function("sd_bus_set_address", as: sd_bus_set_address_fn.self)
        setBusClient = try library.function("sd_bus_set_bus_client", as: sd_bus_set_bus_client_fn.self)
        start = try library.function("sd_bus_start", as: sd_bus_start_fn.self)
        close = try library.function("sd_bus_close_unref", as: sd_bus_close_unref_fn.self)
        isReady = try library.function("sd_bus_is_ready", as: sd_bus_is_ready_fn.self)
        descriptor = try library.function("sd_bus_get_fd", as: sd_bus_get_fd_fn.self)
        events = try library.function("sd_bus_get_events", as: sd_bus_get_events_fn.self)
        timeout = try library.function("sd_bus_get_timeout", as: sd_bus_get_timeout_fn.self)
        process = try library.function("sd_bus_process", as: sd_bus_process_fn.self)
        send = try library.function("sd_bus_send", as: sd_bus_send_fn.self)
        addObject = try library.function("sd_bus_add_object", as: sd_bus_add_object_fn.self)
        requestName = try library.function("sd_bus_request_name_async", as: sd_bus_request_name_async_fn.self)
        newReturn = try library.function(
            "sd_bus_message_new_method_return", as: sd_bus_message_new_method_return_fn.self)
        newError = try library.function("sd_bus_message_new_method_error", as: sd_bus_message_new_method_error_fn.self)
        newSignal = try library.function("sd_bus_message_new_signal", as: sd_bus_message_new_signal_fn.self)
        release = try library.function("sd_bus_message_unref", as: sd_bus_message_unref_fn.self)
        interface = try library.function("sd_bus_message_get_interface", as: sd_bus_message_get_interface_fn.self)
        member = try library.function("sd_bus_message_get_member", as: sd_bus_message_get_member_fn.self)
        isError = try library.function("sd_bus_message_is_method_error", as: sd_bus_message_is_method_error_fn.self)
        append = try library.function("sd_bus_message_append_basic", as: sd_bus_message_append_basic_fn.self)
        openContainer = try library.function("sd_bus_message_open_container", as: sd_bus_message_open_container_fn.self)
        closeContainer = try library.function(
            "sd_bus_message_close_container", as: sd_bus_message_close_container_fn.self)
        peekType = try library.function("sd_bus_message_peek_type", as: sd_bus_message_peek_type_fn.self)
        read = try library.function("sd_bus_message_read_basic", as: sd_bus_message_read_basic_fn.self)
        enterContainer = try library.function(
            "sd_bus_message_enter_container", as: sd_bus_message_enter_container_fn.self)
        exitContainer = try library.function("sd_bus_message_exit_container", as: sd_bus_message_exit_container_fn.self)
    }
}
