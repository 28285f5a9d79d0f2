/* The functions for SHA-256 alone: those that OpenSSL prefers look an algorithm up by its name, for which they start
   most of the library. */
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
