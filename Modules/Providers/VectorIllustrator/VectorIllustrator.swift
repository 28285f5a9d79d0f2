public import Foundation
public import StoryCore

/// Draws pictures as vectors, without a network or a model.
///
/// The same request always gives the same picture, and the same hero is the same figure in every one. Unknown words
/// are drawn as the nearest known thing.
public struct VectorIllustrator: Illustrator {
    public let identifier: ProviderIdentifier = "vector"
    public let displayName = "Vector pictures (embedded)"
    /// Two at a time: fifteen pages take three fifths of the time on two cores, and reading a story aloud, which takes
    /// longer by far, was measured to end no later. More would only take memory.
    public let maximumConcurrentRequests = 2
    public let styles = PictureStyle.known

    private static let sides = 1...8192
    /// PDF's own limit is 14,400 points, 200 inches.
    private static let points = 1.0...14_400

    /// Creates the illustrator.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {
        _ = try RsvgRenderer()
    }

    /// The picture as SVG with a view box of 1280 by 960, whatever size is asked for.
    public func svg(for request: IllustrationRequest) -> String {
        PageDrawing(request).svg()
    }

    /// The picture as a PDF document of one page, whose shapes stay sharp at every size.
    ///
    /// - Parameters:
    ///   - width: The page's width in points (1/72 inch), from 1 to 14,400.
    ///   - height: The page's height in points; a picture keeps its shape of 4:3, with paper around it.
    /// - Throws: As ``pdf(of:width:height:)`` does.
    @concurrent
    public func pdf(
        for request: IllustrationRequest, width: Double = 960, height: Double = 720
    ) async throws(ProviderError) -> Data {
        try await pdf(of: [request], width: width, height: height)
    }

    /// A whole book as a PDF document: a page for each picture, in the order given, the cover first.
    ///
    /// After a cover, and after the last page of its book, there is an endpaper.
    ///
    /// - Parameters:
    ///   - book: At least one picture; a cover's title is the document's.
    ///   - width: The width of each page in points (1/72 inch), from 1 to 14,400.
    ///   - height: The height of each page in points.
    /// - Throws: ``ProviderError/unknown(_:)`` if there is no picture, a side is too short or too long, or the drawing
    ///   library fails, ``ProviderError/configuration(_:)`` if the drawing library is missing,
    ///   ``ProviderError/cancelled`` if the task was cancelled.
    @concurrent
    public func pdf(
        of book: [IllustrationRequest], width: Double = 960, height: Double = 720
    ) async throws(ProviderError) -> Data {
        guard !book.isEmpty else {
            throw impossible("A book needs at least one picture.", "Choose one or more.")
        }
        guard Self.points.contains(width), Self.points.contains(height) else {
            throw impossible(
                "A page of \(width) by \(height) points can't be made.",
                "Use 1 to \(Int(Self.points.upperBound)) points per side.")
        }
        let title = book.lazy.compactMap { PlainText.line($0.title, limit: 300) }.first
        // Without pages there is nothing to put between covers.
        let endpaper = book.count > 1 && book.first?.title != nil ? book.first.map(endpaper) : nil
        let pictures = book.indices.lazy.flatMap { index -> [String] in
            let isOutermost = index == 0 || index == book.count - 1
            return [svg(for: book[index])] + (isOutermost ? [endpaper].compactMap { $0 } : [])
        }
        return try RsvgRenderer().pdf(of: pictures, title: title, width: width, height: height)
    }

    /// Draws a picture and turns it into a PNG file.
    ///
    /// - Throws: ``ProviderError/unknown(_:)`` if a side is not within 1 to 8192 pixels or the drawing library fails,
    ///   ``ProviderError/configuration(_:)`` if the drawing library is missing, ``ProviderError/cancelled`` if the task
    ///   was cancelled.
    @concurrent
    public func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture {
        guard Self.sides.contains(request.width), Self.sides.contains(request.height) else {
            throw impossible(
                "A picture of \(request.width) by \(request.height) pixels can't be made.",
                "Use 1 to \(Self.sides.upperBound) pixels per side.")
        }
        if Task.isCancelled { throw .cancelled }
        let renderer = try RsvgRenderer()
        let drawing = PageDrawing(request)
        let data = try renderer.png(of: drawing.svg(), width: request.width, height: request.height)
        return Picture(data: data, fileExtension: "png", alternativeText: drawing.alternativeText)
    }

    private func impossible(_ detail: String, _ recovery: String) -> ProviderError {
        .unknown(ProviderErrorDetails(provider: identifier, detail: detail, recovery: recovery))
    }
}
