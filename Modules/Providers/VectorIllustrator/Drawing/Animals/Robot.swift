/// The body of a friendly robot.
struct Robot: AnimalBody {
    let coat: Coat
    let joints: Joints
    let gesture: Gesture
    var isCuddling = false

    var head: HeadPlacement {
        HeadPlacement(
            middle: joints.head,
            turn: joints.posture.lean * 0.3 + joints.posture.tilt + (gesture.isAsleep ? 9 : max(0, gesture.bow) * 14),
            look: gesture.isAsleep ? 0 : joints.posture.turn)
    }
    var trunk: Box { Box(around: [joints.neck.towards(joints.hip, 0.5)], radius: 40) }
    var hand: Point { isCuddling ? joints.onTrunk(0, -30) : joints.palm(1) }
    var shoulder: Point { joints.shoulders[0] }
    var back: Point? { joints.posture.seat == nil ? nil : joints.hip + Point(10, -24) }

    private static let metal: Color = 0x7E96A3
    private var edge: Color { coat.fur.darker(0.28) }

    func drawBehind(on canvas: inout SVGCanvas) {
        if joints.isTurned { arm(1, on: &canvas) }
        if joints.posture.seat == nil { legs(on: &canvas) }
        canvas.line(
            "M\(joints.neck.towards(joints.hip, 0.1))L\(joints.neck.towards(joints.head, 0.6))", Self.metal, width: 24)
        canvas.group(transform: SVGCanvas.placement(joints.hip.x, joints.hip.y, turn: joints.posture.lean)) { canvas in
            canvas.shape(
                "M-38 -112H38Q60 -112 60 -90V-14Q60 6 38 6H-38Q-60 6 -60 -14V-90Q-60 -112 -38 -112z", coat.fur,
                edge: edge)
            if gesture.isFromBack {
                canvas.rect(-30, -90, 60, 54, coat.fur.darker(0.12), corner: 8)
                canvas.line("M-18 -76h36M-18 -64h36M-18 -52h36", Self.metal, width: 5)
            } else {
                canvas.rect(-40, -84, 80, 62, coat.belly, corner: 14)
                canvas.line("M-22 -64h0M0 -64h0M22 -64h0", coat.accent, width: 13)
                canvas.line("M-24 -42h16l6 -10l8 18l6 -8h12", Self.metal, width: 4.5)
            }
            canvas.line("M-36 -8h0M36 -8h0", Self.metal, width: 9)
            canvas.shadow("M-60 -90V-14Q-60 6 -38 6H-20Q-46 -2 -44 -22V-110Q-60 -108 -60 -90z")
        }
        if joints.posture.seat != nil { legs(on: &canvas) }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        arm(0, on: &canvas)
        if !joints.isTurned { arm(1, on: &canvas) }
    }

    private func arm(_ side: Int, on canvas: inout SVGCanvas) {
        let (shoulder, elbow, hand) = (joints.shoulders[side], joints.elbows[side], joints.hands[side])
        canvas.line("M\(shoulder)L\(elbow)L\(hand)", Self.metal, width: 17)
        canvas.line("M\(shoulder)L\(shoulder)M\(elbow)L\(elbow)", coat.fur, width: 22)
        let bend = joints.posture.arms[side].lower
        // A claw with two fingers.
        canvas.line(
            "M\(hand)L\(hand.stepped(14, bend - 50))L\(hand.stepped(24, bend - 20))M\(hand)L\(hand.stepped(14, bend + 50))L\(hand.stepped(24, bend + 20))",
            coat.accent, width: 10)
        canvas.circle(hand.x, hand.y, 11, coat.accent)
    }

    private func legs(on canvas: inout SVGCanvas) {
        for side in joints.isTurned ? [1, 0] : [0, 1] {
            let foot = joints.feet[side]
            canvas.line("M\(joints.hips[side])L\(joints.knees[side])L\(foot)", Self.metal, width: 19)
            canvas.line("M\(joints.knees[side])L\(joints.knees[side])", coat.fur, width: 24)
            let isRight = side == 1 || joints.posture.turn > 0.2
            let heel = joints.posture.seat == 34 ? -70 : joints.posture.legs[side].heel
            canvas.stamp(
                at: SVGCanvas.placement(
                    foot.x, foot.y - (joints.posture.seat == nil ? 0 : 12), mirrored: !isRight,
                    turn: isRight ? heel : -heel)
            ) {
                $0.shape("M-22 14V2Q-22 -14 -4 -14H6Q32 -12 34 14z", coat.accent, edge: coat.accent.darker(0.24))
            }
        }
    }

    /// The head with its radius of 70, all but the face.
    static func drawHead(coat: Coat, isAsleep: Bool, isFromBack: Bool, on canvas: inout SVGCanvas) {
        canvas.line("M0 -50V-84", metal, width: 8)
        if !isAsleep { canvas.circle(0, -92, 24, 0xF7D774, opacity: 0.35) }
        canvas.circle(0, -92, 14, isAsleep ? 0xB9C3CF : 0xF7D774)
        canvas.line("M-78 6h0M78 6h0", coat.accent, width: 30)
        canvas.shape(
            "M-40 -56H40Q78 -56 78 -18V32Q78 64 44 64H-44Q-78 64 -78 32V-18Q-78 -56 -40 -56z", coat.fur.lighter(0.15),
            edge: coat.fur.darker(0.28))
        if isFromBack { return canvas.line("M-40 -24h0M40 -24h0M-40 34h0M40 34h0", metal, width: 9) }
        canvas.rect(-62, -40, 124, 90, coat.belly, corner: 30, opacity: 0.6)
        canvas.shine("M-50 -46Q-66 -40 -66 -20Q-50 -40 -20 -44z", strength: 0.5)
    }
}
