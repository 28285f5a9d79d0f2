/// What a companion is made of.
enum Material: Sendable {
    case living, cloth, wood, tin, metal

    /// Creates the material for species and name: "wooden duck", "teddy".
    init(of texts: String?...) {
        let words = texts.compactMap { $0?.lowercased() }.flatMap {
            $0.split(whereSeparator: { !$0.isLetter }).map(String.init)
        }
        self = words.lazy.compactMap { Self.words[$0] }.first ?? .living
    }

    private static let words: [String: Material] = [
        "toy": .wood, "wooden": .wood, "wood": .wood, "holz": .wood, "cloth": .cloth, "rag": .cloth, "stuffed": .cloth,
        "plush": .cloth, "cuddly": .cloth, "soft": .cloth, "knitted": .cloth, "woollen": .cloth, "felt": .cloth,
        "velvet": .cloth, "teddy": .cloth, "doll": .cloth, "puppet": .cloth, "scarecrow": .cloth, "tin": .tin,
        "clockwork": .tin, "metal": .metal, "iron": .metal, "copper": .metal, "brass": .metal, "bronze": .metal,
        "golden": .metal, "weathercock": .metal, "weathervane": .metal,
    ]

    /// Whether the figure is a toy, which is smaller than its original.
    var isToy: Bool { self == .cloth || self == .wood || self == .tin }

    /// Returns the height of a figure of this material, in centimetres, for a height in life.
    func height(_ life: Double, isDoll: Bool) -> Double {
        isToy && !isDoll ? 16 + 16 * min(1, life / 80) : life
    }

    /// The colours of a coat in this material.
    func dyed(_ coat: Coat) -> Coat {
        func mapped(_ dye: (Color) -> Color) -> Coat {
            Coat(dye(coat.fur), dye(coat.belly), dye(coat.accent), dye(coat.mark))
        }
        switch self {
        case .living: return coat
        case .cloth: return mapped { $0.mixed(with: 0xE9C9B4, 0.18) }
        case .wood: return mapped { $0.mixed(with: 0xD9A566, 0.45) }
        case .tin: return mapped { $0.mixed(with: 0xA9BBC6, 0.4) }
        case .metal: return mapped { $0.mixed(with: 0xC79A4A, 0.62) }
        }
    }
}
