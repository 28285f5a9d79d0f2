import CGdkPixbuf
import DynamicLibrary
import StoryCore

/// The functions of gdk-pixbuf that are used.
struct PixbufFunctions {
    let fileInfo: gdk_pixbuf_get_file_info_fn
    let load: gdk_pixbuf_new_from_file_fn
    let scale: gdk_pixbuf_scale_simple_fn
    let width: gdk_pixbuf_get_width_fn
    let height: gdk_pixbuf_get_height_fn
    let stride: gdk_pixbuf_get_rowstride_fn
    let channels: gdk_pixbuf_get_n_channels_fn
    let bytes: gdk_pixbuf_read_pixels_fn
    let release: g_object_unref_fn
    let releaseError: g_error_free_fn

    /// Loads the library.
    init() throws(ProviderError) {
        let library = try DynamicLibrary(
            "libgdk_pixbuf-2.0.so.0", package: "libgdk-pixbuf-2.0-0", for: ChafaFunctions.provider)
        fileInfo = try library.function("gdk_pixbuf_get_file_info", as: gdk_pixbuf_get_file_info_fn.self)
        load = try library.function("gdk_pixbuf_new_from_file", as: gdk_pixbuf_new_from_file_fn.self)
        scale = try library.function("gdk_pixbuf_scale_simple", as: gdk_pixbuf_scale_simple_fn.self)
        width = try library.function("gdk_pixbuf_get_width", as: gdk_pixbuf_get_width_fn.self)
        height = try library.function("gdk_pixbuf_get_height", as: gdk_pixbuf_get_height_fn.self)
        stride = try library.function("gdk_pixbuf_get_rowstride", as: gdk_pixbuf_get_rowstride_fn.self)
        channels = try library.function("gdk_pixbuf_get_n_channels", as: gdk_pixbuf_get_n_channels_fn.self)
        bytes = try library.function("gdk_pixbuf_read_pixels", as: gdk_pixbuf_read_pixels_fn.self)
        // gdk-pixbuf brings GLib with it, and the loader finds symbols of what a library depends on.
        release = try library.function("g_object_unref", as: g_object_unref_fn.self)
        releaseError = try library.function("g_error_free", as: g_error_free_fn.self)
    }
}
