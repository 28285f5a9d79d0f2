/// Inside a bus, a train, a tram or a car: a row of windows, the land outside, seats.
struct VehicleInside: PlaceView {
    var brush: Brush
    private let panel: Color
    private let cover: Color
    private let isCar: Bool
    private let isTrain: Bool

    /// The seats' middles.
    private static let seats = [230.0, 520, 960]
    private let door = Piece(x: 740, y: 712, width: 82, height: 200, grip: Point(-30, -100))

    init(_ brush: Brush) {
        var brush = brush
        let palette = brush.palette
        panel = brush.record.color(
            "panels", of: [palette.paper, palette.paint.lighter(0.4), palette.earth.lighter(0.3)])
        cover = brush.record.color("seats", of: [palette.accent, palette.second, palette.leaf.darker(0.1)])
        let key = brush.record.key
        isCar = ["car", "taxi", "van", "lorry"].contains { key == $0 || key.hasSuffix(" \($0)") }
        isTrain = ["train", "tram", "carriage", "vehicle"].contains(where: key.contains)
        self.brush = brush
    }

    private var windows: [Box] {
        isCar
            ? [Box(x: 100...600, y: 190...470), Box(x: 680...1180, y: 190...470)]
            : [Box(x: 70...600, y: 180...450), Box(x: 830...1210, y: 180...450)]
    }

