public import StoryCore

/// Draws pictures as vectors, without a network or a model.
public struct VectorIllustrator: Illustrator {
    public let identifier: ProviderIdentifier = "vector"
    public let displayName = "Vector pictures (embedded)"
    public let maximumConcurrentRequests = 2

    /// Makes the illustrator.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {
        _ = try RsvgRenderer()
    }

    @concurrent
    public func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\"><rect width=\"1280\" height=\"960\" fill=\"#cde\"/></svg>"
        let data = try RsvgRenderer().png(of: svg, width: request.width, height: request.height)
        return Picture(data: data, fileExtension: "png", alternativeText: "A page.")
    }
}
