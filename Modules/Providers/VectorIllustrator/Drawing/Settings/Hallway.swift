/// A hallway: the front door, stairs that go up, hooks with coats; schools and blocks of flats have one, too.
struct Hallway: PlaceView {
    var brush: Brush
    private let look: RoomLook
    private let front: Color
    private let isPublic: Bool
    private let isLift: Bool

    private let door = Piece(x: 320, y: 704, width: 94, height: 206, grip: Brush.doorGrip)
    private let stairs = Piece(x: 980, y: 716, width: 150, height: 190, grip: Point(-60, -82), top: 18)
    private let bench = Piece(x: 610, y: 718, width: 92, height: 40, grip: Point(0, -38), top: 40)

    init(_ brush: Brush) {
        var brush = brush
        look = brush.roomLook()
        front = HouseFront(&brush).door
        let key = brush.record.key
        isPublic = ["cloakroom", "corridor", "stairwell"].contains(where: key.contains)
        isLift = key.contains("lift")
        self.brush = brush
    }

    var stage: Stage {
        var pieces = [("door", door), ("bench", bench)]
        if !isLift { pieces.append(("stairs", stairs)) }
        return Stage(
            horizon: 400, floors: [Box(x: 60...1220, y: 770...930)],
            seats: [
                Spot(position: Point(610, 602), scale: 0.95, width: 200),
                Spot(position: Point(900, 650), scale: 1.0, width: 120),
            ], airs: [Box(x: 470...820, y: 60...200)], fixtures: brush.fixtures(pieces))
    }

    var ground: Ground { Ground(isPublic ? .tiles : .boards, look.floor, look.cloth, edges: [.mat(front), .shelf]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.room(look, floor: isPublic ? .tiles : .boards, on: &canvas)
        brush.door(door, front, isGlazed: true, on: &canvas)
        hooks(on: &canvas)
        isLift ? lift(on: &canvas) : drawStairs(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.pendant(760, 130, look.cloth, on: &canvas)
        guard brush.shows("bench") else { return }
        let wood = look.wood
        brush.put(bench, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 52, 5)
            canvas.line("M-40 0V-34M40 0V-34", wood.darker(0.2), width: 5)
            canvas.path("M-48 -36L-44 -43H44L48 -36V-32H-48z", from: wood.lighter(0.24), to: wood)
        }
        brush.rug(330, 742, 250, look.rug, on: &canvas)
    }

    private func hooks(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        canvas.rect(494, 344, 250, 16, look.wood, corner: 4)
        let count = isPublic ? 4 : 3
        for index in 0..<count {
            let x = 524 + Double(index) * (isPublic ? 62 : 84)
            canvas.line("M\(x) 356v16", 0x8A7A6A, width: 6)
            guard brush.shows("coat"), !isPublic || index != 2 else { continue }
            let cloth = [palette.accent, palette.second, palette.leaf, palette.earth][index]
            canvas.path(
                "M\(x) 366q-20 6 -26 30l-8 108q34 14 68 0l-8 -108q-6 -24 -26 -30z", left: cloth.lighter(0.16),
                right: cloth.darker(0.12))
            canvas.line("M\(x) 380v118", cloth.darker(0.24), width: 3)
        }
    }

    /// Seven steps up to the right, with a rail.
    private func drawStairs(on canvas: inout SVGCanvas) {
        guard brush.shows("stairs") else { return }
        let (wood, trim) = (look.wood, look.trim)
        canvas.path("M1280 96L790 716H1280z", from: trim.darker(0.06), to: trim.darker(0.16))
        var treads: PathData = ""
        var risers: PathData = "M790 716"
        for step in 0..<9 {
            let (x, y) = (790 + Double(step) * 56, 716 - Double(step) * 50)
            risers += "V\(y - 50)h56"
            treads += "M\(x - 8) \(y - 50)h66"
        }
        canvas.path(risers + "V716z", left: trim, right: trim.darker(0.14))
        canvas.line(treads, wood, width: 13)
        var posts: PathData = ""
        for step in 0..<9 { posts += "M\(820 + Double(step) * 56) \(666 - Double(step) * 50)v-150" }
        canvas.line(posts, trim.darker(0.05), width: 7)
        canvas.line("M806 524L1290 92", wood.darker(0.1), width: 17)
        canvas.line("M806 702V516", wood.darker(0.16), width: 20)
        canvas.line("M806 506h0", wood, width: 32)
    }

    private func lift(on canvas: inout SVGCanvas) {
        canvas.path("M800 702V146H1060V702z", left: 0xC6CCD2, right: 0x9AA2AC)
        canvas.rect(820, 170, 220, 532, 0xE4E7EA)
        canvas.path("M820 170H928V702H820z", left: 0xD5DADF, right: 0xB4BBC3)
        canvas.path("M932 170H1040V702H932z", left: 0xCBD1D7, right: 0xA7AFB8)
        canvas.rect(1090, 430, 34, 80, 0xB4BBC3, corner: 6)
        canvas.line("M1107 452h0M1107 486h0", brush.palette.accent, width: 16)
    }
}
