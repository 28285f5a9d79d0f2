public import Foundation

/// The source of a picture.
public enum PixelSource: Hashable, Sendable {
    /// A file that does not change: PNG, JPEG, SVG, and whatever else gdk-pixbuf knows.
    case file(URL)
    /// Pixels.
    case pixels(PicturePixels)
}

/// The pixels of a picture.
public struct PicturePixels: Hashable, Sendable {
    /// The longest side that is shown.
    static let longestSide = 2048

    /// From 1 to 2048.
    public let width: Int
    /// From 1 to 2048.
    public let height: Int
    /// Whether each pixel has a fourth byte with its opacity.
    public let hasAlpha: Bool
    /// Red, green, blue and, if there is one, alpha of each pixel, row by row from the top.
    public let bytes: [UInt8]

    /// Pixels; nil if the sides are too short or too long, or there are not exactly as many bytes as they need.
    public init?(width: Int, height: Int, hasAlpha: Bool, bytes: [UInt8]) {
        let sides = 1...Self.longestSide
        guard sides.contains(width), sides.contains(height), bytes.count == width * height * (hasAlpha ? 4 : 3) else {
            return nil
        }
        (self.width, self.height, self.hasAlpha, self.bytes) = (width, height, hasAlpha, bytes)
    }
}

/// A picture that is wanted.
public struct TerminalPictureRequest: Hashable, Sendable {
    /// The source.
    public var source: PixelSource
    /// The way of showing it.
    public var graphics: TerminalGraphics
    /// The most columns that it may cover; it keeps its shape.
    public var columns: Int
    /// The most rows that it may cover.
    public var rows: Int
    /// The size of a cell in pixels; nil if unknown.
    public var cell: CellSize?

    /// Creates a request.
    public init(source: PixelSource, graphics: TerminalGraphics, columns: Int, rows: Int, cell: CellSize?) {
        (self.source, self.graphics, self.columns, self.rows, self.cell) = (source, graphics, columns, rows, cell)
    }
}
