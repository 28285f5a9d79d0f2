/// The slot of an illustration: a page or the cover.
public enum IllustrationSlot: Hashable, Comparable, Codable, Sendable {
    /// The illustration of a page, by its index from 0.
    case page(Int)
    /// The cover, which is made last, when the title and the first page are known.
    case cover
}

/// A variation of an earlier illustration.
public struct PictureVariation: Hashable, Codable, Sendable {
    /// The illustration slot.
    public var slot: IllustrationSlot
    /// The number of the variation, from 1.
    public var number: Int

    /// Creates a variation.
    public init(slot: IllustrationSlot, number: Int) {
        self.slot = slot
        self.number = number
    }

    // Stored variations have the slot under this key.
    private enum CodingKeys: String, CodingKey {
        case slot = "place"
        case number
    }
}

extension Story {
    /// The illustration in a slot.
    ///
    /// - Precondition: The page exists.
    public subscript(picture slot: IllustrationSlot) -> StoryIllustration {
        get {
            switch slot {
            case .page(let index): pages[index].illustration
            case .cover: cover
            }
        }
        set {
            switch slot {
            case .page(let index): pages[index].illustration = newValue
            case .cover: cover = newValue
            }
        }
    }

    /// The slots of the story: one for each page, and the cover.
    public var illustrationSlots: [IllustrationSlot] { pages.indices.map(IllustrationSlot.page) + [.cover] }
}
