/*
 * What is used of <librsvg/rsvg.h>, declared again: that header includes GLib's, which are not on the default include
 * path, and a path of its own would have to come from pkg-config, which SwiftPM also links with. The lint compiles
 * this file together with the real header, so that the two cannot differ unnoticed.
 */
#ifndef STORY_CRSVG_SHIM_H
#define STORY_CRSVG_SHIM_H

#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
/* Pictures are packed with zlib itself: cairo writes the same PNG four times as slowly. */
#include <zlib.h>

#ifndef RSVG_H
typedef unsigned char guint8;
typedef unsigned long gsize;
typedef int gboolean;
typedef void *gpointer;
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
    unsigned int domain;
    int code;
    char *message;
} GError;
typedef struct {
    double x;
    double y;
    double width;
    double height;
} RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const guint8 *data, gsize data_len, GError **error);
gboolean rsvg_handle_render_document(RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error);
gboolean rsvg_handle_get_geometry_for_layer(RsvgHandle *handle, const char *id, const RsvgRectangle *viewport,
                                            RsvgRectangle *out_ink_rect, RsvgRectangle *out_logical_rect,
                                            GError **error);
void g_object_unref(gpointer object);
void g_error_free(GError *error);
#endif

/* One type for each function that is loaded; see DynamicLibrary. */
typedef __typeof__(rsvg_handle_new_from_data) *rsvg_handle_new_from_data_fn;
typedef __typeof__(rsvg_handle_render_document) *rsvg_handle_render_document_fn;
typedef __typeof__(rsvg_handle_get_geometry_for_layer) *rsvg_handle_get_geometry_for_layer_fn;
typedef __typeof__(g_object_unref) *g_object_unref_fn;
typedef __typeof__(g_error_free) *g_error_free_fn;
typedef __typeof__(cairo_image_surface_create) *cairo_image_surface_create_fn;
typedef __typeof__(cairo_create) *cairo_create_fn;
typedef __typeof__(cairo_destroy) *cairo_destroy_fn;
typedef __typeof__(cairo_surface_destroy) *cairo_surface_destroy_fn;
typedef __typeof__(cairo_surface_status) *cairo_surface_status_fn;
typedef __typeof__(cairo_surface_flush) *cairo_surface_flush_fn;
typedef __typeof__(cairo_image_surface_get_data) *cairo_image_surface_get_data_fn;
typedef __typeof__(cairo_image_surface_get_stride) *cairo_image_surface_get_stride_fn;
typedef __typeof__(cairo_pdf_surface_create_for_stream) *cairo_pdf_surface_create_for_stream_fn;
typedef __typeof__(cairo_pdf_surface_set_metadata) *cairo_pdf_surface_set_metadata_fn;
typedef __typeof__(cairo_show_page) *cairo_show_page_fn;
typedef __typeof__(cairo_surface_finish) *cairo_surface_finish_fn;
typedef __typeof__(compress2) *compress2_fn;
typedef __typeof__(compressBound) *compressBound_fn;
typedef __typeof__(crc32) *crc32_fn;

#endif
