/// The ways of showing pictures on a terminal.
public enum TerminalGraphics: Hashable, Sendable {
    /// Kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): pixels above the cells.
    case kitty
    /// Sixels (DEC STD 070): pixels in place of the cells.
    case sixel
    /// Characters whose shapes and colours approximate the picture.
    case symbols(SymbolStyle)

    /// Creates the best way that a terminal supports; nil if it can show no picture.
    ///
    /// - Parameters:
    ///   - abilities: What is known of terminals with this name.
    ///   - answers: The terminal's own answers, which take precedence once they are complete.
    ///   - cell: The size of a cell in pixels, without which the size of sixels in cells is unknown.
    public init?(
        _ environment: TerminalEnvironment, abilities: TerminalAbilities, answers: TerminalAnswers, cell: CellSize?
    ) {
        guard environment.isCapable else { return nil }
        let colors = environment.hasColors ? abilities.colors : .none
        self = .symbols(SymbolStyle(colors: colors, isASCII: !environment.hasUnicode))
        guard environment.hasColors, !environment.isMultiplexed else { return }
        if answers.isComplete ? answers.knowsKitty : abilities.knowsKitty {
            self = .kitty
        } else if answers.isComplete ? answers.knowsSixel : abilities.knowsSixel, cell ?? answers.cell != nil {
            self = .sixel
        }
    }

    /// The sequence that removes all pictures from the screen, for a program that ends; empty if clearing the screen
    /// suffices.
    public var removalOfAll: String {
        self == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
    }
}

/// Which characters and colours a picture is made of.
public struct SymbolStyle: Hashable, Sendable {
    /// The number of colours.
    public var colors: PictureColorDepth
    /// Whether nothing but ASCII is shown; otherwise Unicode's block elements are.
    public var isASCII: Bool

    /// Creates a style.
    public init(colors: PictureColorDepth, isASCII: Bool) {
        (self.colors, self.isASCII) = (colors, isASCII)
    }
}

/// A terminal's number of colours.
public enum PictureColorDepth: Hashable, Sendable, CaseIterable {
    /// Only that of the text.
    case none
    /// The sixteen that a person chooses.
    case sixteen
    /// Those of xterm's palette of 256 colours.
    case indexed
    /// All.
    case direct
}

/// The abilities of terminals with a name.
public struct TerminalAbilities: Hashable, Sendable {
    /// Whether they know Kitty's graphics protocol.
    public var knowsKitty: Bool
    /// Whether they know sixels.
    public var knowsSixel: Bool
    /// The number of colours.
    public var colors: PictureColorDepth

    /// Creates abilities.
    public init(knowsKitty: Bool = false, knowsSixel: Bool = false, colors: PictureColorDepth = .indexed) {
        (self.knowsKitty, self.knowsSixel, self.colors) = (knowsKitty, knowsSixel, colors)
    }
}

/// A cell of a terminal in pixels.
public struct CellSize: Hashable, Sendable {
    /// Most fonts are about twice as high as wide.
    static let usual = Self(known: 10, 20)

    /// From 1 to 1,000.
    public let width: Int
    /// From 1 to 1,000.
    public let height: Int

    /// Creates a plausible cell size; nil otherwise, as for terminals that report 0.
    public init?(width: Int, height: Int) {
        guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
        self.init(known: width, height)
    }

    private init(known width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
    }
}
