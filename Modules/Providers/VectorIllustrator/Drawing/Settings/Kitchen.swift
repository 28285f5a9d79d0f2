/// A farmhouse kitchen: a stove or a dresser, a sink under the window.
struct Kitchen: PlaceView {
    var brush: Brush
    private let hasStove: Bool
    private let wall: Colour
    private let paint: Colour
    private let cloth: Colour

    init(_ brush: Brush) {
        var brush = brush
        hasStove = brush.chance.flip()
        let looks: [(Colour, Colour, Colour)] = [
            (0xF7E7B4, 0x7FB0A6, 0xE27D60), (0xF4DCCB, 0x8FA8C4, 0xE8B45A), (0xDDE9DA, 0xE0A878, 0x6FA58F),
        ]
        (wall, paint, cloth) = brush.chance.pick(looks, else: (0xF7E7B4, 0x7FB0A6, 0xE27D60))
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 745...930)],
            tops: [
                Spot(position: Point(620, 478), scale: 0.86, width: 150),
                Spot(position: Point(100, 478), scale: 0.86, width: 110),
            ], airs: [Box(x: 510...780, y: 190...390)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(wall: wall, floor: 0xDDBB92, paper: brush.chance.flip() ? .sprigs : .stripes, on: &canvas)
        tiles(on: &canvas)
        brush.window(170, 130, 300, 250, frame: 0xFFFDF4, on: &canvas)
        valance(on: &canvas)
        hasStove ? hood(on: &canvas) : dresser(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        counter(on: &canvas)
        if hasStove { stove(on: &canvas) }
        sink(on: &canvas)
        brush.rug(560, 852, 760, cloth.mixed(with: wall, 0.35), on: &canvas)
        pendant(on: &canvas)
    }

    private func tiles(on canvas: inout SVGCanvas) {
        canvas.rect(0, 400, 1280, 90, wall.lighter(0.55))
        var seams: PathData = "M0 444H1280"
        for column in 0..<17 { seams += "M\(Double(column) * 80) 400v44m40 0v44" }
        canvas.line(seams, wall.darker(0.1), width: 3)
    }

    private func valance(on canvas: inout SVGCanvas) {
        var edge: PathData = "M138 96H502V168"
        for _ in 0..<7 { edge += "q-26 34 -52 0" }
        canvas.path(edge + "z", from: cloth.lighter(0.12), to: cloth.darker(0.08))
        canvas.line(
            "M190 100v56M242 100v56M294 100v56M346 100v56M398 100v56M450 100v56", cloth.darker(0.14), width: 4,
            opacity: 0.6)
        canvas.line("M122 94H518", 0xA76E4B, width: 12)
    }

    private func counter(on canvas: inout SVGCanvas) {
        canvas.path("M0 496H1280V700H0z", from: paint, to: paint.darker(0.14))
        var doors: PathData = ""
        for column in 0..<7 { doors += "M\(Double(column) * 186 + 16) 536h154v144h-154z" }
        canvas.line(doors, paint.darker(0.2), width: 5)
        var knobs: PathData = ""
        for column in 0..<7 { knobs += "M\(Double(column) * 186 + (column.isMultiple(of: 2) ? 150 : 36)) 600h0" }
        canvas.line(knobs, 0xF7E3B0, width: 15)
        canvas.path("M0 478H1280V506H0z", from: 0xD0A070, to: 0xA8764C)
        canvas.rect(0, 694, 1280, 8, paint.darker(0.5))
    }

    private func sink(on canvas: inout SVGCanvas) {
        canvas.path("M230 480H410L396 520H244z", from: 0xFDFBF6, to: 0xDDD8D2)
        canvas.line("M300 480v-38q0 -26 26 -26t24 22", 0xB9BEC4, width: 11)
        canvas.path("M520 480l8 -52h66l8 52z", left: 0xD98560, right: 0xB0643F)
        canvas.rect(516, 420, 90, 14, 0xC97B4A, corner: 5)
        canvas.line(
            "M546 422q-12 -40 -36 -48M562 422q0 -48 6 -70M578 422q10 -36 34 -44M554 422q-26 -18 -40 -10", 0x6FA35C,
            width: 12)
    }

    private func stove(on canvas: inout SVGCanvas) {
        canvas.path("M860 484H1130V700H860z", left: 0x5F6672, right: 0x444A56)
        canvas.rect(850, 474, 290, 22, 0x6F7682, corner: 6)
        canvas.rect(886, 556, 218, 116, 0x343945, corner: 12)
        let fire: Colour = brush.light.hour.isDark ? 0xFFB45E : 0xD98A4A
        canvas.inOwnLight { $0.halo(995, 626, 96, 52, fire, opacity: 0.9) }
        canvas.line("M900 528h0M940 528h0M1050 528h0M1090 528h0", 0xE9D9B8, width: 18)
        canvas.line("M900 546H1090", 0xB9BEC4, width: 7)
        canvas.path("M900 476q-18 -88 60 -88t60 88z", from: 0xE8695A, to: 0xB8483F)
        canvas.line("M1018 424l36 -18M930 392q30 -34 60 0", 0xB8483F, width: 11)
        canvas.circle(960, 384, 9, 0xF7E3B0)
        canvas.path("M1066 476v-44h62v44z", from: 0x8FBBD0, to: 0x5F8FA8)
        canvas.line("M1062 430h70", 0x5F8FA8, width: 9)
    }

    private func hood(on canvas: inout SVGCanvas) {
        canvas.path("M940 0H1050V170L1150 300V340H840V300L940 170z", left: wall.lighter(0.5), right: wall.darker(0.1))
        canvas.rect(832, 326, 326, 24, 0xB98357, corner: 6)
        canvas.line("M890 352v40M946 352v26M1010 352v34", 0x8A5A3C, width: 5)
        canvas.line("M890 404h0M946 390h0M1010 398h0", 0xC9704E, width: 32)
    }

    private mutating func dresser(on canvas: inout SVGCanvas) {
        canvas.rect(790, 90, 440, 312, 0xB98357, corner: 10)
        canvas.rect(808, 108, 404, 132, 0x96683F, corner: 4)
        canvas.rect(808, 254, 404, 132, 0x96683F, corner: 4)
        for column in 0..<5 {
            let x = 850 + Double(column) * 80
            let glaze = brush.colour(of: 0x8FBBD0, 0xF3E3C2, 0xE9A6A0, 0xA7C39A)
            canvas.circle(x, 204, 34, glaze)
            canvas.circle(x, 204, 20, glaze.lighter(0.4))
            canvas.path("M\(x - 26) 336h48l-6 46h-36z", left: glaze.lighter(0.2), right: glaze.darker(0.14))
            canvas.line("M\(x + 22) 346q16 4 6 18t-12 4", glaze.darker(0.1), width: 6)
        }
        canvas.rect(790, 238, 440, 14, 0xC99467)
        canvas.rect(780, 82, 460, 18, 0xC99467, corner: 6)
    }

    private func pendant(on canvas: inout SVGCanvas) {
        canvas.line("M670 0V90", 0x6B5A4E, width: 6)
        brush.lampLight(670, 160, 420, on: &canvas)
        let bulb: Colour = brush.light.hour.isDark ? 0xFFE9A8 : (0xF7F0DC as Colour).lit(by: brush.light.indoors)
        canvas.inOwnLight { $0.circle(670, 158, 21, bulb) }
        canvas.path("M606 156Q610 88 670 88T734 156Q670 140 606 156z", from: cloth.lighter(0.1), to: cloth.darker(0.18))
    }
}
