/// A classroom: a blackboard, shelves, paper flags, and the children's pictures.
struct Classroom: PlaceView {
    var brush: Brush
    private let hasEasel: Bool
    private let wall: Colour
    private let paint: Colour

    init(_ brush: Brush) {
        var brush = brush
        hasEasel = brush.chance.flip()
        let looks: [(Colour, Colour)] = [(0xCFE5DC, 0xE0A878), (0xF3E2B8, 0x7FA8C0), (0xF0D6CC, 0x7FB0A0)]
        (wall, paint) = brush.chance.pick(looks, else: (0xCFE5DC, 0xE0A878))
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 755...930)],
            tops: [Spot(position: Point(1120, 476), scale: 0.86, width: 130)],
            airs: [Box(x: 960...1220, y: 270...440)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(wall: wall, floor: 0xD7A876, paper: .dots, on: &canvas)
        canvas.rect(0, 560, 1280, 108, paint.mixed(with: wall, 0.45))
        canvas.rect(0, 552, 1280, 12, wall.lighter(0.6))
        brush.window(70, 150, 240, 290, frame: 0xFFFDF4, on: &canvas)
        board(on: &canvas)
        bunting(on: &canvas)
        clock(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        shelves(on: &canvas)
        hasEasel ? easel(on: &canvas) : plantStand(on: &canvas)
        brush.rug(640, 856, 880, paint, on: &canvas)
    }

    private mutating func board(on canvas: inout SVGCanvas) {
        canvas.rect(410, 140, 520, 320, 0xB9824F, corner: 12)
        canvas.path("M428 158H912V442H428z", from: 0x47735F, to: 0x3A6150)
        canvas.line(
            "M470 220q20 -40 40 0t40 0t40 0M470 290h120M470 326h80M800 250a42 42 0 1 1 1 0M800 190v-22M800 270v16M744 208h-20M858 208h18M760 168l-14 -14M842 168l14 -14M842 250l12 12M760 250l-14 12",
            0xF1F5E8, width: 6, opacity: 0.85)
        canvas.line("M640 400l44 -70l44 70zM664 400v-26h36v26", 0xF7D774, width: 6, opacity: 0.85)
        canvas.line("M556 400q30 -40 60 0M540 380q0 -20 14 -20t14 20", 0xF2A6B8, width: 6, opacity: 0.85)
        canvas.rect(398, 452, 544, 16, 0x9A6A40, corner: 6)
        canvas.line("M470 448h26M520 448h20", 0xFFF8EA, width: 9)
    }

    private func bunting(on canvas: inout SVGCanvas) {
        canvas.line("M0 22Q320 116 640 44T1280 40", 0x8A5A3C, width: 4)
        let flags: [(Double, Double, Colour)] = [
            (80, 46, 0xE27D60), (200, 66, 0xF2C14E), (320, 74, 0x6FA9C9), (440, 66, 0x7BAA72), (560, 50, 0xC58BB5),
            (690, 32, 0xE27D60), (820, 20, 0xF2C14E), (950, 16, 0x6FA9C9), (1080, 20, 0x7BAA72), (1190, 28, 0xC58BB5),
        ]
        for (x, y, colour) in flags {
            canvas.path("M\(x) \(y)q28 8 56 0l-28 54z", from: colour.lighter(0.12), to: colour.darker(0.08))
        }
    }

    private func clock(on canvas: inout SVGCanvas) {
        canvas.circle(1100, 200, 58, 0xB9824F)
        canvas.circle(1100, 200, 48, 0xFFFDF4)
        canvas.line("M1100 162h0M1138 200h0M1100 238h0M1062 200h0", 0xB9A98F, width: 7)
        canvas.line("M1100 200V172M1100 200l22 12", 0x5A4A52, width: 7)
    }

    private mutating func shelves(on canvas: inout SVGCanvas) {
        canvas.groundShadow(1120, 712, 150, 14)
        canvas.path("M1000 480H1250V706H1000z", left: 0xC99460, right: 0xA06E44)
        canvas.rect(1014, 498, 222, 90, 0x7E5434, corner: 4)
        canvas.rect(1014, 602, 222, 92, 0x7E5434, corner: 4)
        canvas.rect(990, 470, 270, 16, 0xD6A470, corner: 6)
        brush.books(from: 1022, to: 1236, on: 588, &canvas)
        brush.books(from: 1022, to: 1140, on: 694, &canvas)
        canvas.circle(1190, 672, 22, 0xE8695A)
        canvas.path("M1174 656q16 12 32 0", 0xFFF3DC)
    }

    private func easel(on canvas: inout SVGCanvas) {
        canvas.groundShadow(210, 716, 120, 14)
        canvas.line("M150 712L196 480M270 712L224 480M210 480V700", 0xA9764C, width: 13)
        canvas.rect(128, 504, 164, 132, 0xFFFDF6, corner: 4)
        canvas.rect(120, 634, 180, 14, 0xC99460, corner: 5)
        canvas.path("M146 620q30 -50 62 -20q30 -30 66 20z", 0x8CC084)
        canvas.circle(250, 540, 17, 0xF7C948)
        canvas.line("M176 600v-24m-9 12h18", 0xE8695A, width: 8)
        canvas.line("M146 632v-12M166 632v-14M186 632v-10", 0x5A8FB0, width: 9)
    }

    private func plantStand(on canvas: inout SVGCanvas) {
        canvas.groundShadow(190, 716, 90, 14)
        canvas.line("M136 712V600M244 712V600", 0xA9764C, width: 12)
        canvas.rect(116, 590, 148, 18, 0xC99460, corner: 6)
        canvas.path("M150 592l-10 -64h100l-10 64z", left: 0xE8957A, right: 0xB8654A)
        canvas.line(
            "M190 530q-40 -40 -66 -40M190 530q0 -70 -10 -110M190 530q30 -70 70 -80M190 530q-20 -60 -50 -90", 0x6BA45C,
            width: 14)
    }
}
