import CRsvg
import DynamicLibrary
import StoryCore

/// Pixels of a drawn picture; they are only valid while their surface is.
struct Pixels {
    /// Four bytes a pixel: blue, green, red and one that means nothing.
    let bytes: UnsafeRawPointer
    let width: Int
    let height: Int
    /// From one row to the next, in bytes.
    let stride: Int
}

/// Makes cairo's surfaces and frees them again.
struct CairoSurfaces {
    private let createSurface: cairo_image_surface_create_fn
    private let createContext: cairo_create_fn
    private let destroyContext: cairo_destroy_fn
    private let destroySurface: cairo_surface_destroy_fn
    private let surfaceStatus: cairo_surface_status_fn
    private let flush: cairo_surface_flush_fn
    private let data: cairo_image_surface_get_data_fn
    private let stride: cairo_image_surface_get_stride_fn

    /// Loads cairo.
    init() throws(ProviderError) {
        let cairo = try DynamicLibrary("libcairo.so.2", package: "libcairo2", for: RsvgRenderer.provider)
        createSurface = try cairo.function("cairo_image_surface_create", as: cairo_image_surface_create_fn.self)
        createContext = try cairo.function("cairo_create", as: cairo_create_fn.self)
        destroyContext = try cairo.function("cairo_destroy", as: cairo_destroy_fn.self)
        destroySurface = try cairo.function("cairo_surface_destroy", as: cairo_surface_destroy_fn.self)
        surfaceStatus = try cairo.function("cairo_surface_status", as: cairo_surface_status_fn.self)
        flush = try cairo.function("cairo_surface_flush", as: cairo_surface_flush_fn.self)
        data = try cairo.function("cairo_image_surface_get_data", as: cairo_image_surface_get_data_fn.self)
        stride = try cairo.function("cairo_image_surface_get_stride", as: cairo_image_surface_get_stride_fn.self)
    }

    /// Gives a surface's drawing context to a closure, and a function that reads what was drawn.
    func withSurface<Result>(
        width: Int, height: Int,
        _ body: (OpaquePointer, () throws(ProviderError) -> Pixels) throws(ProviderError) -> Result
    ) throws(ProviderError) -> Result {
        let surface = createSurface(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { destroySurface(surface) }
        guard surfaceStatus(surface) == CAIRO_STATUS_SUCCESS, let context = createContext(surface) else {
            throw RsvgRenderer.failure("A picture of \(width) by \(height) pixels can't be made.")
        }
        defer { destroyContext(context) }
        return try body(context) { () throws(ProviderError) -> Pixels in
            flush(surface)
            guard surfaceStatus(surface) == CAIRO_STATUS_SUCCESS, let bytes = data(surface) else {
                throw RsvgRenderer.failure("cairo lost the picture while drawing it.")
            }
            return Pixels(bytes: bytes, width: width, height: height, stride: Int(stride(surface)))
        }
    }
}
