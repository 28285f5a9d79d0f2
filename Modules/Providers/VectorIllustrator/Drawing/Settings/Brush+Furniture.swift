// Furniture, in centimetres from the middle of its foot, so that it has its true size beside a child.

extension Brush {
    /// A door in a wall, with a frame, two panels and a handle.
    @inline(never)
    func door(_ piece: Piece, _ color: Color, isGlazed: Bool = false, on canvas: inout SVGCanvas) {
        guard shows("door") else { return }
        let (half, height) = (piece.width / 2, piece.height)
        put(piece, on: &canvas) { canvas in
            canvas.rect(-half - 8, -height - 8, half * 2 + 16, height + 8, palette.trim.darker(0.08), corner: 1)
            canvas.path("M\(-half) 0V\(-height)H\(half)V0z", left: color.lighter(0.12), right: color.darker(0.1))
            canvas.line(
                "M\(-half + 13) -14v-70h\(half * 2 - 26)v70zM\(-half + 13) -102V\(-height + 14)h\(half * 2 - 26)V-102z",
                color.darker(0.16), width: 2)
            if isGlazed {
                // From inside one sees the sky through it, and at night that is dark.
                canvas.inOwnLight {
                    $0.rect(-half + 18, -height + 20, half * 2 - 36, 62, light.skyColors[2], corner: 3)
                }
                canvas.line("M0 \(-height + 20)v62", color, width: 3)
            }
            canvas.line("M\(half - 10) -98h-9m9 -3v10", 0xC9A24A, width: 4)
        }
    }

    static let doorGrip = Point(34, -98)

    /// A table with two pairs of legs, seen from a little above.
    @inline(never)
    func table(_ piece: Piece, _ wood: Color, cloth: Color? = nil, on canvas: inout SVGCanvas) {
        guard shows("table") else { return }
        let (half, height) = (piece.width / 2, piece.height)
        put(piece, on: &canvas) { canvas in
            canvas.groundShadow(0, -2, half * 1.1, 9)
            canvas.line(
                "M\(-half + 8) 0V\(8 - height)M\(half - 8) 0V\(8 - height)M\(-half + 18) -7V\(8 - height)M\(half - 18) -7V\(8 - height)",
                wood.darker(0.14), width: 5)
            canvas.rect(-half + 4, -height + 4, half * 2 - 8, 9, wood.darker(0.2))
            let top = cloth ?? wood
            canvas.path(
                "M\(-half) \(3 - height)L\(12 - half) \(-height - 11)H\(half - 12)L\(half) \(3 - height)z",
                from: top.lighter(0.24), to: top.lighter(0.08))
            if let cloth {
                canvas.path(
                    "M\(-half) \(3 - height)H\(half)V\(22 - height)q\(-half * 0.25) 8 \(-half * 0.5) 0t\(-half * 0.5) 0t\(-half * 0.5) 0t\(-half * 0.5) 0z",
                    from: cloth, to: cloth.darker(0.12))
            } else {
                canvas.rect(-half, 2 - height, half * 2, 4, wood.darker(0.06), corner: 1)
            }
        }
    }

    /// A chair seen from its front, turned a little; its seat is as high as its record says.
    @inline(never)
    func chair(_ x: Double, _ y: Double, seat: Double, _ wood: Color, on canvas: inout SVGCanvas) {
        guard shows("chair") else { return }
        let back = seat * 1.85
        put(x, y, on: &canvas) { canvas in
            canvas.groundShadow(0, -2, 26, 6)
            canvas.line("M-15 -6V\(-back)M15 -6V\(-back)", wood.darker(0.1), width: 4)
            canvas.line("M-15 \(4 - back)q15 -6 30 0M-15 \(-seat * 1.4)q15 -5 30 0", wood, width: 6)
            canvas.line("M-17 0V\(-seat)M17 0V\(-seat)", wood.darker(0.16), width: 4)
            canvas.path(
                "M-19 \(2 - seat)L-16 \(-seat - 9)H16L19 \(2 - seat)V\(6 - seat)H-19z", from: wood.lighter(0.2),
                to: wood)
        }
    }

    /// A chair as a part of the setting.
    func chairPiece(_ x: Double, _ y: Double, seat: Double) -> Piece {
        Piece(x: x, y: y, width: 38, height: seat * 1.85, grip: Point(16, -seat * 1.8), top: seat + 4)
    }

