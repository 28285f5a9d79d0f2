/// The cells of a screen that a picture may cover.
struct PictureArea: Hashable {
    /// The cells between a picture and what is beside it.
    static let gap = 3
    /// Nothing can be recognized in fewer.
    private static let fewestRows = 5
    /// Shorter lines are hard to read.
    private static let shortestLine = 34
    /// The longest text of a page, with what its paragraphs and the ends of its lines leave free.
    private static let longestText = 560

    /// From 1.
    var row: Int
    /// From 1.
    var column: Int
    var rows: Int
    var columns: Int
    /// Whether the text is to the right of the picture, and not below it.
    var isBesideText = false

    init(row: Int, column: Int, rows: Int, columns: Int) {
        (self.row, self.column, self.rows, self.columns) = (row, column, rows, columns)
    }

    /// The place for a picture beside or above a text, whichever lets it be larger; nil if there is no room.
    ///
    /// Pictures are four wide and three high, and cells twice as high as wide. The place is the same for all pages.
    ///
    /// - Parameters:
    ///   - room: The cells of picture and text.
    ///   - longestLine: The most columns that text takes.
    init?(in room: PictureArea, longestLine: Int) {
        var beside = room
        beside.isBesideText = true
        let line = max(Self.shortestLine, Self.longestText / max(1, room.rows), room.columns / 3)
        beside.columns = max(0, min(room.columns - Self.gap - line, room.rows * 8 / 3))
        beside.rows = min(room.rows, (beside.columns * 3 + 7) / 8)

        var above = room
        let textRows = (Self.longestText + longestLine - 1) / min(longestLine, max(1, room.columns))
        above.rows = max(room.rows - 1 - textRows, room.rows / 2)
        above.columns = min(room.columns, above.rows * 8 / 3)
        above.rows = min(above.rows, (above.columns * 3 + 7) / 8)

        let larger = above.rows * above.columns > beside.rows * beside.columns ? above : beside
        guard larger.rows >= Self.fewestRows else { return nil }
        self = larger
    }
}
