/// The style of a cell.
public struct Style: Hashable, Sendable {
    /// The ways in which letters differ beside their colour.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt8
        /// Creates attributes from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Bolder letters.
        public static let bold = Attributes(rawValue: 1)
        /// Fainter letters.
        public static let dim = Attributes(rawValue: 2)
        /// Slanted letters.
        public static let italic = Attributes(rawValue: 4)
        /// A line below.
        public static let underline = Attributes(rawValue: 8)
        /// Colours of letter and ground exchanged.
        public static let reverse = Attributes(rawValue: 16)
        /// A line through the letters.
        public static let strikethrough = Attributes(rawValue: 32)
    }

    /// The letters' colour; nil for the terminal's own.
    public var foreground: Color?
    /// The ground's colour; nil for the terminal's own.
    public var background: Color?
    /// The other attributes of the text.
    public var attributes: Attributes

    /// As the terminal writes by itself.
    public static let plain = Style()

    /// Creates a style.
    public init(foreground: Color? = nil, background: Color? = nil, attributes: Attributes = []) {
        (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
    }

    /// Returns this style over another one, whose values fill the gaps; attributes are combined.
    public func over(_ other: Style) -> Style {
        Style(
            foreground: foreground ?? other.foreground, background: background ?? other.background,
            attributes: attributes.union(other.attributes))
    }
}
