/// The dark hill on which dark figures stand before a bright sky.
struct SilhouetteGround: Sendable {
    private let crest: Double
    private let light: Light
    private let isLeft: Bool

    init(_ composition: Composition, light: Light) {
        crest = SilhouetteShot.crest(of: composition)
        self.light = light
        isLeft = composition.viewpoint.isFocusLeft
    }

    /// The light in which everything before the sky is seen.
    static func shade(_ light: Light) -> Color {
        switch light.hour {
        case .night: 0x2C3054
        case .dawn: 0x4E3F5C
        default: 0x46304A
        }
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            // Where the sky meets the land it is brightest.
            let glow = light.hour == .night ? 0x9FA8E0 as Color : light.glow
            canvas.veil("M0 \(crest - 420)H1280V960H0z", glow, top: 0, foot: light.hour == .night ? 0.7 : 0.55)
            let dark = (0x7A8A72 as Color).lit(by: Self.shade(light))
            let (low, high) = isLeft ? (34.0, 10.0) : (10, 34)
            canvas.path(
                "M0 \(crest + low)Q320 \(crest - 6) 640 \(crest)T1280 \(crest + high)V960H0z", from: dark.lighter(0.06),
                to: dark.darker(0.4))
            var tufts: PathData = ""
            for index in 0..<26 {
                let x = Double(index) * 50 + Double((index * 37) % 31)
                let y = crest + 14 + Double((index * 53) % 60)
                tufts += "M\(x) \(y)q-1 -12 -8 -20m8 20q0 -16 3 -27m-3 27q4 -11 11 -15"
            }
            canvas.line(tufts, dark.darker(0.2), width: 4)
        }
    }
}
