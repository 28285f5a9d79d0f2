/// A bent limb: a curve from one joint over another to the end.
struct Bow {
    let from: Point
    let over: Point
    let to: Point

    /// The curve, or its first part.
    func path(upTo share: Double = 1) -> PathData {
        let bend = from.towards(over, share)
        let end = bend.towards(over.towards(to, share), share)
        return "M\(from)Q\(bend) \(end)"
    }

    init(from: Point, over: Point, to: Point) {
        self.from = from
        // The curve passes its control point at half the distance; doubling that lets it bend at the joint.
        let straight = from.towards(to, 0.5)
        self.over = straight.towards(over, 1.5)
        self.to = to
    }
}
