// Things for building.

extension ThingPattern {
    static func block(_ paint: Paint) -> ThingPattern {
        ThingPattern(74, 74, cm: 7) { canvas in
            canvas.path("M-36 -58L-22 -74H36L24 -58z", paint.light.lighter(0.3))
            canvas.path("M24 -58L36 -74V-14L24 0z", paint.line)
            canvas.path("M-36 -58H24V0H-36z", left: paint.light, right: paint.dark)
            canvas.circle(-6, -29, 14, 0xFFF3DC)
        }
    }

    /// A tower's blocks, every which way.
    static let fallenBlocks = ThingPattern(230, 66, cm: 15, .bothHands) { canvas in
        canvas.path("M-112 -30L-76 -48L-58 -12L-94 6z", left: 0xF58C76, right: 0xC24A44)
        canvas.path("M-46 -40H-6V0H-46z", left: 0xFBDC86, right: 0xE0AC42)
        canvas.path("M4 -18L32 -46L60 -18L32 10z", left: 0x9CC4E2, right: 0x5F8DB5)
        canvas.path("M66 0L112 -12L80 -44z", left: 0x94D0AA, right: 0x4F8F6C)
        canvas.path("M-40 -42L-18 -66L8 -44z", left: 0xC9A6DC, right: 0x8C68AC)
        canvas.line("M-85 -21h0M32 -18h0", 0xFFF3DC, width: 20)
        canvas.path("M-34 -10h16v-18h-16z", 0xFFF8EA)
    }

    static let domino = ThingPattern(50, 92, cm: 6) { canvas in
        canvas.path("M-24 -86L-14 -92H24L16 -86zM16 -86L24 -92V-6L16 0z", 0xB9A98F)
        canvas.path("M-24 -86H16V0H-24z", left: 0xFFFDF6, right: 0xE6DCCA)
        canvas.line("M-20 -43H12", 0x6B5A5E, width: 4)
        canvas.line("M-14 -74h0M6 -56h0M-4 -65h0M-14 -30h0M6 -12h0", 0x3B3540, width: 9)
    }

    static let fallenDominoes = ThingPattern(260, 32, cm: 5) { canvas in
        for x in [-100.0, -58, -16, 26, 68] {
            canvas.group(transform: SVGCanvas.placement(x, 0, turn: 66)) { canvas in
                canvas.path("M-24 -56H-16V8H-24z", 0xB9A98F)
                canvas.path("M-16 -60H0V6H-16z", left: 0xFFFDF6, right: 0xE6DCCA)
                canvas.line("M-14 -26H-2", 0x6B5A5E, width: 3)
            }
        }
    }

    /// A pyramid of tins, to be thrown at.
    static let tinTower = ThingPattern(196, 200, cm: 46, .tooLarge) { canvas in
        let labels: [Color] = [0xE8695A, 0xF2C14E, 0x6FAE7C, 0x5F9CC4, 0xE8935A, 0xA67CC0]
        for (index, (x, y)) in [(-64.0, 0.0), (0, 0), (64, 0), (-32, -66), (32, -66), (0, -132)].enumerated() {
            canvas.path("M\(x - 30) \(y - 62)H\(x + 30)V\(y)H\(x - 30)z", left: 0xE9EDF0, right: 0x9AA6B2)
            canvas.path("M\(x - 30) \(y - 50)H\(x + 30)V\(y - 14)H\(x - 30)z", labels[index])
            canvas.ellipse(x, y - 62, 30, 5, 0xC9D2DA)
        }
    }
}
