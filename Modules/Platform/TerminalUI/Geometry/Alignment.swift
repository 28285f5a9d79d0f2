/// An alignment in wider room.
public enum HorizontalAlignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle; at its left where there is no middle.
    case center
    /// At the right.
    case trailing
}

/// An alignment in higher room.
public enum VerticalAlignment: Hashable, Sendable {
    /// Above.
    case top
    /// In the middle; at its upper side where there is no middle.
    case center
    /// Below.
    case bottom
}

/// An alignment in larger room.
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// In the middle of both.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// In the upper left.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Above, in the middle.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// In the upper right.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the left, in the middle.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the right, in the middle.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// In the lower left.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Below, in the middle.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the lower right.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Creates an alignment of both directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The frame of something in a part of the screen; never before its upper left.
    func frame(of size: Size, in rect: Rect) -> Rect {
        let x = horizontal.offset(of: size.width, in: rect.size.width)
        let y = vertical.offset(of: size.height, in: rect.size.height)
        return Rect(origin: Point(x: rect.minX + x, y: rect.minY + y), size: size)
    }
}

extension HorizontalAlignment {
    /// Returns the offset from the left of a width.
    func offset(of width: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, room - width) / 2
        case .trailing: max(0, room - width)
        }
    }
}

extension VerticalAlignment {
    /// Returns the offset from the top of a height.
    func offset(of height: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, room - height) / 2
        case .bottom: max(0, room - height)
        }
    }
}
