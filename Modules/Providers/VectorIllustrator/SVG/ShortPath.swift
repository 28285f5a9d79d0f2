/// Writes the `d` of a path in as few bytes as SVG allows, which moves nothing by more than half a grain.
///
/// Each step is told from the page's corner or from where the last one ended, whichever is shorter.
struct ShortPath {
    private let grain: Grain
    private var bytes: [UInt8] = []
    private var reader: PathReader
    /// Where a reader of what is written is, whose numbers are rounded.
    private var at = Cell(0, 0)
    private var start = Cell(0, 0)
    /// What a smooth curve would take for its first control.
    private var cubicMirror: Cell?
    private var quadraticMirror: Cell?
    /// The letter that needs no writing again.
    private var letter: UInt8 = 0
    private var ending = Ending.letter

    /// What the last byte belongs to, which decides whether a number after it needs a space.
    private enum Ending { case letter, whole, fraction }

    /// A place in grains.
    private struct Cell: Equatable {
        var x: Int
        var y: Int

        init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }

        static func - (first: Cell, second: Cell) -> Cell { Cell(first.x - second.x, first.y - second.y) }

        func mirrored(at middle: Cell) -> Cell { Cell(2 * middle.x - x, 2 * middle.y - y) }

        /// A control that is a grain away bends a curve by less than half of that.
        func isNext(to other: Cell) -> Bool { abs(x - other.x) <= 1 && abs(y - other.y) <= 1 }
    }

    static func text(of data: String, grain: Grain) -> String {
        var path = ShortPath(data, grain)
        path.write()
        return String(decoding: path.bytes, as: UTF8.self)
    }

    private init(_ data: String, _ grain: Grain) {
        self.grain = grain
        reader = PathReader(Substring(data))
        bytes.reserveCapacity(data.utf8.count)
    }

    // MARK: Steps

    private mutating func write() {
        var next = reader.next()
        var isAfterMove = false
        while let step = next {
            next = reader.next()
            switch step {
            case .line(let end) where isAfterMove && cell(end) == at && Self.endsPart(next):
                // A dot is a part without length; closed, it takes one byte.
                write(letter: "z")
            case .close: close()
            default: write(step)
            }
            if case .move = step { isAfterMove = true } else { isAfterMove = false }
        }
    }

    private static func endsPart(_ next: PathStep?) -> Bool {
        switch next {
        case nil, .move: true
        default: false
        }
    }

    private mutating func close() {
        write(letter: "z")
        at = start
        (cubicMirror, quadraticMirror) = (nil, nil)
    }

    private mutating func write(_ step: PathStep) {
        let mirrors = (cubicMirror ?? at, quadraticMirror ?? at)
        (cubicMirror, quadraticMirror) = (nil, nil)
        switch step {
        case .move(let place):
            start = cell(place)
            write("m", [start])
        case .line(let end): line(to: cell(end))
        case .quadratic(let over, let end):
            let (over, end) = (cell(over), cell(end))
            if over == mirrors.1 { write("t", [end]) } else { write("q", [over, end]) }
            quadraticMirror = over.mirrored(at: end)
        case .cubic(let first, let second, let end):
            let (first, second, end) = (cell(first), cell(second), cell(end))
            let isSmooth = first.isNext(to: mirrors.0)
            write(isSmooth ? "s" : "c", isSmooth ? [second, end] : [first, second, end])
            cubicMirror = second.mirrored(at: end)
        case .arc(let radii, let isLarge, let isClockwise, let end):
            var goal = cell(end)
            // An arc to its own start would vanish.
            if goal == at { goal.x += 1 }
            let size = Cell(max(1, cell(radii).x), max(1, cell(radii).y))
            write("a", [goal], after: (size, isLarge ? "1" : "0", isClockwise ? "1" : "0"))
        case .close: break
        }
    }

    private mutating func line(to end: Cell) {
        if end.y == at.y {
            write("h", [end]) { [$0.x] }
        } else if end.x == at.x {
            write("v", [end]) { [$0.y] }
        } else {
            write("l", [end])
        }
    }

    private func cell(_ place: Point) -> Cell { Cell(grain.count(place.x), grain.count(place.y)) }

    // MARK: Bytes

    private typealias Arc = (radii: Cell, isLarge: Unicode.Scalar, isClockwise: Unicode.Scalar)

    /// Writes a step both ways and keeps the shorter one; the last place is where it ends.
    private mutating func write(
        _ name: Unicode.Scalar, _ places: [Cell], after arc: Arc? = nil, _ parts: (Cell) -> [Int] = { [$0.x, $0.y] }
    ) {
        let before = (bytes.count, letter, ending)
        let (near, far) = (places.map { $0 - at }.flatMap(parts), places.flatMap(parts))
        let relative = UInt8(ascii: name)
        put(relative, arc, near)
        let length = bytes.count - before.0
        let after = (letter, ending, Array(bytes[before.0...]))
        (letter, ending) = (before.1, before.2)
        bytes.removeLast(length)
        put(relative - 32, arc, far)
        if bytes.count - before.0 >= length {
            bytes.removeLast(bytes.count - before.0)
            bytes += after.2
            (letter, ending) = (after.0, after.1)
        }
        at = places.last ?? at
    }

    private mutating func write(letter name: Unicode.Scalar) {
        bytes.append(UInt8(ascii: name))
        letter = 0
        ending = .letter
    }

    private mutating func put(_ name: UInt8, _ arc: Arc?, _ numbers: [Int]) {
        if name != letter {
            bytes.append(name)
            ending = .letter
        }
        // Places after the first one of a move are lines.
        letter = name | 32 == UInt8(ascii: "m") ? name - 1 : name
        if let arc {
            put(arc.radii.x)
            put(arc.radii.y)
            bytes += [32, 48, 32, UInt8(ascii: arc.isLarge), UInt8(ascii: arc.isClockwise)]
            // A flag is one digit, so that nothing need part it from what follows.
            ending = .letter
        }
        for number in numbers { put(number) }
    }

    private mutating func put(_ number: Int) {
        let text = grain.text(number).utf8
        let isParted =
            switch ending {
            case .letter: true
            case .whole: text.first == UInt8(ascii: "-")
            case .fraction: text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: ".")
            }
        if !isParted { bytes.append(32) }
        bytes += text
        ending = text.contains(UInt8(ascii: ".")) ? .fraction : .whole
    }
}
