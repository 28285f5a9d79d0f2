#include <zlib.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(inflateInit2_) *inflateInit2_fn;
typedef __typeof__(inflate) *inflate_fn;
typedef __typeof__(inflateEnd) *inflateEnd_fn;
