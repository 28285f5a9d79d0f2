import EmbeddedAuthor
import Foundation
import StoryCore
import VectorIllustrator

/// The pictures of a story beside what its plan says of them.
struct DrawnStory {
    /// A page: what it is to show, and where everything is on it.
    struct Page {
        let scene: Scene
        let layout: PageLayout
        /// What of the place is the same on all pages: its record, as the drawing tells it.
        let record: String
    }

    let name: String
    let pages: [Page]
}

extension DrawnStory {
    /// Draws a story.
    init(_ story: ToldStory, style: PictureStyle, illustrator: VectorIllustrator = VectorIllustrator()) {
        name = "\(story.plot), \(story.request)"
        let sheets = story.brief.heroes.map(CharacterSheet.init(of:))
        pages = story.passages.enumerated().compactMap { index, passage in
            guard let scene = passage.scene else { return nil }
            let request = IllustrationRequest(
                page: index, text: passage.text, scene: scene, characters: sheets, ageBand: story.brief.ageBand,
                tone: story.brief.tone, language: story.brief.language, style: style, seed: story.brief.seed)
            return Page(
                scene: scene, layout: illustrator.layout(for: request),
                record: Self.record(in: illustrator.svg(for: request)))
        }
    }

    /// The title of the setting's group.
    private static func record(in svg: String) -> String {
        guard let group = svg.range(of: "<g id=\"setting\""),
            let open = svg.range(of: "<title>", range: group.upperBound..<svg.endIndex),
            let close = svg.range(of: "</title>", range: open.upperBound..<svg.endIndex)
        else { return "" }
        return String(svg[open.upperBound..<close.lowerBound])
    }
}
