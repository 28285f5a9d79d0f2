#include <flite/flite.h>

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(flite_init) *flite_init_fn;
typedef __typeof__(flite_synth_text) *flite_synth_text_fn;
typedef __typeof__(flite_voice_add_lex_addenda) *flite_voice_add_lex_addenda_fn;
typedef __typeof__(flite_feat_set_float) *flite_feat_set_float_fn;
typedef __typeof__(flite_ffeature_float) *flite_ffeature_float_fn;
typedef __typeof__(delete_utterance) *delete_utterance_fn;
typedef __typeof__(utt_relation) *utt_relation_fn;
typedef __typeof__(relation_head) *relation_head_fn;
typedef __typeof__(item_next) *item_next_fn;
typedef __typeof__(item_daughter) *item_daughter_fn;
typedef __typeof__(item_feat_string) *item_feat_string_fn;
typedef __typeof__(utt_wave) *utt_wave_fn;

/* Each voice's library has one such function; no header declares it. */
typedef cst_voice *(*register_flite_voice_fn)(const char *folder);
