/// Draws one picture on a chest, about 40 wide around the origin.
struct MotifDrawing {
    let motif: Motif
    let ink: Color

    func draw(on canvas: inout SVGCanvas) {
        switch motif {
        case .star: canvas.path("M0 -20l7 13l14 2l-10 10l3 15l-14 -7l-14 7l3 -15l-10 -10l14 -2z", ink)
        case .heart: canvas.path("M0 18q-26 -17 -18 -32q11 -10 18 3q7 -13 18 -3q8 15 -18 32z", ink)
        case .sun:
            canvas.line(
                "M0 -20v-4M0 20v4M20 0h4M-20 0h-4M14 -14l3 -3M-14 14l-3 3M14 14l3 3M-14 -14l-3 -3", 0xF7C948, width: 5)
            canvas.circle(0, 0, 13, 0xF7C948)
        case .moon: canvas.path("M6 -19a19 19 0 1 0 12 30a16 16 0 0 1 -12 -30z", 0xF7E08A)
        case .rainbow:
            for (radius, color) in [(20.0, 0xE8604C), (14, 0xF7C948), (8, 0x5FA8D8)] as [(Double, Color)] {
                canvas.line("M\(-radius) 10a\(radius) \(radius) 0 0 1 \(2 * radius) 0", color, width: 6)
            }
        case .fish:
            canvas.path("M-18 0Q-4 -16 12 0L22 -9V9L12 0Q-4 16 -18 0z", ink)
            canvas.circle(-9, -2, 2.4, .ink)
        case .dinosaur:
            canvas.path(
                "M-22 16Q-16 2 -6 0L-6 -8Q-8 -20 6 -20Q20 -20 18 -9L6 -6Q14 4 10 16H3V10H-5V16H-12L-11 10Q-15 12 -22 16z",
                0x74B26A)
            canvas.circle(8, -14, 2.2, .ink)
        default: face(on: &canvas)
        }
    }

    private var fur: Color {
        switch motif {
        case .cat: 0xF0B060
        case .dog: 0xC79A6B
        case .fox: 0xE58A48
        case .bear: 0xA9764C
        case .lion: 0xF0B84C
        case .mouse: 0xB9B4BE
        default: 0xF1E6DC
        }
    }

    private func face(on canvas: inout SVGCanvas) {
        let edge = fur.darker(0.3)
        switch motif {
        case .cat, .fox: canvas.shape("M-17 2L-18 -20L-3 -12zM17 2L18 -20L3 -12z", fur, edge: edge)
        case .rabbit:
            canvas.shape("M-12 -6Q-20 -30 -10 -30Q-3 -28 -4 -8zM12 -6Q20 -30 10 -30Q3 -28 4 -8z", fur, edge: edge)
        case .dog:
            canvas.shape(
                "M-10 -12Q-26 -16 -24 8Q-18 10 -14 0zM10 -12Q26 -16 24 8Q18 10 14 0z", fur.darker(0.2), edge: edge)
        case .lion: canvas.line("M0 -17h0M-14 -11h0M14 -11h0M-18 3h0M18 3h0M-10 15h0M10 15h0", 0xC77B34, width: 17)
        default: canvas.line("M-13 -12h0M13 -12h0", fur, width: 15)
        }
        canvas.shape("M-17 3C-18 -16 18 -16 17 3C16 16 -16 16 -17 3z", fur, edge: edge)
        if motif == .fox { canvas.path("M-15 6Q0 -2 15 6Q8 14 0 14T-15 6z", 0xFFF3E4) }
        canvas.line("M-7 0h0M7 0h0", .ink, width: 4.5)
        canvas.line("M0 6h0", 0x7A3F45, width: 5)
    }
}
