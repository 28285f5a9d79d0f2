/// Which of a story's pictures is meant.
public enum IllustrationSlot: Hashable, Comparable, Codable, Sendable {
    /// The picture of a page, by its index from 0.
    case page(Int)
    /// The cover; it comes last, when the title and the first page are known.
    case cover
}

/// Another picture in the place of one that was drawn before.
public struct PictureVariation: Hashable, Codable, Sendable {
    /// Which picture.
    public var place: IllustrationSlot
    /// How often another one was asked for, from 1.
    public var number: Int

    /// Names a picture's variation.
    public init(place: IllustrationSlot, number: Int) {
        self.place = place
        self.number = number
    }
}

extension Story {
    /// One of the story's pictures, or why it is missing.
    ///
    /// - Precondition: There is such a page.
    public subscript(picture place: IllustrationSlot) -> StoryIllustration {
        get {
            switch place {
            case .page(let index): pages[index].illustration
            case .cover: cover
            }
        }
        set {
            switch place {
            case .page(let index): pages[index].illustration = newValue
            case .cover: cover = newValue
            }
        }
    }

    /// The places of the story's pictures: one for each page, and the cover.
    public var illustrationSlots: [IllustrationSlot] { pages.indices.map(IllustrationSlot.page) + [.cover] }
}
