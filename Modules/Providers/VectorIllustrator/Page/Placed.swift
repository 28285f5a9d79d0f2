/// A character with a position on a page.
struct PlacedActor: Sendable {
    /// Which character of the scene it is, from 0, the focal one.
    let index: Int
    var actor: Actor
    /// How near it is: who has more of it is drawn before who has less.
    var depth: Double
    /// The ground below the feet; in a boat higher than without one.
    var ground: Point
    var scale: Double
    var isMirrored: Bool
    /// What the figure looks at, in units of the page.
    var target: Point?

    /// The areas of the figure and its parts, in units of the page.
    var boxes: FigureBoxes { actor.boxes.placed(at: ground, scale: scale, isMirrored: isMirrored) }
    /// Around the head with its hair.
    var head: Box { boxes.face.grown(by: boxes.face.width * 0.4) }
    /// The points at which it touches others and is touched, in units of the page.
    var anchors: FigureAnchors { actor.anchors.placed(at: ground, scale: scale, isMirrored: isMirrored) }
}

/// Something with a position on a page.
struct PlacedThing: Sendable {
    let staged: StagedThing
    /// Which thing of the play it is: those that the scene asks for have their numbers there, from 0.
    var index: Int { staged.index }
    var thing: Thing { staged.thing }
    /// How near it is: what has more of it is drawn before what has less.
    var depth: Double
    var ground: Point
    var scale: Double
    var bearing: Bearing
    /// Whether it is the target of an action or in use.
    var isStaged = false
    /// Whether a figure is in it, between its back and its front.
    var isAround = false

    init(_ staged: StagedThing, ground: Point, scale: Double, bearing: Bearing, depth: Double) {
        self.staged = staged
        self.ground = ground
        self.scale = scale
        self.bearing = bearing
        self.depth = depth
    }

    /// What it covers, in units of the page.
    var box: Box { staged.box.placed(at: ground, scale: scale) }
    /// The grip of a hand, in units of the page.
    var grip: Point { ground + staged.anchors.grip * scale }
}
