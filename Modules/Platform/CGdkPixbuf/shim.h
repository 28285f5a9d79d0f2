/*
 * What is used of <gdk-pixbuf/gdk-pixbuf.h>, which librsvg brings, declared again: that header includes GLib's, which
 * are not on the default include path. The lint compiles this file together with the real header, so that the two
 * cannot differ unnoticed.
 */
#ifndef STORY_CGDKPIXBUF_SHIM_H
#define STORY_CGDKPIXBUF_SHIM_H

#ifndef GDK_PIXBUF_H
typedef unsigned char guint8;
typedef int gboolean;
typedef int gint;
typedef char gchar;
typedef void *gpointer;
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufFormat GdkPixbufFormat;
typedef struct _GError {
    unsigned int domain;
    int code;
    char *message;
} GError;
typedef enum { GDK_INTERP_BILINEAR = 2 } GdkInterpType;
#endif

/* The number is part of the library's interface. */
_Static_assert(GDK_INTERP_BILINEAR == 2, "interpolation");

GdkPixbufFormat *gdk_pixbuf_get_file_info(const gchar *filename, gint *width, gint *height);
GdkPixbuf *gdk_pixbuf_new_from_file(const char *filename, GError **error);
GdkPixbuf *gdk_pixbuf_scale_simple(const GdkPixbuf *source, int width, int height, GdkInterpType interpolation);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *pixbuf);
const guint8 *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
void(g_object_unref)(gpointer object);
void g_error_free(GError *error);

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(gdk_pixbuf_get_file_info) *gdk_pixbuf_get_file_info_fn;
typedef __typeof__(gdk_pixbuf_new_from_file) *gdk_pixbuf_new_from_file_fn;
typedef __typeof__(gdk_pixbuf_scale_simple) *gdk_pixbuf_scale_simple_fn;
typedef __typeof__(gdk_pixbuf_get_width) *gdk_pixbuf_get_width_fn;
typedef __typeof__(gdk_pixbuf_get_height) *gdk_pixbuf_get_height_fn;
typedef __typeof__(gdk_pixbuf_get_rowstride) *gdk_pixbuf_get_rowstride_fn;
typedef __typeof__(gdk_pixbuf_get_n_channels) *gdk_pixbuf_get_n_channels_fn;
typedef __typeof__(gdk_pixbuf_read_pixels) *gdk_pixbuf_read_pixels_fn;
typedef __typeof__(g_object_unref) *g_object_unref_fn;
typedef __typeof__(g_error_free) *g_error_free_fn;

#endif