    /// A sofa with two cushions.
    @inline(never)
    func sofa(_ piece: Piece, _ cover: Color, _ cushion: Color, on canvas: inout SVGCanvas) {
        guard shows("sofa") else { return }
        let half = piece.width / 2
        put(piece, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, half * 1.1, 9)
            canvas.line("M\(14 - half) 0v-8M\(half - 14) 0v-8", palette.wood.darker(0.3), width: 6)
            canvas.path(
                "M\(10 - half) -20V-70Q\(10 - half) -84 \(26 - half) -84H\(half - 26)Q\(half - 10) -84 \(half - 10) -70V-20z",
                from: cover.lighter(0.08), to: cover.darker(0.1))
            canvas.line("M0 -82V-46", cover.darker(0.2), width: 2)
            canvas.path(
                "M\(12 - half) -46H\(half - 12)V-8H\(12 - half)z", from: cover.lighter(0.2), to: cover.darker(0.04))
            canvas.line("M\(14 - half) -26H\(half - 14)M0 -46V-27", cover.darker(0.16), width: 2)
            for side in [-1.0, 1] {
                let x = side * (half - 10)
                canvas.path(
                    "M\(x - 12) -6V-52q0 -12 12 -12t12 12V-6z", left: cover.lighter(0.06), right: cover.darker(0.16))
            }
            canvas.path(
                "M\(24 - half) -48q4 -34 8 -34q22 -4 34 2q4 22 -4 34q-22 4 -38 -2z", from: cushion.lighter(0.16),
                to: cushion)
        }
    }

    /// Shelves full of books; every story has its own.
    @inline(never)
    mutating func bookcase(_ piece: Piece, _ wood: Color, rows: Int, on canvas: inout SVGCanvas) {
        let (half, height) = (piece.width / 2, piece.height)
        let step = (height - 10) / Double(rows)
        var spines: [PathData] = ["", "", "", ""]
        for row in 0..<rows where shows("book") {
            let foot = -9 - step * Double(row)
            var x = 8 - half
            let end = half - (row.isMultiple(of: 2) ? 8 : 22)
            while x < end {
                spines[Int(chance.number(0...3.99))] += "M\(x) \(foot)v\(-step * chance.number(0.5...0.74))"
                x += 5
            }
        }
        let books = spines
        put(piece, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, half * 1.1, 6)
            canvas.path("M\(-half) 0V\(-height)H\(half)V0z", left: wood.lighter(0.08), right: wood.darker(0.14))
            canvas.rect(4 - half, 4 - height, half * 2 - 8, height - 10, wood.darker(0.42))
            let colors = [palette.accent, palette.second, palette.paper.darker(0.1), palette.leaf]
            for (path, color) in zip(books, colors) { canvas.line(path, color, width: 4) }
            var boards: PathData = ""
            for row in 0..<rows { boards += "M\(4 - half) \(-6 - step * Double(row))h\(half * 2 - 8)" }
            canvas.line(boards, wood, width: 4)
        }
    }

    /// A wooden bench with a back, for outdoors.
    @inline(never)
    func bench(_ piece: Piece, on canvas: inout SVGCanvas) {
        guard shows("bench") else { return }
        let wood = light.ground(palette.wood, snow: 0.3)
        let half = piece.width / 2
        put(piece, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, half * 1.1, 8)
            canvas.line("M\(8 - half) -4V-82M\(half - 8) -4V-82", wood.darker(0.4), width: 5)
            canvas.line("M\(-half) -62H\(half)M\(-half) -76H\(half)", wood, width: 9)
            canvas.path(
                "M\(-half) -42L\(6 - half) -52H\(half - 6)L\(half) -42V-37H\(-half)z", from: wood.lighter(0.2), to: wood
            )
            canvas.line("M\(12 - half) 0V-37M\(half - 12) 0V-37", wood.darker(0.4), width: 5)
        }
    }

    static func benchPiece(_ x: Double, _ y: Double, width: Double = 130) -> Piece {
        Piece(x: x, y: y, width: width, height: 82, grip: Point(0, -60), top: 46)
    }

    /// A plant in a pot.
    @inline(never)
    func pottedPlant(_ x: Double, _ y: Double, height: Double, on canvas: inout SVGCanvas) {
        let size = height / 100
        let green = light.ground(palette.leaf, snow: 0.4)
        put(x, y, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 26 * size, 5 * size)
            canvas.line(
                "M0 \(-36 * size)q\(-26 * size) \(-14 * size) \(-38 * size) \(4 * size)M0 \(-36 * size)q\(-4 * size) \(-40 * size) \(-20 * size) \(-58 * size)"
                    + "M0 \(-36 * size)q\(4 * size) \(-36 * size) \(24 * size) \(-54 * size)M0 \(-36 * size)q\(24 * size) \(-18 * size) \(38 * size) 0M0 \(-36 * size)v\(-60 * size)",
                green, width: 9 * size)
            canvas.path(
                "M\(-18 * size) \(-36 * size)H\(18 * size)L\(13 * size) 0H\(-13 * size)z",
                left: palette.accent.lighter(0.2),
                right: palette.accent.darker(0.14))
        }
    }
}
