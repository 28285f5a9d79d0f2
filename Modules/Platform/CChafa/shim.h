/*
 * What is used of <chafa.h> of libchafa 1.12, declared again: that header includes GLib's, which are not on the default
 * include path. The lint compiles this file together with the real header, so that the two cannot differ unnoticed.
 */
#ifndef STORY_CCHAFA_SHIM_H
#define STORY_CCHAFA_SHIM_H

#ifndef __CHAFA_H__
typedef unsigned char guint8;
typedef unsigned long gsize;
typedef int gboolean;
typedef int gint;
typedef float gfloat;
typedef char gchar;
typedef struct _GError GError;
typedef struct _GString {
    gchar *str;
    gsize len;
    gsize allocated_len;
} GString;

typedef struct ChafaTermInfo ChafaTermInfo;
typedef struct ChafaTermDb ChafaTermDb;
typedef struct ChafaSymbolMap ChafaSymbolMap;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaCanvas ChafaCanvas;

typedef enum {
    CHAFA_CANVAS_MODE_TRUECOLOR = 0,
    CHAFA_CANVAS_MODE_INDEXED_256 = 1,
    CHAFA_CANVAS_MODE_INDEXED_240 = 2,
    CHAFA_CANVAS_MODE_INDEXED_16 = 3,
    CHAFA_CANVAS_MODE_FGBG_BGFG = 4,
    CHAFA_CANVAS_MODE_FGBG = 5,
    CHAFA_CANVAS_MODE_INDEXED_8 = 6
} ChafaCanvasMode;
typedef enum { CHAFA_PIXEL_MODE_SYMBOLS = 0, CHAFA_PIXEL_MODE_SIXELS = 1, CHAFA_PIXEL_MODE_KITTY = 2 } ChafaPixelMode;
typedef enum { CHAFA_PIXEL_RGBA8_UNASSOCIATED = 4, CHAFA_PIXEL_RGB8 = 8 } ChafaPixelType;
typedef enum { CHAFA_DITHER_MODE_NONE = 0, CHAFA_DITHER_MODE_DIFFUSION = 2 } ChafaDitherMode;
typedef enum { CHAFA_OPTIMIZATION_REUSE_ATTRIBUTES = 1 } ChafaOptimizations;
typedef enum {
    CHAFA_SYMBOL_TAG_SPACE = 1 << 0,
    CHAFA_SYMBOL_TAG_BLOCK = 1 << 3,
    CHAFA_SYMBOL_TAG_ASCII = 1 << 14
} ChafaSymbolTags;
/* The list of sequences needs nothing of GLib. */
typedef enum {
#define CHAFA_TERM_SEQ_DEF(name, NAME, ...) CHAFA_TERM_SEQ_##NAME,
#include <chafa/chafa-term-seq-def.h>
#undef CHAFA_TERM_SEQ_DEF
    CHAFA_TERM_SEQ_MAX
} ChafaTermSeq;
#endif

/* These numbers are part of the library's interface. */
_Static_assert(CHAFA_CANVAS_MODE_INDEXED_256 == 1 && CHAFA_CANVAS_MODE_INDEXED_16 == 3, "canvas modes");
_Static_assert(CHAFA_CANVAS_MODE_FGBG == 5 && CHAFA_CANVAS_MODE_INDEXED_8 == 6, "canvas modes");
_Static_assert(CHAFA_PIXEL_MODE_SIXELS == 1 && CHAFA_PIXEL_MODE_KITTY == 2, "pixel modes");
_Static_assert(CHAFA_PIXEL_RGBA8_UNASSOCIATED == 4 && CHAFA_PIXEL_RGB8 == 8, "pixel types");
_Static_assert(CHAFA_DITHER_MODE_DIFFUSION == 2 && CHAFA_OPTIMIZATION_REUSE_ATTRIBUTES == 1, "options");
_Static_assert(CHAFA_SYMBOL_TAG_SPACE == 1 && CHAFA_SYMBOL_TAG_BLOCK == 8, "symbols");
_Static_assert(CHAFA_SYMBOL_TAG_ASCII == 1 << 14, "symbols");

gchar *(g_string_free)(GString *string, gboolean free_segment);
ChafaTermDb *chafa_term_db_get_default(void);
ChafaTermInfo *chafa_term_db_detect(ChafaTermDb *database, gchar **environment);
ChafaTermInfo *chafa_term_db_get_fallback_info(ChafaTermDb *database);
void chafa_term_info_unref(ChafaTermInfo *terminal);
gint chafa_term_info_set_seq(ChafaTermInfo *terminal, ChafaTermSeq sequence, const gchar *text, GError **error);
gboolean chafa_term_info_have_seq(const ChafaTermInfo *terminal, ChafaTermSeq sequence);
void chafa_calc_canvas_geometry(gint source_width, gint source_height, gint *columns, gint *rows, gfloat font_ratio,
                                gboolean zoom, gboolean stretch);