    var stage: Stage {
        var fixtures = brush.fixtures(isCar ? [] : [("door", door)])
        if brush.shows("window") { fixtures["window"] = brush.opening(windows[0]) }
        if brush.shows("chair") {
            fixtures["bench"] = Fixture(
                box: Box(x: 400...640, y: 440...730), grip: Point(520, 560), top: Point(520, 600))
            fixtures["seat"] = fixtures["bench"]
        }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            seats: Self.seats.map { Spot(position: Point($0, 604), scale: 0.98, width: 170) },
            airs: [Box(x: 120...1160, y: 40...140)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.lino, brush.palette.stone.lighter(0.2), cover, edges: [.sofa(cover), .lines(brush.palette.trim)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V720H0z", from: panel.lighter(0.2), to: panel.darker(0.08))
        canvas.path("M0 0H1280V96Q640 130 0 96z", from: panel.lighter(0.5), to: panel.lighter(0.1))
        for box in windows where brush.shows("window") { pane(box, on: &canvas) }
        canvas.rect(0, 480, 1280, 10, brush.palette.second, opacity: 0.7)
        isCar ? carDoors(on: &canvas) : doors(on: &canvas)
        canvas.sideVeil("M760 0H1280V720H760z", 0x3A2A48, left: 0, right: 0.14)
        let floor = brush.palette.stone.lighter(0.1)
        canvas.path("M0 700H1280V960H0z", from: floor.darker(0.16), to: floor.lighter(0.16))
        canvas.line("M300 712L120 960M980 712L1160 960", floor.darker(0.2), width: 6)
        canvas.halo(640, 820, 420, 110, floor.lighter(0.5), opacity: 0.6)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        if brush.shows("chair") {
            if isCar { bench(on: &canvas) } else { Self.seats.forEach { seat($0, on: &canvas) } }
        }
        guard !isCar else { return wheel(on: &canvas) }
        canvas.line("M0 120H1280", 0xB9C0C8, width: 9)
        canvas.line("M690 120V700", brush.palette.accent.lighter(0.2), width: 13)
        var straps: PathData = ""
        for x in [300.0, 400, 880, 1000] { straps += "M\(x) 124v44" }
        canvas.line(straps, brush.palette.second.darker(0.1), width: 7)
        brush.lampLight(640, 60, 520, on: &canvas)
    }

    /// A wide pane with the land that goes by.
    private func pane(_ box: Box, on canvas: inout SVGCanvas) {
        let brush = brush
        canvas.rect(box.minX - 14, box.minY - 14, box.width + 28, box.height + 28, panel.darker(0.3), corner: 40)
        canvas.inLight(brush.light.outdoors, tint: brush.light.tint) { canvas in
            canvas.window(
                box.minX, box.minY, box.width, box.height,
                showing: "0 200 1280 \(shortNumber(1280 * box.height / box.width))"
            ) { canvas in
                var sky = brush.sky
                var weather = brush.weather
                sky.draw(on: &canvas)
                let land = brush.light.ground(brush.palette.lawn)
                canvas.path("M0 560Q320 460 640 540T1280 500V1000H0z", brush.light.far(land, 0.4))
                canvas.path("M0 680Q320 620 640 660T1280 640V1000H0z", from: land.lighter(0.1), to: land.darker(0.1))
                if isTrain || isCar {
                    canvas.line(
                        "M-20 590q160 40 330 0t330 0t330 0t330 0M160 760V560M800 760V560",
                        brush.palette.wood.darker(0.2), width: 8)
                }
                weather.draw(on: &canvas)
            }
        }
        canvas.path("M\(box.minX + 30) \(box.minY + 10)h90l-120 150v-120q0 -30 30 -30z", .white, opacity: 0.24)
        canvas.line("M\(box.minX + 8) \(box.minY + 76)h\(box.width - 16)", panel.darker(0.24), width: 6)
    }

    private func doors(on canvas: inout SVGCanvas) {
        guard brush.shows("door") else { return }
        brush.put(door, on: &canvas) { canvas in
            canvas.rect(-44, -206, 88, 206, panel.darker(0.3), corner: 4)
            canvas.path("M-40 0V-202H-1V0zM1 0V-202H40V0z", from: cover.lighter(0.24), to: cover.lighter(0.06))
            canvas.inOwnLight {
                $0.gradientRect(-32, -190, 24, 100, gradient: "sky"); $0.gradientRect(8, -190, 24, 100, gradient: "sky")
            }
            canvas.line("M-6 -110v30M6 -110v30", 0xE2B84E, width: 4)
        }
    }

    /// Two doors from inside, with their handles and arm rests, and grips below the roof.
    private func carDoors(on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V150Q640 96 0 150z", from: panel.lighter(0.6), to: panel.lighter(0.3))
        for box in windows {
            let (x, width) = (box.minX - 36, box.width + 72)
            canvas.rect(x, 500, width, 196, cover.mixed(with: panel, 0.45), corner: 30)
            canvas.rect(x + 30, 590, width - 60, 28, panel.darker(0.3), corner: 14)
            canvas.line("M\(x + width - 110) 540h56", 0xB9C0C8, width: 14)
            canvas.line("M\(box.middle.x - 50) 146q50 34 100 0", panel.darker(0.28), width: 11)
        }
        canvas.rect(618, 130, 44, 580, panel.darker(0.14), corner: 10)
    }

    /// Draws the back seat, with a belt for each figure.
    private func bench(on canvas: inout SVGCanvas) {
        brush.put(600, 736, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 190, 8)
            canvas.path(
                "M-190 -36V-84Q-190 -98 -174 -98H174Q190 -98 190 -84V-36z", from: cover.lighter(0.2),
                to: cover.darker(0.1))
            canvas.path(
                "M-196 -42Q-196 -50 -186 -50H186Q196 -50 196 -42V-14H-196z", from: cover.lighter(0.34), to: cover)
            for x in [-138.0, -30, 138] {
                canvas.path("M\(x - 18) -100q0 -16 8 -16h20q8 0 8 16z", cover.darker(0.08))
                canvas.line("M\(x + 30) -96L\(x - 28) -44", 0x4A4650, width: 5)
                canvas.line("M\(x - 28) -42h0", 0xD0453A, width: 8)
            }
            canvas.line("M-66 -94V-18M66 -94V-18", cover.darker(0.2), width: 2)
        }
    }

    /// Where the driver sits, at the page's edge.
    private func wheel(on canvas: inout SVGCanvas) {
        canvas.path("M1280 486Q1196 500 1176 590L1160 740H1280z", left: 0x6A6672, right: 0x4A4652)
        canvas.line("M1200 500q-62 26 -78 118", 0x3A3640, width: 17)
        canvas.line("M1164 560l50 30", 0x55505C, width: 13)
    }

    private func seat(_ x: Double, on canvas: inout SVGCanvas) {
        brush.put(x, 736, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 40, 6)
            canvas.line("M-22 0V-26M22 0V-26", 0x7A808A, width: 6)
            canvas.path(
                "M-34 -38V-92Q-34 -106 -20 -106H20Q34 -106 34 -92V-38z", left: cover.lighter(0.16),
                right: cover.darker(0.12))
            canvas.path("M-20 -110q0 -14 8 -14h24q8 0 8 14z", cover.darker(0.1))
            canvas.line("M-22 -88q22 -6 44 0M-22 -70q22 -6 44 0", cover.darker(0.2), width: 2)
            canvas.path("M-38 -42Q-38 -50 -28 -50H28Q38 -50 38 -42V-24H-38z", from: cover.lighter(0.3), to: cover)
        }
    }
}
