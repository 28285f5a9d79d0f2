#include <ebur128.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(ebur128_init) *ebur128_init_fn;
typedef __typeof__(ebur128_destroy) *ebur128_destroy_fn;
typedef __typeof__(ebur128_add_frames_short) *ebur128_add_frames_short_fn;
typedef __typeof__(ebur128_loudness_global) *ebur128_loudness_global_fn;
typedef __typeof__(ebur128_true_peak) *ebur128_true_peak_fn;