ChafaSymbolMap *chafa_symbol_map_new(void);
void chafa_symbol_map_unref(ChafaSymbolMap *map);
void chafa_symbol_map_add_by_tags(ChafaSymbolMap *map, ChafaSymbolTags tags);
ChafaCanvasConfig *chafa_canvas_config_new(void);
void chafa_canvas_config_unref(ChafaCanvasConfig *config);
void chafa_canvas_config_set_geometry(ChafaCanvasConfig *config, gint columns, gint rows);
void chafa_canvas_config_set_cell_geometry(ChafaCanvasConfig *config, gint width, gint height);
void chafa_canvas_config_set_canvas_mode(ChafaCanvasConfig *config, ChafaCanvasMode mode);
void chafa_canvas_config_set_pixel_mode(ChafaCanvasConfig *config, ChafaPixelMode mode);
void chafa_canvas_config_set_dither_mode(ChafaCanvasConfig *config, ChafaDitherMode mode);
void chafa_canvas_config_set_symbol_map(ChafaCanvasConfig *config, const ChafaSymbolMap *map);
void chafa_canvas_config_set_optimizations(ChafaCanvasConfig *config, ChafaOptimizations optimizations);
ChafaCanvas *chafa_canvas_new(const ChafaCanvasConfig *config);
void chafa_canvas_unref(ChafaCanvas *canvas);
void chafa_canvas_draw_all_pixels(ChafaCanvas *canvas, ChafaPixelType type, const guint8 *pixels, gint width,
                                  gint height, gint stride);
GString *chafa_canvas_print(ChafaCanvas *canvas, ChafaTermInfo *terminal);

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(g_string_free) *g_string_free_fn;
typedef __typeof__(chafa_term_db_get_default) *chafa_term_db_get_default_fn;
typedef __typeof__(chafa_term_db_detect) *chafa_term_db_detect_fn;
typedef __typeof__(chafa_term_db_get_fallback_info) *chafa_term_db_get_fallback_info_fn;
typedef __typeof__(chafa_term_info_unref) *chafa_term_info_unref_fn;
typedef __typeof__(chafa_term_info_set_seq) *chafa_term_info_set_seq_fn;
typedef __typeof__(chafa_term_info_have_seq) *chafa_term_info_have_seq_fn;
typedef __typeof__(chafa_calc_canvas_geometry) *chafa_calc_canvas_geometry_fn;
typedef __typeof__(chafa_symbol_map_new) *chafa_symbol_map_new_fn;
typedef __typeof__(chafa_symbol_map_unref) *chafa_symbol_map_unref_fn;
typedef __typeof__(chafa_symbol_map_add_by_tags) *chafa_symbol_map_add_by_tags_fn;
typedef __typeof__(chafa_canvas_config_new) *chafa_canvas_config_new_fn;
typedef __typeof__(chafa_canvas_config_unref) *chafa_canvas_config_unref_fn;
typedef __typeof__(chafa_canvas_config_set_geometry) *chafa_canvas_config_set_geometry_fn;
typedef __typeof__(chafa_canvas_config_set_cell_geometry) *chafa_canvas_config_set_cell_geometry_fn;
typedef __typeof__(chafa_canvas_config_set_canvas_mode) *chafa_canvas_config_set_canvas_mode_fn;
typedef __typeof__(chafa_canvas_config_set_pixel_mode) *chafa_canvas_config_set_pixel_mode_fn;
typedef __typeof__(chafa_canvas_config_set_dither_mode) *chafa_canvas_config_set_dither_mode_fn;
typedef __typeof__(chafa_canvas_config_set_symbol_map) *chafa_canvas_config_set_symbol_map_fn;
typedef __typeof__(chafa_canvas_config_set_optimizations) *chafa_canvas_config_set_optimizations_fn;
typedef __typeof__(chafa_canvas_new) *chafa_canvas_new_fn;
typedef __typeof__(chafa_canvas_unref) *chafa_canvas_unref_fn;
typedef __typeof__(chafa_canvas_draw_all_pixels) *chafa_canvas_draw_all_pixels_fn;
typedef __typeof__(chafa_canvas_print) *chafa_canvas_print_fn;

#endif
