import CRsvg
import DynamicLibrary
import Foundation
import StoryCore

/// Collects a PDF document of pages that are drawn on cairo's context.
struct PDFSurface {
    private let createSurface: cairo_pdf_surface_create_for_stream_fn
    private let setMetadata: cairo_pdf_surface_set_metadata_fn
    private let createContext: cairo_create_fn
    private let destroyContext: cairo_destroy_fn
    private let destroySurface: cairo_surface_destroy_fn
    private let status: cairo_surface_status_fn
    private let showPage: cairo_show_page_fn
    private let finish: cairo_surface_finish_fn

    /// Loads cairo.
    init() throws(ProviderError) {
        let cairo = try DynamicLibrary("libcairo.so.2", package: "libcairo2", for: RsvgRenderer.provider)
        createSurface = try cairo.function(
            "cairo_pdf_surface_create_for_stream", as: cairo_pdf_surface_create_for_stream_fn.self)
        setMetadata = try cairo.function(
            "cairo_pdf_surface_set_metadata", as: cairo_pdf_surface_set_metadata_fn.self)
        createContext = try cairo.function("cairo_create", as: cairo_create_fn.self)
        destroyContext = try cairo.function("cairo_destroy", as: cairo_destroy_fn.self)
        destroySurface = try cairo.function("cairo_surface_destroy", as: cairo_surface_destroy_fn.self)
        status = try cairo.function("cairo_surface_status", as: cairo_surface_status_fn.self)
        showPage = try cairo.function("cairo_show_page", as: cairo_show_page_fn.self)
        finish = try cairo.function("cairo_surface_finish", as: cairo_surface_finish_fn.self)
    }

    /// A document of the pages that a closure draws, each of a size in points.
    ///
    /// - Parameter draw: Gets the context to draw on, and a function to call after each page.
    func document(
        title: String?, width: Double, height: Double,
        _ draw: (OpaquePointer, () -> Void) throws(ProviderError) -> Void
    ) throws(ProviderError) -> Data {
        var document = Data()
        try withUnsafeMutablePointer(to: &document) { (sink) throws(ProviderError) in
            let surface = createSurface(Self.append, sink, width, height)
            // What is left to be written is written here at the latest, while there is somewhere to write it to.
            defer { destroySurface(surface) }
            guard status(surface) == CAIRO_STATUS_SUCCESS, let context = createContext(surface) else {
                throw RsvgRenderer.failure("A document of \(width) by \(height) points can't be made.")
            }
            defer { destroyContext(context) }
            if let title { setMetadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
            // The same pictures give the same bytes: without the moment at which they were drawn.
            setMetadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
            try draw(context) { showPage(context) }
            finish(surface)
            guard status(surface) == CAIRO_STATUS_SUCCESS else {
                throw RsvgRenderer.failure("cairo lost the document while drawing it.")
            }
        }
        return document
    }

    /// Takes some of the document's bytes, as cairo hands them out.
    private static let append: cairo_write_func_t = { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
    }
}
