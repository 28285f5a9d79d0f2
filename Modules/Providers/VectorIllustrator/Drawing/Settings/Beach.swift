/// Sand between dunes and the sea.
struct Beach: PlaceView {
    var brush: Brush
    private let hasParasol: Bool
    private let sand: Colour

    init(_ brush: Brush) {
        var brush = brush
        hasParasol = brush.chance.flip()
        sand = brush.colour(of: 0xF4DDAA, 0xF1D3A4, 0xF6E3BE)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 735...930)],
            seats: [
                Spot(position: Point(1080, hasParasol ? 764 : 728), scale: 0.99, width: 200)
            ],
            waters: [Box(x: 160...1120, y: 520...600)],
            airs: [Box(x: 80...1200, y: 60...400)], front: Brush.corners)
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.headland(on: &canvas)
        brush.water(from: 470, on: &canvas)
        brush.sailingBoat(brush.chance.number(260...700), 520, 0.34, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let sand = brush.light.ground(sand)
        canvas.path("M0 622Q200 600 420 640T860 640T1280 612V960H0z", .white, opacity: 0.55)
        canvas.path("M0 640Q220 616 430 656T860 656T1280 630V960H0z", sand.darker(0.14))
        canvas.path(
            "M0 662Q220 636 430 676T860 674T1280 652V960H0z", from: sand.mixed(with: brush.light.glow, 0.4), to: sand)
        canvas.path("M0 690Q110 610 300 742Q160 780 0 790z", from: sand.lighter(0.3), to: sand)
        brush.reeds(60, 720, 1, on: &canvas)
        brush.reeds(130, 736, 0.8, on: &canvas)
        if hasParasol { parasol(on: &canvas) } else { driftwood(on: &canvas) }
        var ripples: PathData = ""
        for _ in 0..<16 {
            ripples += "M\(brush.chance.whole(20...1180)) \(brush.chance.whole(740...940))q22 -8 44 0t44 0"
        }
        canvas.line(ripples, sand.darker(0.08), width: 4)
        shells(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        brush.reeds(40, 966, 1, on: &canvas)
        brush.reeds(1236, 966, 0.9, on: &canvas)
    }

    private mutating func shells(on canvas: inout SVGCanvas) {
        for _ in 0..<5 {
            let x = brush.chance.number(120...1160)
            let y = brush.chance.number(770...930)
            let pink = brush.colour(of: 0xF2A796, 0xFFF3E2, 0xE9B4C2)
            canvas.path("M\(x) \(y)q-22 -8 -17 -22q8 -11 17 -5q9 -6 17 5q5 14 -17 22z", pink)
            canvas.line(
                "M\(x) \(y - 3)v-20M\(x - 3) \(y - 4)l-8 -15M\(x + 3) \(y - 4)l8 -15", pink.darker(0.2), width: 2)
        }
        let star = brush.chance.number(240...420)
        canvas.path("M\(star) 800l9 19l21 2l-16 14l5 21l-19 -11l-19 11l5 -21l-16 -14l21 -2z", 0xE98A6B)
    }

    private func parasol(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1090, 760, 160, 22)
        canvas.path("M1000 748L1170 740L1210 772L1010 780z", brush.light.ground(0x7FB8C8))
        canvas.line("M1024 747L1036 779M1064 745L1080 777M1104 743L1124 775M1144 741L1168 773", 0xFFF6E4, width: 8)
        canvas.line("M1130 756L1108 440", 0xC9A26A, width: 10)
        canvas.path(
            "M930 500Q980 360 1108 440Q1210 366 1280 478Q1230 466 1196 488Q1150 462 1112 486Q1066 462 1024 494Q980 472 930 500z",
            from: 0xF0796A, to: 0xD95C52)
        canvas.path(
            "M1024 494Q1040 430 1108 440Q1100 460 1112 486Q1066 462 1024 494zM1196 488Q1186 420 1108 440Q1220 392 1280 478Q1230 466 1196 488z",
            0xFFF3DC)
    }

    private func driftwood(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1080, 760, 170, 18)
        canvas.path(
            "M940 744Q1000 716 1100 724T1220 706Q1226 732 1196 744T1080 764T950 768Q930 758 940 744z", from: 0xC4AA8A,
            to: 0x8F765C)
        canvas.line("M1150 722Q1170 690 1160 664M980 742q60 -16 120 -10", 0xA88C6C, width: 11)
    }
}
