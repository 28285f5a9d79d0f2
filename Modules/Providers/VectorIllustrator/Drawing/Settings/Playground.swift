/// A playground among trees: a slide, swings or a seesaw, and sand.
struct Playground: PlaceView {
    var brush: Brush
    private let hasSeesaw: Bool
    private let paint: (main: Colour, second: Colour)

    init(_ brush: Brush) {
        var brush = brush
        hasSeesaw = brush.chance.flip()
        let paints: [(Colour, Colour)] = [(0x4F86C6, 0xF2C14E), (0x5FA58F, 0xF0A04B), (0x9A78C0, 0xF28AA0)]
        paint = brush.chance.pick(paints, else: (0x4F86C6, 0xF2C14E))
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 500, floors: [Box(x: 60...1220, y: 745...930)],
            seats: hasSeesaw
                ? [] : [Spot(position: Point(1055, 690), scale: 0.8, width: 140)],
            airs: [Box(x: 440...860, y: 60...400)], front: Brush.corners)
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(500, 46, 0x8DB97A, on: &canvas)
        let wall = brush.light.far(0xE9C8A8, 0.4)
        let roof = brush.light.far(0xB86A58, 0.4)
        canvas.inOwnLight {
            $0.path("M620 560v-76h96v76zM740 560v-58h84v58z", wall)
            $0.path("M606 488l62 -46l62 46zM728 506l54 -40l54 40z", roof)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(590, 24, 0x9CCB7A, on: &canvas)
        brush.tree(640 + brush.chance.number(-50...90), 640, 0.76, 0x6FA95C, on: &canvas)
        brush.bush(500, 640, 0.7, 0x6BA45C, on: &canvas)
        brush.bush(850, 642, 0.6, 0x67A25B, on: &canvas)
        let sand = brush.light.ground(0xF0DCAE)
        canvas.path("M0 716Q330 664 640 676T1280 712V960H0z", brush.light.ground(0x84B866))
        canvas.path("M0 730Q330 676 640 688T1280 726V960H0z", from: sand.lighter(0.2), to: sand.darker(0.08))
        slide(on: &canvas)
        hasSeesaw ? seesaw(on: &canvas) : swings(on: &canvas)
        var grains: PathData = ""
        for _ in 0..<26 { grains += "M\(brush.chance.whole(30...1250)) \(brush.chance.whole(760...940))h4" }
        canvas.line(grains, sand.darker(0.14), width: 6)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(0x67A25B, on: &canvas) }

    private func slide(on canvas: inout SVGCanvas) {
        canvas.groundShadow(260, 762, 220, 20)
        canvas.line("M96 756V396M196 756V396", paint.main, width: 15)
        canvas.line("M92 756V396M192 756V396", paint.main.lighter(0.4), width: 4)
        canvas.line("M96 470h100M96 540h100M96 610h100M96 680h100", paint.main.darker(0.12), width: 11)
        canvas.path("M66 392Q146 250 226 392Q146 368 66 392z", from: paint.second.lighter(0.2), to: paint.second)
        canvas.line("M146 306V262", paint.main, width: 7)
        canvas.path("M148 262q30 -6 44 10q-22 8 -44 10z", 0xE8695A)
        canvas.rect(84, 424, 126, 16, paint.main.darker(0.12), corner: 6)
        canvas.line("M206 432Q296 470 336 612T462 752", paint.second.darker(0.16), width: 60)
        canvas.line("M206 428Q302 462 342 604T464 744", paint.second, width: 44)
        canvas.line("M214 422Q314 462 352 594T462 730", paint.second.lighter(0.45), width: 10)
    }

    private func swings(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1055, 762, 230, 18)
        canvas.line("M880 762L924 330L962 762M1150 762L1188 330L1230 762", paint.main, width: 16)
        canvas.line("M912 334H1200", paint.main.darker(0.12), width: 16)
        canvas.line("M1010 340L1004 686M1100 340L1106 686", 0x8A7A6A, width: 5)
        canvas.rect(986, 682, 138, 17, 0xA9714A, corner: 7)
    }

    private func seesaw(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1040, 764, 230, 18)
        canvas.path("M996 764L1040 676L1084 764z", from: paint.main, to: paint.main.darker(0.16))
        canvas.line("M850 738L1230 636", paint.second.darker(0.14), width: 26)
        canvas.line("M850 734L1230 632", paint.second, width: 18)
        canvas.line("M902 718v-46m-16 0h32M1180 644v-46m-16 0h32", 0x8A5A3C, width: 10)
        canvas.circle(1040, 684, 13, 0xFBE09A)
    }
}
