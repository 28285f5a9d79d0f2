/// A child's room: a window, a bed, a shelf of books, a lamp.
struct Bedroom: PlaceView {
    var brush: Brush
    private let hasBed: Bool
    private let wall: Colour
    private let cloth: Colour
    private let cover: Colour
    private let paper: Brush.Paper
    private let hasLights: Bool

    init(_ brush: Brush, hasBed: Bool) {
        var brush = brush
        self.hasBed = hasBed
        let looks: [(Colour, Colour, Colour)] = [
            (0xF6D9B8, 0xD98073, 0x7BA6C9), (0xC9DDE6, 0xE9A66C, 0xD97F86), (0xDCE6C8, 0x6FA58F, 0xE8B45A),
            (0xE4D4EA, 0x8C78B8, 0xF0A9B0),
        ]
        (wall, cloth, cover) = brush.chance.pick(looks, else: (0xF6D9B8, 0xD98073, 0x7BA6C9))
        paper = brush.chance.pick(Brush.Paper.allCases, else: .dots)
        hasLights = brush.chance.flip()
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 775...930)],
            seats: hasBed ? [Spot(position: Point(830, 640), scale: 0.94, width: 200)] : [],
            tops: [Spot(position: Point(1150, 566), scale: 0.8, width: 90)],
            airs: [Box(x: 640...1220, y: 60...190)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(wall: wall, floor: 0xC99467, paper: paper, on: &canvas)
        brush.window(190, 140, 290, 330, frame: 0xFFF7EA, on: &canvas)
        brush.curtains(190, 140, 290, 330, cloth, on: &canvas)
        if hasLights { lights(on: &canvas) }
        shelf(on: &canvas)
        if hasLights {
            brush.picture(1100, 240, 96, 120, on: &canvas)
        } else {
            brush.picture(900, 330, 120, 96, on: &canvas)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        bedside(on: &canvas)
        if hasBed { bed(on: &canvas) }
        toyBox(on: &canvas)
        brush.rug(600, 856, 1000, cover.mixed(with: wall, 0.3), on: &canvas)
    }

    private mutating func shelf(on canvas: inout SVGCanvas) {
        canvas.rect(690, 262, 360, 16, 0xA76E4B, corner: 5)
        canvas.path("M720 278l0 30l24 -30zM1020 278v30l-24 -30z", 0x8E5A3C)
        brush.books(from: 704, to: 900, on: 262, &canvas)
        canvas.circle(990, 224, 34, 0x6FA9C9)
        canvas.path("M964 212q20 -22 38 -10q-4 20 -24 18q-6 16 -14 -8zM996 236q18 -10 24 0q-8 18 -20 16z", 0x8CC084)
        canvas.rect(976, 254, 28, 8, 0x8A5A3C, corner: 3)
    }

    /// A string of little lamps, lit when it is dark.
    private func lights(on canvas: inout SVGCanvas) {
        canvas.line("M620 60Q780 150 940 70T1280 90", 0x8A5A4A, width: 4)
        let lamps: PathData = "M668 86h0M724 106h0M790 113h0M860 101h0M930 75h0M1000 54h0M1080 56h0M1160 76h0M1236 92h0"
        let isDark = brush.light.hour.isDark
        canvas.inOwnLight { canvas in
            if isDark { canvas.line(lamps, 0xFFE7A0, width: 56, opacity: 0.16) }
            canvas.line(lamps, isDark ? 0xFFF0B8 : (0xF7D98A as Colour).lit(by: brush.light.indoors), width: 19)
        }
    }

    private func bedside(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1176, 716, 110, 14)
        canvas.path("M1090 566H1262V710H1090z", left: 0xC08A60, right: 0x9A6644)
        canvas.rect(1082, 556, 188, 18, 0xC99467, corner: 6)
        canvas.rect(1106, 592, 140, 46, 0xB07A52, corner: 7)
        canvas.line("M1176 615h0", 0x7D5236, width: 14)
        canvas.line("M1106 664h140", 0x8E5A3C, width: 5)
        brush.lampLight(1206, 470, 340, on: &canvas)
        canvas.path("M1196 558q-4 -30 6 -66h10q8 36 4 66q-10 6 -20 0z", 0x5F9FA5)
        let shade: Colour = brush.light.hour.isDark ? 0xFFE29A : (0xF3E3C2 as Colour).lit(by: brush.light.indoors)
        canvas.inOwnLight {
            $0.path("M1176 422Q1206 414 1236 422L1266 500Q1206 512 1146 500z", from: shade.lighter(0.3), to: shade)
        }
    }

    private func bed(on canvas: inout SVGCanvas) {
        canvas.groundShadow(830, 752, 290, 24)
        canvas.path(
            "M566 750V520Q566 496 590 496Q620 470 640 500Q652 512 652 540V750z", left: 0xB98357, right: 0x8F5F40)
        canvas.path("M1068 750V626Q1068 606 1084 606T1100 626V750z", left: 0xB98357, right: 0x8F5F40)
        canvas.rect(620, 690, 460, 40, 0xA26F4A, corner: 6)
        canvas.path("M636 636Q640 618 660 618H1050Q1076 620 1076 650V696H636z", from: 0xFFFBF2, to: 0xE8DCCB)
        canvas.path("M650 632q-12 -52 34 -56q60 -8 84 6q20 40 2 56q-60 14 -120 -6z", from: .white, to: 0xE4DCE4)
        canvas.path(
            "M760 640Q790 604 850 612T1010 606Q1080 604 1082 660V712Q920 728 772 712Q744 680 760 640z",
            from: cover.lighter(0.2), to: cover.darker(0.12))
        canvas.path("M760 640Q776 618 806 612Q790 660 806 714L772 712Q744 680 760 640z", cover.lighter(0.55))
        canvas.line(
            "M870 640h0M930 676h0M990 634h0M1040 680h0M860 696h0M920 622h0M980 702h0", cover.lighter(0.45), width: 17)
    }

    private func toyBox(on canvas: inout SVGCanvas) {
        canvas.groundShadow(96, 742, 110, 14)
        canvas.line("M62 640q-10 -44 16 -48q8 22 2 48M120 636a26 26 0 1 1 1 0", 0xE9A66C, width: 13)
        canvas.circle(120, 622, 26, 0xE8695A)
        canvas.path("M10 640H184L176 738H18z", from: 0x8FC0B4, to: 0x5F9488)
        canvas.rect(2, 634, 190, 18, 0x78AEA2, corner: 7)
        canvas.path("M98 664l8 16l18 2l-13 13l3 18l-16 -8l-16 8l3 -18l-13 -13l18 -2z", 0xF7D774)
    }
}
