/// A point on the screen, in cells from its upper left.
public struct Point: Hashable, Sendable {
    /// Columns from the left edge.
    public var x: Int
    /// Rows from the upper edge.
    public var y: Int

    /// The upper left.
    public static let zero = Point(x: 0, y: 0)

    /// Creates a point of its column and row.
    public init(x: Int, y: Int) {
        (self.x, self.y) = (x, y)
    }
}

/// A size in cells; never negative.
public struct Size: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// No room.
    public static let zero = Size(width: 0, height: 0)

    /// Creates a size; what is negative becomes 0.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (max(0, width), max(0, height))
    }

    /// The extent along an axis.
    subscript(axis: Axis) -> Int {
        axis == .horizontal ? width : height
    }

    /// A size of its extents along an axis and across it.
    init(_ axis: Axis, along: Int, across: Int) {
        self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }
}

/// A part of the screen, in cells.
public struct Rect: Hashable, Sendable {
    /// The upper left cell.
    public var origin: Point
    /// The size in columns and rows.
    public var size: Size

    /// No room at the upper left.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// Creates a part of its upper left and its size.
    public init(origin: Point, size: Size) {
        (self.origin, self.size) = (origin, size)
    }

    /// Creates a part of its upper left and its extents.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The first column.
    public var minX: Int { origin.x }
    /// The column behind the last.
    public var maxX: Int { origin.x + size.width }
    /// The first row.
    public var minY: Int { origin.y }
    /// The row below the last.
    public var maxY: Int { origin.y + size.height }
    /// Whether there is no cell in it.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// Returns whether it contains a cell.
    public func contains(_ point: Point) -> Bool {
        (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
    }

    /// Returns the intersection; empty if there is none.
    public func intersection(_ other: Rect) -> Rect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// The part without a margin on each side.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top, width: size.width - insets.horizontal,
            height: size.height - insets.vertical)
    }
}

/// A margin on each side, in cells.
public struct Insets: Hashable, Sendable {
    /// Rows above.
    public var top: Int
    /// Columns at the left.
    public var left: Int
    /// Rows below.
    public var bottom: Int
    /// Columns at the right.
    public var right: Int

    /// Creates insets for each side.
    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Creates equal insets on opposite sides.
    public init(horizontal: Int = 0, vertical: Int = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// The columns of both sides.
    public var horizontal: Int { left + right }
    /// The rows of both sides.
    public var vertical: Int { top + bottom }
}

/// One of the two directions of the screen.
public enum Axis: Hashable, Sendable {
    /// Along a row.
    case horizontal
    /// Along a column.
    case vertical

    /// The other one.
    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
