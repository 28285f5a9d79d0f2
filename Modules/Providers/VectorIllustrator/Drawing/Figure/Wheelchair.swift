/// Draws a wheelchair turned half to the right; the seat is 104 above the ground and the hip of who sits is the origin's x.
struct Wheelchair {
    let hip: Double

    /// The middle of the large wheel, left of the hip.
    static let axle = -16.0

    func drawBack(on canvas: inout SVGCanvas) {
        let x = hip + Self.axle
        canvas.line("M\(x - 34) -196q-16 -6 -20 2", 0x3F4555, width: 11)
        canvas.line("M\(x - 32) -196L\(x - 18) -92H\(hip + 56)L\(hip + 84) -26", 0x8E97A8, width: 9)
        canvas.shape(
            "M\(x - 38) -186q22 -8 58 0l8 94h-52z", 0x4F5F7F, edge: 0x36425C)
        canvas.ellipse(x + 34, -62, 46, 58, 0x3F4555)
        canvas.ellipse(x + 34, -62, 37, 49, 0xC9D0DA)
        canvas.shape("M\(x - 26) -104h92q10 0 10 9v3q0 9 -10 9h-92z", 0x4F5F7F, edge: 0x36425C)
    }

    /// The nearer wheel and the rest for the feet, before who sits there.
    func drawFront(on canvas: inout SVGCanvas) {
        let x = hip + Self.axle
        canvas.line("M\(hip + 62) -18h52", 0x6C7689, width: 10)
        canvas.line("M\(hip + 78) -15h0", 0x3F4555, width: 30)
        canvas.line("M\(hip + 78) -15h0", 0xC9D0DA, width: 11)
        canvas.line("M\(x) -120a58 58 0 1 0 1 0z", 0x3F4555, width: 9)
        canvas.line("M\(x) -110a48 48 0 1 0 1 0z", 0xA9B2C2, width: 4)
        canvas.line("M\(x - 48) -62h96M\(x) -110v96M\(x - 34) -96l68 68M\(x + 34) -96l-68 68", 0xC9D0DA, width: 3)
        canvas.circle(x, -62, 11, 0x4F5F7F)
    }

    /// The back of the chair, behind which who sits there is hidden to the shoulders.
    func drawFromBack(on canvas: inout SVGCanvas) {
        for side in [-1.0, 1] {
            let x = hip + side * 62
            canvas.ellipse(x, -62, 13, 60, 0x3F4555)
            canvas.ellipse(x, -62, 6, 50, 0xA9B2C2)
            canvas.line("M\(hip + side * 44) -196v110", 0x8E97A8, width: 8)
            canvas.line("M\(hip + side * 44) -198q\(side * 4) -8 \(side * 14) -8", 0x3F4555, width: 11)
        }
        canvas.shape(
            "M\(hip - 46) -176Q\(hip) -166 \(hip + 46) -176L\(hip + 42) -84Q\(hip) -76 \(hip - 42) -84z", 0x4F5F7F,
            edge: 0x36425C)
        canvas.line("M\(hip - 46) -54h92", 0x8E97A8, width: 8)
        canvas.ellipse(hip - 34, -14, 6, 14, 0x3F4555)
        canvas.ellipse(hip + 34, -14, 6, 14, 0x3F4555)
    }
}
