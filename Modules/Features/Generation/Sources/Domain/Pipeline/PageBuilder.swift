import StoryCore

/// Builds numbered pages from passages.
struct PageBuilder {
    private let brief: StoryBrief
    private var lastScene: Scene
    private(set) var count = 0

    /// Creates a builder at the first page.
    init(brief: StoryBrief) {
        self.brief = brief
        lastScene = Scene(setting: "meadow", characters: brief.heroes.map { SceneCharacter(.hero($0.id)) })
    }

    /// Returns the pages of the next passage; without a scene, that of each page is derived from its text.
    mutating func append(_ passage: AuthoredPassage) -> [StoryPage] {
        let status: PartStatus = brief.illustrator == nil ? .notRequested : .pending
        let texts = Paginator.pages(of: passage.text)
        let marks = Self.marks(of: passage, on: texts)
        let reader = SceneReader(heroes: brief.heroes, language: brief.language)
        var pages: [StoryPage] = []
        for (offset, text) in texts.enumerated() {
            lastScene = passage.scene ?? reader.scene(of: text, after: lastScene)
            pages.append(
                StoryPage(
                    index: count + offset, text: text, scene: lastScene,
                    illustration: StoryIllustration(status: status),
                    delivery: marks[offset].isEmpty ? nil : marks[offset]))
        }
        count += pages.count
        return pages
    }

    /// Returns the marks of a passage for the pages into which it was divided, each where its words are, in order.
    private static func marks(of passage: AuthoredPassage, on texts: [String]) -> [[DeliveryMark]] {
        var marks = texts.map { _ in [DeliveryMark]() }
        var (page, start) = (0, texts.first?.startIndex)
        for mark in (passage.delivery ?? []).sorted(by: { $0.range.start < $1.range.start }) {
            let words = mark.range.substring(of: passage.text)
            guard !words.isEmpty else { continue }
            for candidate in texts.indices.dropFirst(page) {
                let from = candidate == page ? start : nil
                let text = texts[candidate]
                guard let found = text[(from ?? text.startIndex)...].firstRange(of: words) else { continue }
                marks[candidate].append(DeliveryMark(mark.kind, at: TextRange(found, in: text)))
                // Several marks may have the same range.
                (page, start) = (candidate, found.lowerBound)
                break
            }
        }
        return marks
    }
}
