/// One place on a page for one figure or thing.
struct Spot: Hashable, Sendable {
    /// The middle of the foot of what is put there; for a seat, the height at which it is sat upon.
    var position: Point
    /// How large a figure is there; at 1 a child of six is 355 page units tall.
    var scale: Double
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
    var floors: [Box]
    /// Places to sit on, the nearest first.
    var seats: [Spot] = []
    /// Tops of furniture, for small things, the nearest first.
    var tops: [Spot] = []
    /// Water on which boats float, the nearest first.
    var waters: [Box] = []
    /// Air that is free for those who fly and for a title.
    var airs: [Box] = []
    /// What the picture before everybody may cover.
    var front: [Box] = []
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

    /// Places for boats, the nearest first: one in each of a water's three thirds.
    var moorings: [Spot] {
        waters.flatMap { water in
            let (width, y) = (water.width / 3, water.middle.y)
            return (0..<3).map { third in
                Spot(
                    position: Point(water.minX + width * (Double(third) + 0.5), y), scale: scale(at: y), width: width)
            }
        }
    }
}
