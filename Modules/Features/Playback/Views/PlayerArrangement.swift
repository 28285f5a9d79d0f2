import StoryCore
import TerminalUI

/// What of a story in the player there is room for, and where its pictures stand.
struct PlayerArrangement: Hashable {
    /// Longer lines are hard to read.
    static let longestLine = 72
    /// The cells between a picture and the text.
    static let gap = 3
    /// Columns for each row of a picture of four to three, where a cell is twice as high as wide.
    static let pictureAspect = 8.0 / 3
    /// Shorter lines are hard to read, too.
    private static let shortestLine = 34
    /// In fewer rows nothing can be recognized.
    private static let fewestPictureRows = 5
    /// The characters of a full page, with what its paragraphs and the ends of its lines leave free.
    private static let longestPage = StoryPage.maximumTextLength + 60

    /// Where the pictures of a story stand; the same for all its pages.
    struct PictureFrame: Hashable {
        var size: Size
        /// Whether the text is to the right of the picture, and not below it.
        var isBesideText: Bool
    }

    /// How time and facts are told.
    enum Status: Hashable {
        case oneRow, twoRows
        /// Without a bar, where there is neither room beside it nor below.
        case brief
    }

    /// Whether there are empty rows and the number of the page.
    let isSpacious: Bool
    let hasButtons: Bool
    let hasHints: Bool
    let status: Status
    /// The most rows for what is wrong or comes next.
    let newsLines: Int
    /// Nil if the story has no pictures, or there is no room for one.
    let picture: PictureFrame?

    init(_ size: Size, for story: Story) {
        let (columns, rows) = (size.width, size.height)
        isSpacious = rows >= 10
        hasButtons = rows >= 12
        hasHints = rows >= 16
        status = columns >= 64 ? .oneRow : rows < 7 ? .brief : .twoRows
        newsLines = rows < 6 ? 0 : rows < 16 ? 1 : 3
        let others =
            2 + [isSpacious, isSpacious, hasButtons, hasHints, status == .twoRows, newsLines > 0].count { $0 }
        let hasPictures = story.pages.contains { $0.illustration.media != nil }
        picture = hasPictures ? Self.picture(in: Size(width: columns, height: max(0, rows - others))) : nil
    }

    /// The place beside or above the text, whichever lets the picture be larger; nil if there is no room.
    private static func picture(in room: Size) -> PictureFrame? {
        guard room.height > 0, room.width > 0 else { return nil }
        let line = max(shortestLine, longestPage / room.height, room.width / 3)
        let beside = fitted(width: room.width - gap - line, height: room.height)
        let textRows = longestPage / min(longestLine, room.width) + 1
        let above = fitted(width: room.width, height: max(room.height - 1 - textRows, room.height / 2))
        let isBeside = beside.width * beside.height >= above.width * above.height
        let size = isBeside ? beside : above
        return size.height >= fewestPictureRows ? PictureFrame(size: size, isBesideText: isBeside) : nil
    }

    /// The largest picture in a room.
    private static func fitted(width: Int, height: Int) -> Size {
        let width = max(0, min(width, Int(Double(height) * pictureAspect)))
        return Size(width: width, height: Int((Double(width) / pictureAspect).rounded(.up)))
    }
}
