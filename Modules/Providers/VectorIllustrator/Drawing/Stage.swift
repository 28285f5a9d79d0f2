/// A stretch of a page, in page units, where somebody or something may be.
struct Area: Hashable, Sendable {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var depth: Depth = .near

    /// The same stretch seen in a mirror.
    var mirrored: Area { Area(x: (1280 - x.upperBound)...(1280 - x.lowerBound), y: y, depth: depth) }

    func contains(_ point: Point) -> Bool { x.contains(point.x) && y.contains(point.y) }
}

/// One place on a page for one figure or thing.
struct Spot: Hashable, Sendable {
    /// What can be done there.
    enum Use: CaseIterable, Sendable {
        /// On the ground, or in mid-stride.
        case stand
        /// On a bench, a bed's edge, a stone: whoever sits there has the seat at this height.
        case sit
        /// A table's or a shelf's top, for small things.
        case top
        /// On water, up to its water line.
        case float
        /// In the air, with nothing behind that it would hide.
        case fly
    }

    var use: Use
    /// The middle of the foot of what is put there; for a seat, the height at which it is sat upon.
    var position: Point
    /// How large a figure is there; at 1 a child of six is 355 page units tall.
    var scale: Double
    var depth: Depth
    /// How much room there is to both sides together, in page units.
    var width: Double

    /// The same place seen in a mirror.
    var mirrored: Spot {
        var other = self
        other.position.x = 1280 - position.x
        return other
    }
}

/// Where on a setting's picture figures and things may be.
///
/// The picture before everybody keeps to ``front``: nothing there reaches a face of somebody who stands on a floor.
struct Stage: Hashable, Sendable {
    /// The height of the viewer's eye, in page units from the top: the higher above the ground, the more of it is seen.
    var horizon: Double
    /// How large a figure is whose feet are 60 units above the page's foot.
    var nearScale = 1.5
    /// Ground where anybody may stand or lie.
    var floors: [Area]
    /// Places to sit on.
    var seats: [Spot] = []
    /// Tops of furniture, for small things.
    var tops: [Spot] = []
    /// Water on which boats float.
    var waters: [Area] = []
    /// Air that is free for those who fly and for a title.
    var airs: [Area] = []
    /// What the picture before everybody may cover.
    var front: [Area] = []
    /// The height of the side of the boat in which everybody is, which hides what is below it.
    var rail: Double?

    /// How large a figure is whose feet are at a height of the page.
    func scale(at y: Double) -> Double { max(0.2, nearScale * (y - horizon) / (900 - horizon)) }

    /// The stage of the mirrored picture.
    var mirrored: Stage {
        Stage(
            horizon: horizon, nearScale: nearScale, floors: floors.map(\.mirrored), seats: seats.map(\.mirrored),
            tops: tops.map(\.mirrored), waters: waters.map(\.mirrored), airs: airs.map(\.mirrored),
            front: front.map(\.mirrored), rail: rail)
    }

    /// Single places for one use, the nearest first; a water gives one in each of its three thirds.
    ///
    /// Ground and air have no single places: anybody may be anywhere in ``floors`` and ``airs``.
    func spots(for use: Spot.Use) -> [Spot] {
        let found: [Spot] =
            switch use {
            case .stand, .fly: []
            case .float: waters.flatMap(thirds)
            case .sit: seats
            case .top: tops
            }
        return found.sorted { $0.position.y > $1.position.y }
    }

    private func thirds(of water: Area) -> [Spot] {
        let width = (water.x.upperBound - water.x.lowerBound) / 3
        let y = (water.y.lowerBound + water.y.upperBound) / 2
        return (0..<3).map { third in
            Spot(
                use: .float, position: Point(water.x.lowerBound + width * (Double(third) + 0.5), y),
                scale: scale(at: y), depth: water.depth, width: width)
        }
    }
}
