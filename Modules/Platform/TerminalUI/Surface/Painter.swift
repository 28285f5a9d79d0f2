/// Draws on a screen, and nowhere but in the part that is open.
struct Painter {
    private(set) var surface: Surface
    /// The part that is open, in cells of the screen.
    private(set) var clip: Rect

    init(size: Size) {
        surface = Surface(size: size)
        clip = Rect(origin: .zero, size: size)
    }

    /// Draws with less of the screen open.
    mutating func clipped(to rect: Rect, _ draw: (inout Painter) -> Void) {
        let before = clip
        clip = clip.intersection(rect)
        if !clip.isEmpty { draw(&self) }
        clip = before
    }

    /// Writes a text in one row; line ends and control characters are ignored, so that none steers the terminal.
    ///
    /// - Returns: The column behind the text.
    @discardableResult
    mutating func write(_ text: some StringProtocol, x: Int, y: Int, style: Style) -> Int {
        var column = x
        for character in text {
            if column >= clip.maxX { break }
            column += put(character, x: column, y: y, style: style)
        }
        return column
    }

    /// Writes a character.
    ///
    /// - Returns: The columns that it takes; 0 if it cannot be seen.
    @discardableResult
    mutating func put(_ character: Character, x: Int, y: Int, style: Style) -> Int {
        let width = character.width
        let columns = min(width.usual, Int(Int8.max))
        guard columns > 0, character.isHarmless else { return 0 }
        guard (clip.minY..<clip.maxY).contains(y) else { return columns }
        if x >= clip.minX, x + columns <= clip.maxX {
            let cell = Cell(
                character: character, columns: Int8(columns), isCertain: width.isCertain,
                style: style.over(ground(at: x, y)))
            surface.put(cell, x: x, y: y)
        } else {
            // Half a character cannot be shown.
            for column in max(x, clip.minX)..<max(x, clip.minX, min(x + columns, clip.maxX)) {
                surface.put(Cell(character: " ", style: style.over(ground(at: column, y))), x: column, y: y)
            }
        }
        return columns
    }

    /// Fills a part of the screen with one character of one column.
    mutating func fill(_ rect: Rect, with character: Character = " ", style: Style) {
        let rect = rect.intersection(clip)
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { surface.put(Cell(character: character, style: style), x: x, y: y) }
        }
    }

    /// Writes a cell, if it is within the clip.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        guard x >= clip.minX, x + max(1, Int(cell.columns)) <= clip.maxX, (clip.minY..<clip.maxY).contains(y) else {
            return
        }
        surface.put(cell, x: x, y: y)
    }

    /// Changes the style of an area without its text.
    mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        let rect = rect.intersection(clip)
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { surface.restyle(x: x, y: y, change) }
        }
    }

    /// Returns the background for text at a position.
    private func ground(at x: Int, _ y: Int) -> Style {
        let style = surface[x, y].style
        return Style(background: style.background, attributes: style.attributes.intersection(.reverse))
    }
}
