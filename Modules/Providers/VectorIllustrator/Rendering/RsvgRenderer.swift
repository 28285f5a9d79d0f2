import CRsvg
import DynamicLibrary
import Foundation
import StoryCore

/// Turns SVG into PNG and PDF with librsvg and cairo.
struct RsvgRenderer {
    static let provider: ProviderIdentifier = "vector"

    private let load: rsvg_handle_new_from_data_fn
    private let render: rsvg_handle_render_document_fn
    private let measure: rsvg_handle_get_geometry_for_layer_fn
    private let unref: g_object_unref_fn
    private let freeError: g_error_free_fn
    private let surfaces: CairoSurfaces
    private let packer: PNGPacker

    /// Loads the libraries.
    init() throws(ProviderError) {
        let rsvg = try DynamicLibrary("librsvg-2.so.2", package: "librsvg2-2", for: Self.provider)
        load = try rsvg.function("rsvg_handle_new_from_data", as: rsvg_handle_new_from_data_fn.self)
        render = try rsvg.function("rsvg_handle_render_document", as: rsvg_handle_render_document_fn.self)
        measure = try rsvg.function(
            "rsvg_handle_get_geometry_for_layer", as: rsvg_handle_get_geometry_for_layer_fn.self)
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
        try surfaces.withSurface(width: width, height: height) {
            (context, pixels) throws(ProviderError) -> Data in
            try draw(svg, on: context, width: Double(width), height: Double(height))
            return try packer.png(of: try pixels())
        }
    }

    /// A document with a page of this many points for each picture; a picture keeps its shape and is centred.
    ///
    /// Pictures are asked for one at a time, so that a long book needs no more memory than its pages in the file.
    ///
    /// - Throws: ``ProviderError/cancelled`` if the task was cancelled, ``ProviderError/unknown(_:)`` if librsvg
    ///   refuses a picture or cairo fails.
    func pdf(of pictures: some Sequence<String>, title: String?, width: Double, height: Double)
        throws(ProviderError) -> Data
    {
        try PDFSurface().document(title: title, width: width, height: height) {
            (context, endPage) throws(ProviderError) in
            for svg in pictures {
                if Task.isCancelled { throw .cancelled }
                try draw(svg, on: context, width: width, height: height)
                endPage()
            }
        }
    }

    /// What the ink of elements covers, by their ids, in units of a picture of this size.
    func extents(of ids: [String], in svg: String, width: Double, height: Double) throws(ProviderError) -> [Box] {
        let handle = try open(svg)
        defer { unref(UnsafeMutableRawPointer(handle)) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
        var boxes: [Box] = []
        for id in ids {
            var ink = RsvgRectangle()
            var error: UnsafeMutablePointer<GError>?
            guard measure(handle, "#\(id)", &viewport, &ink, nil, &error) != 0 else { throw failure(of: error) }
            boxes.append(Box(minX: ink.x, minY: ink.y, maxX: ink.x + ink.width, maxY: ink.y + ink.height))
        }
        return boxes
    }

    private func draw(_ svg: String, on context: OpaquePointer, width: Double, height: Double) throws(ProviderError) {
        let handle = try open(svg)
        defer { unref(UnsafeMutableRawPointer(handle)) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
        var error: UnsafeMutablePointer<GError>?
        guard render(handle, context, &viewport, &error) != 0 else { throw failure(of: error) }
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
        return Self.failure("librsvg couldn't draw the picture: \(detail).")
    }

    /// The error for whatever goes wrong while a picture is made.
    static func failure(_ detail: String) -> ProviderError {
        .unknown(ProviderErrorDetails(provider: provider, detail: detail))
    }
}
