import Generation
import StoryCore

/// A part of a story that can be made, and the title of the button that makes it.
struct PartOffer: Hashable {
    var title: String
    var part: StoryPart
}

extension [PartOffer] {
    /// Creates the offers for missing and outdated parts.
    init(for story: Story) {
        self = [.narration(of: story), .pictures(of: story)].compactMap(\.self)
    }
}

extension PartOffer {
    /// Returns the offer of a narration; nil if there is one that fits the text.
    static func narration(of story: Story) -> PartOffer? {
        switch story.narrationStatus {
        case .ready: nil
        case .outdated: PartOffer(title: "Update narration", part: .narration())
        case .notRequested, .pending, .failed: PartOffer(title: "Narrate", part: .narration())
        }
    }

    /// Returns the offer of illustrations; nil if all exist and fit the text.
    static func pictures(of story: Story) -> PartOffer? {
        let pages = story.pages.filter { $0.illustration.status != .ready }
        let title: String? =
            if pages.count == story.pages.count {
                "Draw pictures"
            } else if !pages.isEmpty {
                "Draw missing pictures"
            } else {
                switch story.cover.status {
                case .ready: nil
                case .outdated: "Update cover"
                case .notRequested, .pending, .failed: "Draw cover"
                }
            }
        return title.map { PartOffer(title: $0, part: .pictures) }
    }
}

extension IllustrationSlot {
    /// The display name of the slot: "Page 3".
    var displayName: String {
        switch self {
        case .page(let index): "Page \(index + 1)"
        case .cover: "Cover"
        }
    }
}
