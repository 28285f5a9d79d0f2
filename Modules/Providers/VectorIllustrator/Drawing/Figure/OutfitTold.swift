/// The garments of a description, each where it is on the body.
struct ToldOutfit {
    let pieces: [OutfitWords.Piece]

    init(_ description: String) { pieces = OutfitWords(description).pieces }

    private var tops: [(garment: Garment, piece: OutfitWords.Piece)] {
        pieces.compactMap { piece in
            if case .top(let garment) = piece.noun { (garment, piece) } else { nil }
        }
    }

    /// The most visible piece of the upper body: a bib before all, else the outermost.
    private var outermost: (garment: Garment, piece: OutfitWords.Piece)? {
        tops.first { $0.garment.hasBib } ?? tops.max { $0.garment.layer < $1.garment.layer }
    }

    var outer: (garment: Garment, hasBib: Bool) {
        let garment = outermost?.garment ?? .neutral
        return (garment, garment.hasBib)
    }

    var outerPiece: OutfitWords.Piece? { outermost?.piece }

    /// The piece under it.
    var inner: OutfitWords.Piece? { tops.first { $0.garment != outermost?.garment }?.piece }

    private var bottoms: [(lower: Outfit.Lower, isDenim: Bool, isSlim: Bool, piece: OutfitWords.Piece)] {
        pieces.compactMap { piece in
            if case .bottom(let lower, let isDenim, let isSlim) = piece.noun {
                (lower, isDenim, isSlim, piece)
            } else {
                nil
            }
        }
    }

    /// The piece below the waist: with a skirt, leggings are only stockings.
    private var bottom: (lower: Outfit.Lower, isDenim: Bool, isSlim: Bool, piece: OutfitWords.Piece)? {
        bottoms.first { $0.lower == .skirt } ?? bottoms.first
    }

    private var isBareBelow: Bool { outer.garment.isLong || bottom?.lower == .skirt }
    /// Leggings or trousers that are worn with a skirt or a dress.
    private var underSkirt: OutfitWords.Piece? {
        isBareBelow ? bottoms.first { $0.lower == .trousers }?.piece : nil
    }

    var lower: Outfit.Lower {
        if outer.garment.isLong { return .none }
        if let bottom { return bottom.lower }
        return outer.garment == .jersey ? .shorts : .trousers
    }

    var isDenim: Bool { !isBareBelow && bottom?.isDenim == true }
    var isSlim: Bool { !isBareBelow && bottom?.isSlim == true }
    var lowerPiece: OutfitWords.Piece? { outer.garment.isLong || outer.hasBib ? nil : bottom?.piece }

    // MARK: Legs and feet

    private var socks: (kind: Outfit.Legwear, piece: OutfitWords.Piece)? {
        for piece in pieces {
            if case .socks(let kind) = piece.noun { return (kind, piece) }
        }
        return nil
    }

    var legwear: Outfit.Legwear { underSkirt == nil ? socks?.kind ?? .none : .tights }
    var legPiece: OutfitWords.Piece? { underSkirt ?? socks?.piece }

    var footPiece: OutfitWords.Piece? {
        pieces.first { piece in
            if case .feet = piece.noun { true } else { false }
        }
    }

    var feet: Outfit.Feet {
        if let piece = footPiece, case .feet(let feet) = piece.noun { return feet }
        switch outer.garment {
        case .raincoat: return .wellies
        case .spacesuit: return .boots
        case .pyjamas, .nightgown: return .slippers
        case .swimsuit: return .bare
        default: return .shoes
        }
    }
}

/// The colours of the garments of a description: those that it names, and then those of the palette in their order.
struct ToldColors {
    let top: Color
    let bottom: Color
    let under: Color
    let accent: Color
    let shoes: Color
    let legs: Color

    private static let denim: Color = 0x4F72A8
    private static let linen: Color = 0xF4E6CB

    init(_ told: ToldOutfit, palette: [String]) {
        let clothes = ColorNames.clothes
        let all = palette.map { clothes.color(of: $0) }
        let named = Set(told.pieces.flatMap { $0.colors + [$0.patternColor].compactMap { $0 } })
        var left = all.filter { !named.contains($0) }
        func next() -> Color? { left.isEmpty ? nil : left.removeFirst() }
        let garment = told.outer.garment
        top = told.outerPiece?.colors.first ?? next() ?? (all.isEmpty ? clothes.color(of: nil) : Self.linen)
        let isOnePiece = garment == .pyjamas || garment == .spacesuit
        // A shirt under a bib has the second colour; otherwise trousers have it.
        let innerColor = told.inner?.colors.first ?? (told.outer.hasBib || told.inner != nil ? next() : nil)
        let isPaletteShort = all.count < 2
        let below = told.lowerPiece?.colors.first ?? (told.isDenim ? Self.denim : nil)
        if told.outer.hasBib || garment == .swimsuit {
            bottom = top
        } else if isOnePiece {
            bottom = below ?? top.darker(0.06)
        } else {
            bottom =
                below ?? next()
                ?? (named.isEmpty ? (isPaletteShort ? top.darker(0.35) : all[1]) : Self.quiet(beside: top))
        }
        under = innerColor ?? top.lighter(0.75)
        accent = all.count > 2 ? all[2] : all.count > 1 ? all[1] : innerColor ?? bottom
        legs =
            told.legPiece?.colors.first
            ?? (told.legwear == .tights ? (accent == top ? bottom.darker(0.2) : accent) : .white)
        shoes =
            told.footPiece?.colors.first
            ?? Self.shoes(told.feet, accent: all.count > 2 && !named.contains(accent) ? accent : nil)
    }

    /// Returns the colour of trousers without a described one, beside a coloured top.
    private static func quiet(beside top: Color) -> Color { top.luminance > 0.4 ? 0x5A6685 : 0xC9AE86 }

    private static func shoes(_ feet: Outfit.Feet, accent: Color?) -> Color {
        switch feet {
        case .wellies: 0xF2C14E
        case .boots: 0x8A5A3A
        case .slippers: accent ?? 0xE9A0A8
        default: accent ?? 0x6B4A3F
        }
    }
}

extension Garment {
    var hasBib: Bool { self == .dungarees || self == .pinafore }

    /// The layer of the garment.
    fileprivate var layer: Int {
        switch self {
        case .coat, .raincoat: 5
        case .jacket: 4
        case .cardigan, .hoodie: 3
        case .jumper, .tunic, .dress, .pyjamas, .nightgown, .spacesuit: 2
        case .vest: 0
        default: 1
        }
    }
}
