/// Draws an animal's head with a radius of 70 around the origin, all but its eyes and its mouth.
struct AnimalHead {
    let traits: HeadTraits
    let coat: Coat

    /// How much higher the eyes are than on other heads.
    var rise: Double {
        if case .bumps = traits.ears { 36 } else if case .long = traits.skull { 12 } else { 0 }
    }

    /// How much lower the mouth is, and how wide.
    var mouth: (drop: Double, width: Double) {
        switch traits.muzzle {
        case .long, .wide: (22, 1.1)
        case .pig: (17, 0.9)
        case .nostrils: (0, traits.skull == .wide ? 1.7 : 1.2)
        default: (0, 1)
        }
    }

    func drawSkull(on canvas: inout SVGCanvas) {
        switch traits.skull {
        case .none: return
        case .wide:
            canvas.shape("M-84 18C-84 -50 84 -50 84 18C84 52 46 68 0 68S-84 52 -84 18z", coat.fur, edge: coat.edge)
        case .long:
            canvas.shape(
                "M-66 -16C-68 -84 68 -84 66 -16C64 16 54 30 52 54C50 84 26 92 0 92S-50 84 -52 54C-54 30 -64 16 -66 -16z",
                coat.fur, edge: coat.edge)
        case .round:
            canvas.shape("M-74 4C-76 -86 76 -86 74 4C73 48 42 69 0 69S-73 48 -74 4z", coat.fur, edge: coat.edge)
        }
        if traits.skull == .round { drawHood(on: &canvas) }
        if traits.skull != .long {
            canvas.shadow("M-68 34Q-44 63 0 65T68 34Q56 69 0 69T-68 34z", strength: 0.08)
        }
    }

    /// Markings that go around the whole head.
    private func drawHood(on canvas: inout SVGCanvas) {
        switch traits.mask {
        case .cap: canvas.path("M-71 -16C-64 -78 64 -78 71 -16Q36 -36 0 -34T-71 -16z", coat.mark)
        case .hood: canvas.path("M-73 10C-78 -86 78 -86 73 10Q60 -28 30 -34Q0 -40 -30 -34Q-60 -28 -73 10z", coat.mark)
        default: break
        }
    }

    /// The markings around the face, which turn with it.
    func drawMask(on canvas: inout SVGCanvas) {
        switch traits.mask {
        case .none, .cap, .hood: break
        case .cheeks: canvas.line("M-11 40h0M11 40h0", coat.belly, width: 38)
        case .muzzle: canvas.ellipse(0, 38, 34, 26, coat.belly)
        case .chin: canvas.line("M-20 40h0M20 40h0", coat.belly, width: 50)
        case .fox:
            canvas.path("M-68 20Q-40 4 -14 30Q0 18 14 30Q40 4 60 20C54 50 36 66 -4 66S-58 52 -68 20z", coat.belly)
        case .owl: canvas.line("M-27 8h0M27 8h0", coat.belly, width: 58)
        case .dog:
            canvas.path("M6 -62C62 -62 62 32 26 34S-4 -20 6 -62z", coat.belly)
            canvas.ellipse(0, 40, 30, 24, coat.belly)
        case .badger:
            canvas.path("M-66 6C-66 -74 66 -74 66 6C64 42 38 62 0 62S-64 42 -66 6z", coat.belly)
            canvas.path("M-56 -40Q-30 -60 -20 -56Q-8 -10 -14 30Q-30 50 -52 36Q-36 0 -56 -40z", coat.mark)
            canvas.path("M56 -40Q30 -60 20 -56Q8 -10 14 30Q30 50 52 36Q36 0 56 -40z", coat.mark)
        case .blaze: canvas.path("M-14 -58Q0 -66 14 -58Q10 -10 22 30Q0 44 -22 30Q-10 -10 -14 -58z", coat.belly)
        case .face: canvas.path("M-60 -6Q-30 -52 0 -44Q30 -52 60 -6C66 44 36 66 0 66S-66 44 -60 -6z", coat.mark)
        case .throat: canvas.path("M-40 36Q0 22 40 36Q34 66 0 67T-40 36z", coat.mark)
        case .stripe: canvas.line("M-68 -2Q-50 -22 -26 -22M26 -22Q50 -22 68 -2", coat.mark, width: 12)
        case .bandit: canvas.line("M-60 8Q-44 6 -27 8M60 8Q44 6 27 8", coat.mark, width: 44)
        case .lores: canvas.path("M42 26Q70 -10 72 10Q70 42 44 44zM-42 26Q-70 -10 -72 10Q-70 42 -44 44z", coat.mark)
        case .plate: canvas.path("M-58 0C-58 -44 58 -44 58 0C58 44 34 62 0 62S-58 44 -58 0z", coat.belly)
        case .rings: canvas.line("M-26 8h0M26 8h0", coat.mark, width: 40)
        case .patch: canvas.path("M8 -56C60 -58 66 22 34 34Q2 30 4 -4Q4 -40 8 -56z", coat.mark)
        case .visor: canvas.path("M-70 4Q-30 -22 0 -10Q30 -22 70 4C72 46 42 68 0 68S-72 46 -70 4z", coat.accent)
        case .mouth: canvas.ellipse(0, 44, 48, 20, coat.belly)
        }
        if case .bumps = traits.ears { canvas.line("M-27 -34h0M27 -34h0", coat.fur, width: 62) }
    }

