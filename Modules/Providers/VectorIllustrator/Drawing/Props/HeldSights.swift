// Things that look otherwise in the hands of who uses them than on a shelf.

extension SVGCanvas {
    /// An open book from outside: its covers and the edges of its pages; the origin is the middle of its back.
    mutating func bookFromOutside() {
        let cover: Color = 0xB8503F
        path("M-56 -40Q-28 -50 0 -38Q28 -50 56 -40V24Q28 16 0 28Q-28 16 -56 24z", 0xFFF3DC)
        shape("M-60 -34Q-30 -44 -4 -33V33Q-30 22 -60 32z", cover, edge: cover.darker(0.25))
        shape("M60 -34Q30 -44 4 -33V33Q30 22 60 32z", cover, edge: cover.darker(0.25))
        shape("M-5 -34Q0 -31 5 -34V34Q0 37 -5 34z", cover.darker(0.14), edge: cover.darker(0.3))
        path("M32 -18l4.500 9.500l10 1.500l-7.500 7l2 10l-9 -5l-9 5l2 -10l-7.500 -7l10 -1.500z", 0xF7C948)
    }

    /// A telescope by itself, pointing right; the origin is where the eye is.
    mutating func spyglass() {
        shape("M-2 -9H34V9H-2z", 0xE3B452, edge: 0x9A7020)
        shape("M32 -13H74V13H32z", 0x5F86B0, edge: 0x3C5A7C)
        shape("M72 -17H112V17H72z", 0xE3B452, edge: 0x9A7020)
        ellipse(112, 0, 6, 17, 0xBFE3F2)
    }

    /// A rope that is pulled: tight to the right, loose behind the hands.
    mutating func tightRope(through hands: [Point], to end: Point, width: Double, _ color: Color) {
        guard let near = hands.first, let far = hands.last else { return }
        let loose: PathData = "M\(near)q-16 6 -20 30t-14 34"
        line(loose + "M\(near)L\(far)L\(end)", color.darker(0.3), width: width + 3)
        line(loose + "M\(near)L\(far)L\(end)", color, width: width)
    }
}
