#include <espeak-ng/speak_lib.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(espeak_Initialize) *espeak_Initialize_fn;
typedef __typeof__(espeak_SetSynthCallback) *espeak_SetSynthCallback_fn;
typedef __typeof__(espeak_SetVoiceByName) *espeak_SetVoiceByName_fn;
typedef __typeof__(espeak_SetParameter) *espeak_SetParameter_fn;
typedef __typeof__(espeak_Synth) *espeak_Synth_fn;
typedef __typeof__(espeak_Terminate) *espeak_Terminate_fn;
typedef __typeof__(espeak_TextToPhonemes) *espeak_TextToPhonemes_fn;
