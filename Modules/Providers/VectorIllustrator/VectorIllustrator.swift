import Foundation
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

    private static let sides = 1...8192

    /// Makes the illustrator.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {
        _ = try RsvgRenderer()
    }

    /// The picture as SVG with a view box of 1280 by 960, whatever size is asked for.
    public func svg(for request: IllustrationRequest) -> String {
        PageDrawing(request).svg()
    }

    /// Draws a picture and turns it into a PNG file.
    ///
    /// - Throws: ``ProviderError/unknown(_:)`` if a side is not within 1 to 8192 pixels or the drawing library fails,
    ///   ``ProviderError/configuration(_:)`` if the drawing library is missing.
    @concurrent
    public func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture {
        guard Self.sides.contains(request.width), Self.sides.contains(request.height) else {
            throw .unknown(
                ProviderFault(
                    provider: identifier,
                    detail: "A picture of \(request.width) by \(request.height) pixels cannot be made.",
                    recovery: "Ask for 1 to \(Self.sides.upperBound) pixels a side."))
        }
        if Task.isCancelled { throw .cancelled }
        let renderer = try RsvgRenderer()
        let data = try renderer.png(of: svg(for: request), width: request.width, height: request.height)
        return Picture(data: data, fileExtension: "png", alternativeText: AlternativeText(for: request).text)
    }
}
