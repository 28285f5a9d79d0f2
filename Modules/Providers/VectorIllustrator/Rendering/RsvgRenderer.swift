import CRsvg
import EngineLibrary
import Foundation
import StoryCore

/// Turns SVG into PNG with librsvg and cairo.
struct RsvgRenderer {
    static let provider: ProviderIdentifier = "vector"

    private let load: rsvg_handle_new_from_data_fn
    private let render: rsvg_handle_render_document_fn
    private let unref: g_object_unref_fn
    private let freeError: g_error_free_fn
    private let surfaces: CairoSurfaces
    private let packer: PNGPacker

    /// Loads the libraries.
    init() throws(ProviderError) {
        let rsvg = try EngineLibrary("librsvg-2.so.2", package: "librsvg2-2", for: Self.provider)
        load = try rsvg.function("rsvg_handle_new_from_data", as: rsvg_handle_new_from_data_fn.self)
        render = try rsvg.function("rsvg_handle_render_document", as: rsvg_handle_render_document_fn.self)
        // librsvg brings GLib with it, and the loader finds symbols of what a library depends on.
        unref = try rsvg.function("g_object_unref", as: g_object_unref_fn.self)
        freeError = try rsvg.function("g_error_free", as: g_error_free_fn.self)
        surfaces = try CairoSurfaces()
        packer = try PNGPacker()
    }

    /// A picture of this many pixels; it keeps its shape and is centred if the asked one is another.
    ///
    /// - Throws: ``ProviderError/unknown(_:)`` if there is no memory for the picture or librsvg refuses the SVG.
    func png(of svg: String, width: Int, height: Int) throws(ProviderError) -> Data {
        let handle = try open(svg)
        defer { unref(UnsafeMutableRawPointer(handle)) }
        return try surfaces.withSurface(width: width, height: height) {
            (context, pixels) throws(ProviderError) -> Data in
            var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
            var error: UnsafeMutablePointer<GError>?
            guard render(handle, context, &viewport, &error) != 0 else { throw failure(of: error) }
            return try packer.png(of: try pixels())
        }
    }

    private func open(_ svg: String) throws(ProviderError) -> OpaquePointer {
        var error: UnsafeMutablePointer<GError>?
        let bytes = Array(svg.utf8)
        guard let handle = load(bytes, gsize(bytes.count), &error) else { throw failure(of: error) }
        return handle
    }

    private func failure(of error: UnsafeMutablePointer<GError>?) -> ProviderError {
        defer { if let error { freeError(error) } }
        let detail = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "it gave no reason"
        return Self.failure("librsvg could not draw the picture: \(detail).")
    }

    /// The error for whatever goes wrong while a picture is made.
    static func failure(_ detail: String) -> ProviderError {
        .unknown(ProviderFault(provider: provider, detail: detail))
    }
}
