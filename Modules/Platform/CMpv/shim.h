#include <mpv/client.h>
#include <mpv/stream_cb.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(mpv_client_api_version) *mpv_client_api_version_fn;
typedef __typeof__(mpv_error_string) *mpv_error_string_fn;
typedef __typeof__(mpv_create) *mpv_create_fn;
typedef __typeof__(mpv_initialize) *mpv_initialize_fn;
typedef __typeof__(mpv_terminate_destroy) *mpv_terminate_destroy_fn;
typedef __typeof__(mpv_set_option_string) *mpv_set_option_string_fn;
typedef __typeof__(mpv_set_property) *mpv_set_property_fn;
typedef __typeof__(mpv_get_property) *mpv_get_property_fn;
typedef __typeof__(mpv_free) *mpv_free_fn;
typedef __typeof__(mpv_observe_property) *mpv_observe_property_fn;
typedef __typeof__(mpv_command) *mpv_command_fn;
typedef __typeof__(mpv_request_log_messages) *mpv_request_log_messages_fn;
typedef __typeof__(mpv_wait_event) *mpv_wait_event_fn;
typedef __typeof__(mpv_set_wakeup_callback) *mpv_set_wakeup_callback_fn;
typedef __typeof__(mpv_stream_cb_add_ro) *mpv_stream_cb_add_ro_fn;

/* libasound says what failed on standard error, unless somebody takes it; a variadic function is written in C. */
typedef void (*story_alsa_handler)(const char *file, int line, const char *function, int error, const char *format, ...);
typedef int (*story_alsa_set_handler_fn)(story_alsa_handler handler);

static void story_alsa_be_quiet(const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

static inline void story_alsa_silence(story_alsa_set_handler_fn set_handler) {
    set_handler(story_alsa_be_quiet);
}
