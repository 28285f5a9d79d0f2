/// A doctor's room with a couch and a scale; a hospital's room with its bed; a hairdresser's with a mirror.
struct Clinic: PlaceView {
    /// Who works there.
    private enum Kind { case doctor, hospital, hairdresser, waiting }

    var brush: Brush
    private let look: RoomLook
    private let kind: Kind
    private let panel: Color

    private static let window = Box(x: 172...392, y: 160...400)
    private let bed = Piece(x: 370, y: 752, width: 170, height: 96, grip: Point(40, -60), top: 62)
    private let cabinet = Piece(x: 750, y: 704, width: 90, height: 86, grip: Point(0, -70), top: 88)
    private let door = Piece(x: 1040, y: 702, width: 92, height: 204, grip: Point(-34, -98))

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        let key = brush.record.key
        kind =
            key.contains("hospital") || key.contains("ward")
            ? .hospital
            : key.contains("hair") || key.contains("barber")
                ? .hairdresser : key.contains("waiting") ? .waiting : .doctor
        let palette = brush.palette
        panel = brush.record.color(
            "wall panel",
            of: [palette.paint.lighter(0.3), palette.leaf.mixed(with: palette.paper, 0.55), palette.sky.lighter(0.4)])
        self.brush = brush
    }

    var stage: Stage {
        var pieces = [("shelf", cabinet), ("door", door)]
        if kind == .doctor || kind == .hospital { pieces.append(("bed", bed)) }
        if kind != .hospital { pieces.append(("chair", chairs[0])) }
        var fixtures = brush.fixtures(pieces)
        if brush.shows("window") { fixtures["window"] = brush.opening(Self.window) }
        if kind == .hairdresser { fixtures["mirror"] = brush.opening(Box(x: 226...394, y: 236...470)) }
        let isBed = pieces.contains { $0.0 == "bed" }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 775...930)],
            seats: isBed
                ? [Spot(position: Point(420, 566), scale: 0.95, width: 190)]
                : chairs.map { Spot(position: Point($0.x, $0.y - 150), scale: 1.0, width: 110) },
            tops: [Spot(position: Point(750, 458), scale: 0.86, width: 200)],
            airs: [Box(x: 480...880, y: 60...230)], fixtures: fixtures)
    }

    private var chairs: [Piece] {
        kind == .waiting
            ? [220.0, 350, 480].map { brush.chairPiece($0, 740, seat: 44) }
            : [brush.chairPiece(kind == .hairdresser ? 310 : 590, 744, seat: 46)]
    }

    var ground: Ground {
        Ground(.lino, look.floor.mixed(with: brush.palette.paper, 0.6), panel, edges: [.bed(panel), .stool(look.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: .lino, on: &canvas)
        canvas.path("M0 470H1280V672H0z", from: panel, to: panel.darker(0.06))
        canvas.halo(690, 560, 380, 150, panel.lighter(0.6), opacity: 0.5)
        canvas.rect(0, 460, 1280, 12, look.trim)
        if kind == .hairdresser {
            mirror(on: &canvas)
        } else {
            brush.window(Self.window, frame: look.trim, on: &canvas)
        }
        brush.door(door, look.door, on: &canvas)
        brush.clock(900, 220, 44, on: &canvas)
        if kind == .doctor {
            chart(on: &canvas)
        } else {
            brush.picture("clinic picture", Box(x: 540...660, y: 270...370), on: &canvas)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        drawCabinet(on: &canvas)
        switch kind {
        case .doctor, .hospital: drawBed(on: &canvas)
        case .hairdresser, .waiting: break
        }
        if kind != .hospital {
            for piece in chairs {
                brush.chair(piece.x, piece.y, seat: 44, kind == .waiting ? look.wood : look.cover, on: &canvas)
            }
        }
        if kind == .waiting { brush.pottedPlant(620, 726, height: 90, on: &canvas) }
    }

    /// Letters that become smaller.
    private func chart(on canvas: inout SVGCanvas) {
        canvas.rect(556, 226, 110, 160, .white, corner: 4)
        canvas.line("M592 256h38M611 256v28M592 284h38", 0x5A5560, width: 7)
        canvas.line(
            "M582 312h16M604 312h16M626 312h16M584 336h10M602 336h10M620 336h10M638 336h6M588 358h6M602 358h6M616 358h6M630 358h6",
            0x5A5560, width: 5)
    }

    private func mirror(on canvas: inout SVGCanvas) {
        canvas.rect(216, 226, 188, 250, look.wood, corner: 90)
        canvas.path("M230 320q0 -80 80 -80t80 80v60q0 82 -80 82t-80 -82z", from: 0xEAF4F6, to: 0xC4DAE0)
        canvas.line("M268 350l60 -90M300 370l40 -60", .white, width: 7, opacity: 0.6)
        canvas.rect(180, 486, 260, 16, look.wood, corner: 4)
        canvas.line("M220 484v-34M246 484v-46", brush.palette.accent, width: 16)
        canvas.line("M400 484v-24M380 484v-30", brush.palette.second, width: 12)
    }

    private func drawCabinet(on canvas: inout SVGCanvas) {
        guard brush.shows("shelf") else { return }
        let paint = brush.palette.paint.lighter(0.3)
        brush.put(cabinet, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 50, 5)
            canvas.path("M-45 -2V-84H45V-2z", left: paint.lighter(0.2), right: paint.darker(0.12))
            canvas.rect(-47, -88, 94, 5, look.trim, corner: 2)
            canvas.line("M0 -80V-6M-41 -56H41", paint.darker(0.2), width: 2)
            canvas.line("M-8 -40h0M8 -40h0M-22 -68h0M22 -68h0", look.wood, width: 5)
            canvas.path("M-36 -88v-16h10v16zM-22 -88v-22h10v22z", from: 0xDDEFF2, to: 0xA9CBD4)
            canvas.line("M-36 -106h10M-22 -112h10", brush.palette.accent, width: 4)
        }
    }

    private func drawBed(on canvas: inout SVGCanvas) {
        guard brush.shows("bed") else { return }
        let isHospital = kind == .hospital
        let cover = look.cover
        brush.put(bed, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 94, 8)
            canvas.line("M-70 -4V-52M70 -4V-52M-70 -30H70", 0xA9B0B8, width: 5)
            canvas.line("M-70 -3h0M70 -3h0", 0x5A5560, width: 9)
            canvas.path(
                "M-84 -60L-72 -92L-52 -88L-50 -62H82V-48H-80z", from: isHospital ? .white : cover.lighter(0.4),
                to: isHospital ? 0xDDE0E4 : cover.lighter(0.1))
            if isHospital {
                canvas.line("M-84 -44V-96M84 -44V-74", 0xA9B0B8, width: 5)
                if brush.shows("pillow") {
                    canvas.path(
                        "M-76 -74q4 -20 14 -20q14 2 14 12q-2 14 -8 20q-14 2 -20 -12z", from: .white, to: 0xDFD6DE)
                }
                canvas.path("M-36 -64Q20 -72 82 -64V-38Q20 -32 -38 -40z", from: cover.lighter(0.3), to: cover)
            } else {
                canvas.path("M-50 -64H40V-60H-50z", .white)
            }
        }
    }
}
