import FeatureKitStubs
public import StoryCore

extension Story {
    /// A story of two pages for which everything was requested.
    ///
    /// - Parameter status: The status of narration and illustrations, unless given separately.
    public static func stub(
        made status: PartStatus, narrationStatus: PartStatus? = nil, illustrationStatus: PartStatus? = nil,
        id: String = "stub"
    ) -> Story {
        var story = Story.stub(
            id: StoryID(rawValue: id), narrationStatus: narrationStatus ?? status,
            illustrationStatus: illustrationStatus ?? status)
        story.providers = StoryProviders(author: "fake", narrator: "fake", illustrator: "fake")
        if story.narrationStatus == .ready {
            story.narration = Narration(
                media: MediaReference(
                    digest: String(repeating: "a", count: 64), fileExtension: "opus", byteCount: 1),
                duration: 58, format: "audio/ogg; codecs=opus", voice: "plain", loudness: nil, pageStarts: [0, 29],
                sentences: [], words: [])
        }
        for page in story.pages.indices where story.pages[page].illustration.status == .ready {
            story.pages[page].illustration.media = MediaReference(
                digest: String(repeating: "\(page)", count: 64), fileExtension: "png", byteCount: 1)
        }
        return story
    }
}