    func drawMuzzle(feeling: Feeling, on canvas: inout SVGCanvas) {
        switch traits.muzzle {
        case .none: break
        case .beak(let beak): AnimalBeak(beak: beak, color: coat.accent).draw(feeling: feeling, on: &canvas)
        case .nose: nose(0x463238, on: &canvas)
        case .pinkNose: nose(0xE28A8F, on: &canvas)
        case .whiskers:
            nose(0xE28A8F, on: &canvas)
            canvas.line("M-44 30l-40 -6M-44 40l-38 6M48 30l40 -6M48 40l38 6", .ink, width: 2.5, opacity: 0.5)
        case .snout:
            canvas.shape("M-16 20Q0 2 18 20Q16 40 2 40T-16 20z", 0xEFA3A0, edge: 0xC97F80)
            canvas.line("M-4 24h0M8 24h0", 0xA85F66, width: 5)
        case .nostrils: canvas.line("M-8 20h0M12 20h0", coat.accent, width: 7)
        case .pig, .wide, .long: break
        }
    }

    /// A muzzle that the mouth is on.
    func drawMuzzleBelowMouth(on canvas: inout SVGCanvas) {
        switch traits.muzzle {
        case .wide:
            canvas.shape(
                "M-54 52C-54 22 54 22 54 52C54 84 30 92 0 92S-54 84 -54 52z", coat.belly, edge: coat.belly.darker(0.2))
            canvas.line("M-20 42v4M20 42v4", coat.belly.darker(0.4), width: 9)
        case .long:
            canvas.path("M-44 52C-44 28 44 28 44 52C46 82 26 90 0 90S-46 82 -44 52z", coat.belly)
            canvas.line("M-15 43v4M15 43v4", coat.belly.darker(0.45), width: 7)
        case .pig:
            canvas.shape("M-28 32C-28 12 28 12 28 32S-28 52 -28 32z", coat.mark, edge: coat.mark.darker(0.2))
            canvas.line("M-9 30v5M9 30v5", coat.mark.darker(0.4), width: 8)
        default: break
        }
    }

    private func nose(_ color: Color, on canvas: inout SVGCanvas) {
        canvas.path("M-10 15q12 -9 24 0q-2 13 -12 14q-10 -1 -12 -14z", color)
    }
}

/// Draws a beak on a head with a radius of 70.
struct AnimalBeak {
    let beak: HeadTraits.Beak
    let color: Color

    func draw(feeling: Feeling, on canvas: inout SVGCanvas) {
        let isOpen = [.happy, .surprised, .crying, .laughing, .scared, .excited].contains(feeling)
        let edge = color.darker(0.25)
        switch beak {
        case .short:
            parted(
                lower: "M-12 28Q6 60 20 30z", upper: "M-18 24Q0 4 22 22Q30 28 32 38Q6 40 -18 24z", isOpen, on: &canvas)
        case .thin:
            parted(lower: "M-8 28Q14 52 30 34z", upper: "M-12 22Q4 10 18 22L42 34Q12 38 -12 22z", isOpen, on: &canvas)
        case .dagger:
            parted(lower: "M-8 32Q30 56 70 46z", upper: "M-16 20Q2 4 22 18L104 42Q30 46 -16 20z", isOpen, on: &canvas)
        case .needle:
            parted(lower: "M-6 28Q30 42 70 46z", upper: "M-10 22Q4 12 16 20L92 50Q20 34 -10 22z", isOpen, on: &canvas)
        case .hook:
            canvas.shape("M-20 20Q0 -8 26 14Q38 34 26 62Q14 44 -6 44Q-18 34 -20 20z", color, edge: edge)
            canvas.line("M-8 16h0", edge, width: 5)
            if isOpen { canvas.path("M-8 46Q2 64 16 52Q6 44 -8 46z", edge) }
        case .owl: canvas.path("M-11 16Q2 8 15 16L2 42z", color)
        case .duck: bill(width: 40, depth: 18, isOpen, on: &canvas)
        case .gull: bill(width: 26, depth: 20, isOpen, on: &canvas)
        case .knob:
            bill(width: 36, depth: 20, isOpen, on: &canvas)
            canvas.line("M-4 20Q2 6 10 20", 0x3B3542, width: 13)
        case .pouch:
            canvas.shape("M-26 34Q0 104 60 92Q104 70 116 44Q50 40 -26 34z", color.lighter(0.18), edge: edge)
            canvas.shape("M-26 24Q10 8 60 30L120 44Q50 48 -26 38z", color, edge: edge)
        }
    }

    private func parted(lower: PathData, upper: PathData, _ isOpen: Bool, on canvas: inout SVGCanvas) {
        if isOpen { canvas.path(lower, color.darker(0.3)) }
        canvas.shape(upper, color, edge: color.darker(0.25))
    }

    private func bill(width: Double, depth: Double, _ isOpen: Bool, on canvas: inout SVGCanvas) {
        if isOpen {
            canvas.path("M\(2 - width * 0.7) 32Q2 \(44 + depth) \(2 + width * 0.7) 32z", color.darker(0.25))
        }
        canvas.path(
            "M\(2 - width) 30Q2 \(2 - depth * 0.2) \(2 + width) 30Q2 \(30 + depth) \(2 - width) 30z", color)
    }
}
