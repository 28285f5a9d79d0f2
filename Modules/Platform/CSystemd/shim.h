#include <sys/eventfd.h>
#include <systemd/sd-bus.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(sd_bus_new) *sd_bus_new_fn;
typedef __typeof__(sd_bus_set_address) *sd_bus_set_address_fn;
typedef __typeof__(sd_bus_set_bus_client) *sd_bus_set_bus_client_fn;
typedef __typeof__(sd_bus_start) *sd_bus_start_fn;
typedef __typeof__(sd_bus_close_unref) *sd_bus_close_unref_fn;
typedef __typeof__(sd_bus_is_ready) *sd_bus_is_ready_fn;
typedef __typeof__(sd_bus_get_fd) *sd_bus_get_fd_fn;
typedef __typeof__(sd_bus_get_events) *sd_bus_get_events_fn;
typedef __typeof__(sd_bus_get_timeout) *sd_bus_get_timeout_fn;
typedef __typeof__(sd_bus_process) *sd_bus_process_fn;
typedef __typeof__(sd_bus_send) *sd_bus_send_fn;
typedef __typeof__(sd_bus_add_object) *sd_bus_add_object_fn;
typedef __typeof__(sd_bus_request_name_async) *sd_bus_request_name_async_fn;
typedef __typeof__(sd_bus_message_new_method_return) *sd_bus_message_new_method_return_fn;
typedef __typeof__(sd_bus_message_new_method_error) *sd_bus_message_new_method_error_fn;
typedef __typeof__(sd_bus_message_new_signal) *sd_bus_message_new_signal_fn;
typedef __typeof__(sd_bus_message_unref) *sd_bus_message_unref_fn;
typedef __typeof__(sd_bus_message_get_interface) *sd_bus_message_get_interface_fn;
typedef __typeof__(sd_bus_message_get_member) *sd_bus_message_get_member_fn;
typedef __typeof__(sd_bus_message_is_method_error) *sd_bus_message_is_method_error_fn;
typedef __typeof__(sd_bus_message_append_basic) *sd_bus_message_append_basic_fn;
typedef __typeof__(sd_bus_message_open_container) *sd_bus_message_open_container_fn;
typedef __typeof__(sd_bus_message_close_container) *sd_bus_message_close_container_fn;
typedef __typeof__(sd_bus_message_peek_type) *sd_bus_message_peek_type_fn;
typedef __typeof__(sd_bus_message_read_basic) *sd_bus_message_read_basic_fn;
typedef __typeof__(sd_bus_message_enter_container) *sd_bus_message_enter_container_fn;
typedef __typeof__(sd_bus_message_exit_container) *sd_bus_message_exit_container_fn;
