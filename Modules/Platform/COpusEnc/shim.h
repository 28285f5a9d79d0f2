/*
 * What is used of <opus/opusenc.h>, declared again: that header includes <opus.h>, which is not on the default
 * include path, and a path of its own would have to come from pkg-config, which SwiftPM also links with.
 * The lint compiles this file together with the real header, so that the two cannot differ unnoticed.
 */
#ifndef STORY_COPUSENC_SHIM_H
#define STORY_COPUSENC_SHIM_H

#include <opus/opus.h>

typedef struct OggOpusComments OggOpusComments;
typedef struct OggOpusEnc OggOpusEnc;

#ifndef OPE_API_VERSION
typedef int (*ope_write_func)(void *user_data, const unsigned char *ptr, opus_int32 len);
typedef int (*ope_close_func)(void *user_data);
typedef struct {
    ope_write_func write;
    ope_close_func close;
} OpusEncCallbacks;
#endif

OggOpusComments *ope_comments_create(void);
void ope_comments_destroy(OggOpusComments *comments);
int ope_comments_add(OggOpusComments *comments, const char *tag, const char *val);
OggOpusEnc *ope_encoder_create_callbacks(const OpusEncCallbacks *callbacks, void *user_data,
    OggOpusComments *comments, opus_int32 rate, int channels, int family, int *error);
int ope_encoder_write(OggOpusEnc *enc, const opus_int16 *pcm, int samples_per_channel);
int ope_encoder_drain(OggOpusEnc *enc);
void ope_encoder_destroy(OggOpusEnc *enc);
int ope_encoder_ctl(OggOpusEnc *enc, int request, ...);

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(ope_comments_create) *ope_comments_create_fn;
typedef __typeof__(ope_comments_destroy) *ope_comments_destroy_fn;
typedef __typeof__(ope_comments_add) *ope_comments_add_fn;
typedef __typeof__(ope_encoder_create_callbacks) *ope_encoder_create_callbacks_fn;
typedef __typeof__(ope_encoder_write) *ope_encoder_write_fn;
typedef __typeof__(ope_encoder_drain) *ope_encoder_drain_fn;
typedef __typeof__(ope_encoder_destroy) *ope_encoder_destroy_fn;

/* Swift cannot call functions with a variable number of arguments: every request that is used takes one int. */
static inline int story_ope_encoder_set(void *ope_encoder_ctl_address, OggOpusEnc *enc, int request, int value) {
    return ((__typeof__(ope_encoder_ctl) *)ope_encoder_ctl_address)(enc, request, (opus_int32)value);
}

/* Requests: OPE_SET_SERIALNO and OPE_SET_HEADER_GAIN of libopusenc. */
enum { story_ope_set_serial_number = 14006, story_ope_set_header_gain = 14010 };

#endif
