/// The colours and the size of an animal.
struct Coat: Sendable {
    let fur: Colour
    let belly: Colour
    let accent: Colour
    /// How large it is beside a child.
    let size: Double

    init(_ kind: Kind) {
        (fur, belly, accent, size) =
            switch kind {
            case .cat: (0xE8A85C, 0xFFF1DC, 0xC98640, 0.84)
            case .dog: (0xB98A5E, 0xF6E6CE, 0x7A5238, 0.94)
            case .fox: (0xE07B3C, 0xFFF3E2, 0x5A3A38, 0.9)
            case .rabbit: (0xD9CFC6, 0xFFFAF2, 0xF2B5B5, 0.86)
            case .bear: (0x9A6B47, 0xDDB98C, 0x6F4A30, 1.18)
            case .owl: (0x9B7A5B, 0xF1E0C4, 0xF0A03C, 0.8)
            case .hedgehog: (0xE3C39C, 0xF8E6CB, 0x7B5C48, 0.72)
            case .mouse: (0xB5B2BE, 0xF1ECEF, 0xF0B3BC, 0.64)
            case .duck: (0xFFDD7A, 0xFFF3C4, 0xF29A3A, 0.72)
            case .squirrel: (0xA5673F, 0xFBE6CC, 0x7A4526, 0.78)
            case .frog: (0x7FB857, 0xDDF0B8, 0x5E9440, 0.68)
            case .seal: (0x9AA6B8, 0xDFE6EE, 0x76839A, 0.86)
            case .gull: (0xFDFBF6, 0xFFFFFF, 0xF2A83A, 0.7)
            case .robot: (0x9FC3CF, 0xE6F2F4, 0xF08A5A, 1.02)
            case .dragon: (0x6DB58A, 0xF4E7B4, 0xE88B5A, 1.16)
            case .star: (0xFFD75E, 0xFFF2B8, 0xF2B53A, 0.8)
            case .child, .grownUp, .creature: (0xB49AC8, 0xEFE3F5, 0x8C70A6, 0.9)
            }
    }
}

extension Kind {
    var isBird: Bool { self == .duck || self == .gull || self == .owl }

    /// Whether it walks and runs on four legs, if it carries nothing.
    var isFourLegged: Bool {
        switch self {
        case .cat, .dog, .fox, .rabbit, .bear, .hedgehog, .mouse, .squirrel, .creature: true
        default: false
        }
    }
}
