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
