/// The hair on top of a head and over the forehead, clockwise from the left temple.
struct HairFringe {
    let cut: HairCut
    /// Whether short hair is swept up in a wave.
    var isWavy = false
    /// Whether the hair hangs down to the brows.
    var isLow = false

    var points: [(Double, Double)] {
        if isLow, ![.afro, .cornrows, .bob].contains(cut) { return crown(high: -86) + Self.low }
        switch cut {
        case .short where isWavy:
            return [
                (-66, -4), (-74, -28), (-66, -60), (-40, -82), (-4, -102), (36, -104), (60, -88), (76, -60), (74, -28),
                (66, -4), (60, -28), (52, -46), (30, -48), (8, -60), (-14, -50), (-34, -56), (-52, -38), (-60, -22),
            ]
        case .short:
            return crown(high: -86) + [(62, -16), (54, -38), (22, -34), (-4, -46), (-24, -32), (-46, -26), (-62, -14)]
        case .long:
            return crown(high: -86) + [(64, 6), (56, -26), (28, -44), (-8, -56), (-26, -38), (-52, -18), (-64, 8)]
        case .bob: return crown(high: -86) + Self.low
        case .curls:
            return crown(high: -94) + [
                (66, 12), (60, -20), (36, -36), (8, -34), (-16, -44), (-40, -30), (-60, -14), (-66, 12),
            ]
        case .ponytail:
            return crown(high: -84) + [(63, -16), (50, -46), (16, -58), (-20, -50), (-50, -30), (-62, -10)]
        case .pigtails, .puffs, .buns:
            return crown(high: -84) + [(62, -14), (50, -36), (18, -42), (0, -60), (-18, -42), (-50, -36), (-62, -14)]
        case .bun: return crown(high: -84) + [(62, -18), (48, -48), (0, -60), (-48, -48), (-62, -18)]
        case .braids, .plait:
            return crown(high: -84) + [(66, 24), (60, -18), (30, -44), (0, -62), (-30, -44), (-60, -18), (-66, 24)]
        case .afro: return crown(high: -84) + [(62, -12), (52, -38), (24, -50), (-24, -50), (-52, -38), (-62, -12)]
        case .cornrows:
            return crown(high: -82) + [(64, -6), (52, -30), (26, -44), (0, -48), (-26, -44), (-52, -30), (-64, -6)]
        case .locs: return crown(high: -90) + [(64, 4), (52, -30), (20, -44), (-16, -40), (-46, -28), (-64, 4)]
        case .bald, .balding, .mohawk, .undercut, .tuft: return []
        }
    }

    private static let low = [
        (64.0, 10.0), (60, -24), (30, -29), (0, -31), (-30, -29), (-60, -24), (-64, 10),
    ]

    /// The curve over the skull.
    private func crown(high: Double) -> [(Double, Double)] {
        let side: Double = [.bob, .long, .braids, .plait, .curls].contains(cut) ? 30 : 6
        return [
            (-72, side), (-77, -26), (-60, -64), (-24, high + 2), (22, high), (60, -64), (77, -26), (72, side),
        ]
    }
}
