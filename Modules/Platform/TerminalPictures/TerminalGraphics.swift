/// How pictures are shown on a terminal.
public enum TerminalGraphics: Hashable, Sendable {
    /// Kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/): pixels that lie over the cells.
    case kitty
    /// Sixels (DEC STD 070): pixels in place of the cells.
    case sixel
    /// Characters whose shapes and colours come near the picture.
    case symbols(SymbolStyle)

    /// The best of what a terminal can; nil if it can show no picture.
    ///
    /// - Parameters:
    ///   - abilities: What is known of terminals of this name.
    ///   - answers: What the terminal itself says; it counts for more once it is complete.
    ///   - cell: A cell in pixels: nobody knows how many cells sixels take without it.
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

    /// What takes all pictures from the screen that is shown, for a program that ends; empty where clearing the screen
    /// does.
    public var removalOfAll: String {
        self == .kitty ? "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" : ""
    }
}

/// Which characters and colours a picture is made of.
public struct SymbolStyle: Hashable, Sendable {
    /// How many colours there are.
    public var colors: PictureColorDepth
    /// Whether nothing but ASCII is shown; otherwise Unicode's block elements are.
    public var isASCII: Bool

    /// Describes symbols.
    public init(colors: PictureColorDepth, isASCII: Bool) {
        (self.colors, self.isASCII) = (colors, isASCII)
    }
}

/// How many colours a terminal has.
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

/// What terminals of a name can.
public struct TerminalAbilities: Hashable, Sendable {
    /// Whether they know Kitty's graphics protocol.
    public var knowsKitty: Bool
    /// Whether they know sixels.
    public var knowsSixel: Bool
    /// How many colours they have.
    public var colors: PictureColorDepth

    /// Describes a terminal.
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

    /// A size that can be one of a cell; nil otherwise, as for terminals that say 0.
    public init?(width: Int, height: Int) {
        guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
        self.init(known: width, height)
    }

    private init(known width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
    }
}
