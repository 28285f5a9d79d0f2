/// The proportions of a bird.
struct BirdShape: Sendable {
    enum TailShape: Sendable { case fan, fork, long, cocked, rooster, short }

    var leg = 30.0
    var neck = 0.0
    var headScale = 0.82
    /// Half of the trunk's length and of its height.
    var length = 72.0
    var girth = 62.0
    var tail = TailShape.fan
    var tailLength = 60.0
    /// Whether the tail has the colour of the marking, and the wing a bar or a patch of it.
    var hasMarkedTail = false
    var wing: Color?
    var bar: Color?
    var hasRedBreast = false
    var hasSpeckles = false
    var hasBars = false
    /// Whether it stands on a rod, as a weathercock does.
    var hasRod = false
}
