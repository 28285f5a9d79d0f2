/// Draws what is on a foot; the origin is the ankle, the toes point right and the ground is ``Joints/ankle`` below.
struct Footwear {
    let outfit: Outfit
    let skin: Color

    func draw(on canvas: inout SVGCanvas) {
        let color = outfit.shoes
        let edge = color.darker(0.25)
        switch outfit.feet {
        case .bare: canvas.shape(Self.foot, skin, edge: skin.darker(0.2))
        case .sandals:
            canvas.shape(Self.foot, skin, edge: skin.darker(0.2))
            canvas.line("M-15 13H26", color, width: 5)
            canvas.line("M6 -6Q14 4 12 12M-10 -2Q2 0 8 -6", color, width: 5)
        case .boots:
            canvas.shape("M-15 -26Q0 -30 14 -26L13 -7C26 -5 31 2 30 14H-16Q-19 -8 -15 -26z", color, edge: edge)
            canvas.line("M-12 -17H12M2 -9l8 -3", edge, width: 3)
            canvas.line("M-13 -23Q0 -26 12 -23", color.lighter(0.3), width: 5)
            canvas.line("M-14 12H28", edge, width: 5)
        case .wellies:
            canvas.shape("M-16 -32Q0 -36 15 -32L13 -7C27 -5 32 2 31 14H-16Q-19 -8 -16 -32z", color, edge: edge)
            canvas.line("M-14 -28Q0 -32 13 -28", color.lighter(0.45), width: 5)
            canvas.line("M-9 -18Q-11 -6 -9 2", color.lighter(0.4), width: 3.5)
            canvas.line("M-14 12H29", edge, width: 5)
        case .socks:
            let wool = outfit.legwear == .none ? Self.wool : outfit.legColor
            canvas.shape(Self.sock, wool, edge: wool.darker(0.2))
        case .slippers:
            canvas.shape("M-15 -3C-19 4 -18 14 -14 14H24C34 14 32 -2 18 -6Q4 -10 -15 -3z", color, edge: edge)
            canvas.circle(19, -3, 5, .white)
        case .shoes:
            canvas.shape(
                "M-14 -7C-19 2 -18 12 -15 14H25C34 14 32 1 21 -2C14 -4 12 -8 9 -12Q-4 -16 -14 -7z", color, edge: edge)
            canvas.line("M-14 12.5H27", color.lighter(0.6), width: 5)
            canvas.line("M9 -5l6 -4M14 -1l5 -5", color.lighter(0.6), width: 3)
        }
    }

    /// The colour of socks without a described one.
    static let wool: Color = 0xF3EFE6
    static let sock: PathData =
        "M-13 -10C-18 2 -17 12 -13 14H24C33 14 31 3 20 0C14 -2 12 -6 11 -12Q-2 -15 -13 -10z"

    private static let foot: PathData =
        "M-12 -6C-18 2 -17 12 -13 14H24C33 14 31 3 20 0C14 -2 12 -6 8 -10Q-4 -14 -12 -6z"
}
