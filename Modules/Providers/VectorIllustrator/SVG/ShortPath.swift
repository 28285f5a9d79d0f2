/// Writes the `d` of a path in as few bytes as SVG allows, which moves nothing by more than half a grain.
///
/// Each step is told from the page's corner or from where the last one ended, whichever is shorter.
struct ShortPath {
    private let grain: Grain
    private var bytes: [UInt8] = []
    /// The reader's position, with rounded numbers.
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

    /// A point in grains.
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
        var reader = PathReader(Substring(data))
        var steps: [PathStep] = []
        while let step = reader.next() { steps.append(step) }
        let bytes = bytes(of: steps, grain)
        // The order of many dots does not matter: from left to right they are near each other.
        guard steps.count > 16, let dots = dots(steps) else { return String(decoding: bytes, as: UTF8.self) }
        let sorted = Self.bytes(
            of: dots.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.flatMap { [.move($0), .line($0)] }, grain)
        return String(decoding: sorted.count < bytes.count ? sorted : bytes, as: UTF8.self)
    }

    private static func bytes(of steps: [PathStep], _ grain: Grain) -> [UInt8] {
        var path = ShortPath(grain: grain)
        path.bytes.reserveCapacity(steps.count * 12)
        path.write(steps)
        return path.bytes
    }

    /// The points of a path that is nothing but dots.
    private static func dots(_ steps: [PathStep]) -> [Point]? {
        guard steps.count.isMultiple(of: 2) else { return nil }
        var points: [Point] = []
        for index in stride(from: 0, to: steps.count, by: 2) {
            guard case .move(let start) = steps[index], steps[index + 1] == .line(start) else { return nil }
            points.append(start)
        }
        return points
    }

    private init(grain: Grain) { self.grain = grain }

    // MARK: Steps

    private mutating func write(_ steps: [PathStep]) {
        var isAfterMove = false
        for (index, step) in steps.enumerated() {
            switch step {
            case .line(let end)
            where isAfterMove && cell(end) == at && Self.endsPart(index + 1 < steps.count ? steps[index + 1] : nil):
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
        case .move(let point):
            start = cell(point)
            write("m", [start])
        case .line(let end): line(to: cell(end))
        case .quadratic(let over, let end):
            let (over, end) = (cell(over), cell(end))
            let isSmooth = over.isNext(to: mirrors.1)
            write(isSmooth ? "t" : "q", isSmooth ? [end] : [over, end])
            quadraticMirror = (isSmooth ? mirrors.1 : over).mirrored(at: end)
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
            write("h", [end])
        } else if end.x == at.x {
            write("v", [end])
        } else {
            write("l", [end])
        }
    }

    private func cell(_ point: Point) -> Cell { Cell(grain.count(point.x), grain.count(point.y)) }

    // MARK: Bytes

    private typealias Arc = (radii: Cell, isLarge: Unicode.Scalar, isClockwise: Unicode.Scalar)

    /// Writes a step the shorter way; the last cell is where it ends.
    private mutating func write(_ name: Unicode.Scalar, _ cells: [Cell], after arc: Arc? = nil) {
        var (near, far): ([Int], [Int]) = ([], [])
        for cell in cells {
            if name != "v" {
                near.append(cell.x - at.x)
                far.append(cell.x)
            }
            if name != "h" {
                near.append(cell.y - at.y)
                far.append(cell.y)
            }
        }
        let relative = UInt8(ascii: name)
        let isFar = length(relative - 32, far) < length(relative, near)
        put(isFar ? relative - 32 : relative, arc, isFar ? far : near)
        at = cells.last ?? at
    }

    /// Returns the length of a step's letter and numbers in bytes; what precedes an arc's end is the same both ways.
    private func length(_ name: UInt8, _ numbers: [Int]) -> Int {
        var count = name == letter ? 0 : 1
        var last = name == letter ? ending : .letter
        for number in numbers {
            count += (isParted(number, after: last) ? 0 : 1) + grain.length(number)
            last = grain.isFraction(number) ? .fraction : .whole
        }
        return count
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
        // Points after the first one of a move are lines.
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
        if !isParted(number, after: ending) { bytes.append(32) }
        grain.write(number, to: &bytes)
        ending = grain.isFraction(number) ? .fraction : .whole
    }

    /// Returns whether a number's own first byte parts it from what comes before it.
    private func isParted(_ number: Int, after ending: Ending) -> Bool {
        switch ending {
        case .letter: true
        case .whole: number < 0
        case .fraction: number < 0 || grain.startsWithPoint(number)
        }
    }
}
