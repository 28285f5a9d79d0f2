#include <kissfft/kiss_fftr.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(kiss_fftr_alloc) *kiss_fftr_alloc_fn;
typedef __typeof__(kiss_fftr) *kiss_fftr_fn;
typedef __typeof__(kiss_fftri) *kiss_fftri_fn;
