/// Draws what is printed on a top.
struct Pattern {
    let outfit: Outfit
    let trunk: Trunk
    /// The colour that it is printed on.
    let ground: Colour

    func draw(on canvas: inout SVGCanvas) {
        let top = trunk.neck + 24
        let wide = min(trunk.shoulder, trunk.hip) - 1
        let isUnlike = outfit.accent != ground && !outfit.hasBib
        let ink = isUnlike ? outfit.accent.mixed(with: .white, 0.1) : ground.lighter(0.5)
        var marks: PathData = ""
        switch outfit.pattern {
        case .plain: return
        case .stripes:
            for y in stride(from: top, to: 8, by: 23) { marks += "M\(-wide) \(y)q\(wide) 9 \(2 * wide) 0" }
            canvas.line(marks, ink, width: 8)
        case .dots:
            for (row, y) in stride(from: top, to: 8, by: 19).enumerated() {
                let shift: Double = row.isMultiple(of: 2) ? 0 : 12
                for x in stride(from: -24 + shift, through: 24, by: 24) { marks += "M\(x) \(y)h0" }
            }
            canvas.line(marks, ink, width: 8.5)
        case .stars:
            let y = trunk.neck * 0.52
            canvas.path("M0 \(y - 22)l7 14l15 2l-11 11l3 16l-14 -8l-14 8l3 -16l-11 -11l15 -2z", ink)
        case .checks:
            for y in stride(from: top, to: 8, by: 24) { marks += "M\(-wide) \(y)q\(wide) 7 \(2 * wide) 0" }
            marks += "M-20 \(top - 8)V9M2 \(top - 4)V10M24 \(top - 8)V9"
            canvas.line(marks, ink, width: 4.5, opacity: 0.75)
        }
    }
}

extension Outfit {
    /// A bib is of the main colour, so that it is the one that is seen most.
    var bibColour: Colour { top }

    /// Buttons and numbers, which must be seen on the top.
    var button: Colour { top.luminance > 0.62 ? bottom.darker(0.2) : top.lighter(0.7) }
}
