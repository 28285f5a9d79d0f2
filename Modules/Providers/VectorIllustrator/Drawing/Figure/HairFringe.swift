/// The hair on top of a head and over the forehead, clockwise from the left temple.
struct HairFringe {
    let cut: HairCut

    var places: [(Double, Double)] {
        switch cut {
        case .short:
            crown(high: -88) + [(62, -16), (56, -40), (22, -34), (-4, -48), (-24, -32), (-46, -26), (-62, -14)]
        case .long: crown(high: -86) + [(64, 6), (56, -26), (28, -44), (-8, -56), (-26, -38), (-52, -18), (-64, 8)]
        case .bob: crown(high: -86) + [(64, 10), (60, -18), (30, -22), (0, -24), (-30, -22), (-60, -18), (-64, 10)]
        case .ponytail: crown(high: -84) + [(63, -16), (50, -46), (16, -58), (-20, -50), (-50, -30), (-62, -10)]
        case .pigtails:
            crown(high: -84) + [(62, -14), (50, -36), (18, -42), (0, -60), (-18, -42), (-50, -36), (-62, -14)]
        case .bun: crown(high: -84) + [(62, -18), (48, -48), (0, -60), (-48, -48), (-62, -18)]
        case .braids: crown(high: -84) + [(66, 24), (60, -18), (30, -44), (0, -62), (-30, -44), (-60, -18), (-66, 24)]
        case .afro: crown(high: -84) + [(62, -12), (52, -38), (24, -50), (-24, -50), (-52, -38), (-62, -12)]
        case .locs: crown(high: -90) + [(64, 4), (52, -30), (20, -44), (-16, -40), (-46, -28), (-64, 4)]
        case .bald, .mohawk: []
        }
    }

    /// The curve over the skull.
    private func crown(high: Double) -> [(Double, Double)] {
        let side: Double = cut == .bob || cut == .long || cut == .braids ? 30 : 6
        return [
            (-72, side), (-77, -26), (-60, -64), (-24, high + 2), (22, high), (60, -64), (77, -26), (72, side),
        ]
    }
}
