/// The shapes of a trunk, from the middle of the hip with the neck straight above it, as ``Joints/onTrunk(_:_:)``.
struct Trunk: Sendable {
    let build: Build
    let turn: Double

    init(_ joints: Joints) {
        build = joints.build
        turn = joints.posture.turn
    }

    private var narrow: Double { 1 - turn * 0.16 }
    var shoulder: Double { build.shoulder * narrow }
    var hip: Double { build.hip * narrow }
    var neck: Double { -build.torso }

    /// From the collar to below the hip: round shoulders and, on small children, a round belly.
    var outline: PathData { .smooth(right.reversed() + right.map { Point(-$0.x, $0.y) }) }

    private var right: [Point] {
        let belly = max(shoulder - 3, hip) + turn * 3
        return [
            Point(16, neck - 2), Point(shoulder - 5, neck + 6), Point(shoulder + 1, neck + 24),
            Point(belly - 1, neck * 0.5), Point(hip + 3, -4), Point(hip - 3, 10), Point(hip * 0.4, 13),
        ]
    }

    /// The side that is turned away from the light.
    var shadedSide: PathData {
        let edge = right.dropFirst(1).dropLast(1).map { Point(-$0.x, $0.y) }
        let inner = [Point(-hip * 0.62, 11), Point(-hip * 0.5, neck * 0.45), Point(-shoulder * 0.66, neck + 16)]
        return .smooth(Array(edge) + inner)
    }
}
