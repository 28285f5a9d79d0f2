import StoryCore
import TerminalUI

/// The layout of the player's screen: what fits, and where the pictures are.
struct PlayerArrangement: Hashable {
    /// The maximum length of a line; longer ones are hard to read.
    static let longestLine = 72
    /// The columns between a picture and the text.
    static let gap = 3
    /// The columns per row of a 4:3 picture, as a cell is twice as high as wide.
    static let pictureAspect = 8.0 / 3
    /// The minimum length of a line; shorter ones are hard to read.
    private static let shortestLine = 34
    /// The minimum number of rows in which a picture can be recognised.
    private static let fewestPictureRows = 5
    /// The characters of a full page, including the free space of its paragraphs and line ends.
    private static let longestPage = StoryPage.maximumTextLength + 60

    /// The position of a story's pictures, the same on all pages.
    struct PictureFrame: Hashable {
        var size: Size
        /// Whether the text is to the right of the picture, rather than below it.
        var isBesideText: Bool
    }

    /// The form of the time and the facts.
    enum Status: Hashable {
        case oneRow, twoRows
        /// Without a bar, if there is no room for it.
        case brief
    }

    /// Whether there is room for empty rows and the page number.
    let isSpacious: Bool
    let hasButtons: Bool
    let hasHints: Bool
    let status: Status
    /// The maximum number of rows for notices.
    let newsLines: Int
    /// The frame of the pictures; nil if the story has none, or there is no room.
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

    /// Returns the frame beside or above the text, whichever is larger; nil if there is no room.
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

    /// Returns the largest picture that fits.
    private static func fitted(width: Int, height: Int) -> Size {
        let width = max(0, min(width, Int(Double(height) * pictureAspect)))
        return Size(width: width, height: Int((Double(width) / pictureAspect).rounded(.up)))
    }
}
