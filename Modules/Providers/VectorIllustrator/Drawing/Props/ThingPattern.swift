/// How a thing is drawn, and how large it is beside a child of six, who is 355 units tall.
struct ThingPattern: Sendable {
    /// How wide it is when it is upright.
    let width: Double
    /// How tall it is when it is upright.
    let height: Double
    /// How high above its foot a hand holds it: a little, so that the hand is below what it would otherwise hide.
    let grip: Double
    /// How much smaller it is in a hand than on the ground, where small things are drawn large enough to see.
    let heldScale: Double
    /// Whether it lies on the ground, because it would not stand there by itself.
    let isLying: Bool
    /// Draws it upright; the origin is the ground below its middle.
    let draw: @Sendable (inout SVGCanvas) -> Void

    init(
        _ width: Double, _ height: Double, grip: Double, held: Double = 0.75, lies isLying: Bool = false,
        draw: @escaping @Sendable (inout SVGCanvas) -> Void
    ) {
        self.width = width
        self.height = height
        self.grip = grip
        heldScale = held
        self.isLying = isLying
        self.draw = draw
    }
}
