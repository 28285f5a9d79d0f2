/// Somebody who has a place on a page.
struct PlacedActor: Sendable {
    /// Which character of the scene it is, from 0, the focal one.
    let index: Int
    var actor: Actor
    /// How near it is: who has more of it is drawn before who has less.
    let depth: Double
    /// Where the feet are; in a boat higher than without one.
    let ground: Point
    let scale: Double
    let isMirrored: Bool
    /// What the figure looks at, in units of the page.
    var target: Point?

    /// Where the figure and its parts are, in units of the page.
    var boxes: FigureBoxes { actor.boxes.placed(at: ground, scale: scale, isMirrored: isMirrored) }
}

/// Something that has a place on a page.
struct PlacedThing: Sendable {
    /// How it is there.
    enum Bearing: Sendable { case standing, raised, floating, flying }

    /// Which thing of the scene it is, from 0.
    let index: Int
    let thing: Thing
    /// How near it is: what has more of it is drawn before what has less.
    var depth: Double { bearing == .standing ? ground.y : 0 }
    let ground: Point
    let scale: Double
    let bearing: Bearing

    /// What it covers, in units of the page.
    var box: Box {
        let artist = ThingArtist(thing: thing)
        return Box(minX: -artist.width / 2, minY: -artist.height, maxX: artist.width / 2, maxY: 0)
            .placed(at: ground, scale: scale)
    }
}

extension Box {
    /// How large it is, in square units.
    var area: Double { max(0, width) * max(0, height) }

    /// How much of it another one covers, from 0 to 1.
    func share(coveredBy other: Box) -> Double {
        let across = min(maxX, other.maxX) - max(minX, other.minX)
        let down = min(maxY, other.maxY) - max(minY, other.minY)
        guard across > 0, down > 0, area > 0 else { return 0 }
        return across * down / area
    }

    /// The same rectangle, wider to all sides, or narrower by a negative margin.
    func grown(by margin: Double) -> Box {
        Box(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
