import StoryCore

/// Which of a story's pictures is meant.
enum PicturePlace: Hashable, Comparable, Sendable {
    /// The picture of a page, by its index.
    case page(Int)
    /// The cover; it comes last, when the title and the first page are known.
    case cover

    /// The journal's record of this picture.
    func unit(_ picture: PictureUnit) -> JobUnit {
        switch self {
        case .page(let index): .picture(page: index, picture)
        case .cover: .cover(picture)
        }
    }
}

extension Story {
    /// One of the story's pictures, or why it is missing.
    subscript(picture place: PicturePlace) -> StoryIllustration {
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

    /// How many pictures are missing.
    var missingPictureCount: Int {
        pages.count { $0.illustration.status != .ready } + (cover.status == .ready ? 0 : 1)
    }
}
