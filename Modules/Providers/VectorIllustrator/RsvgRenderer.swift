import CRsvg
import EngineLibrary
import Foundation
import StoryCore

/// Turns SVG into PNG with librsvg and cairo.
struct RsvgRenderer {
    private static let provider: ProviderIdentifier = "vector"

    private let load: rsvg_handle_new_from_data_fn
    private let render: rsvg_handle_render_document_fn
    private let unref: g_object_unref_fn
    private let freeError: g_error_free_fn
    private let createSurface: cairo_image_surface_create_fn
    private let createContext: cairo_create_fn
    private let destroyContext: cairo_destroy_fn
    private let destroySurface: cairo_surface_destroy_fn
    private let surfaceStatus: cairo_surface_status_fn
    private let writePNG: cairo_surface_write_to_png_stream_fn

    /// Loads the libraries.
    init() throws(ProviderError) {
        let rsvg = try EngineLibrary("librsvg-2.so.2", package: "librsvg2-2", for: Self.provider)
        let cairo = try EngineLibrary("libcairo.so.2", package: "libcairo2", for: Self.provider)
        load = try rsvg.function("rsvg_handle_new_from_data", as: rsvg_handle_new_from_data_fn.self)
        render = try rsvg.function("rsvg_handle_render_document", as: rsvg_handle_render_document_fn.self)
        // librsvg brings GLib with it, and the loader finds symbols of what a library depends on.
        unref = try rsvg.function("g_object_unref", as: g_object_unref_fn.self)
        freeError = try rsvg.function("g_error_free", as: g_error_free_fn.self)
        createSurface = try cairo.function("cairo_image_surface_create", as: cairo_image_surface_create_fn.self)
        createContext = try cairo.function("cairo_create", as: cairo_create_fn.self)
        destroyContext = try cairo.function("cairo_destroy", as: cairo_destroy_fn.self)
        destroySurface = try cairo.function("cairo_surface_destroy", as: cairo_surface_destroy_fn.self)
        surfaceStatus = try cairo.function("cairo_surface_status", as: cairo_surface_status_fn.self)
        writePNG = try cairo.function(
            "cairo_surface_write_to_png_stream", as: cairo_surface_write_to_png_stream_fn.self)
    }

    /// A picture of this many pixels; it is stretched evenly and centred if its shape is another one.
    func png(of svg: String, width: Int, height: Int) throws(ProviderError) -> Data {
        let handle = try open(svg)
        defer { unref(UnsafeMutableRawPointer(handle)) }
        let surface = createSurface(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { destroySurface(surface) }
        guard surfaceStatus(surface) == CAIRO_STATUS_SUCCESS else {
            throw Self.failure("A picture of \(width) by \(height) pixels cannot be made.")
        }
        try draw(handle, on: surface, width: width, height: height)
        let bytes = ByteBox()
        let status = writePNG(
            surface,
            { context, bytes, count in
                guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<ByteBox>.fromOpaque(context).takeUnretainedValue()
                    .data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(bytes).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            throw Self.failure("cairo answered \(status.rawValue) to writing a PNG.")
        }
        return bytes.data
    }

    private func open(_ svg: String) throws(ProviderError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        let bytes = Array(svg.utf8)
        guard let handle = load(bytes, gsize(bytes.count), &error) else { throw failure(of: error) }
        return handle
    }

    private func draw(
        _ handle: OpaquePointer, on surface: OpaquePointer?, width: Int, height: Int
    ) throws(ProviderError) {
        let context = createContext(surface)
        defer { destroyContext(context) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        var error: UnsafeMutablePointer<GError>?
        guard render(handle, context, &viewport, &error) != 0 else { throw failure(of: error) }
    }

    private func failure(of error: UnsafeMutablePointer<GError>?) -> ProviderError {
        defer { if let error { freeError(error) } }
        let detail = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "it gave no reason"
        return Self.failure("librsvg could not draw the picture: \(detail).")
    }

    private static func failure(_ detail: String) -> ProviderError {
        .unknown(ProviderFault(provider: provider, detail: detail))
    }
}

/// Collects the bytes of a picture.
private final class ByteBox {
    var data = Data()
}
