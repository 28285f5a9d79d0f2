/// Draws a wheelchair seen from the front; the seat is 120 above the ground.
struct Wheelchair {
    func drawBack(on canvas: inout SVGCanvas) {
        canvas.rect(-52, -230, 104, 130, 0x4F5F7F, corner: 16)
        canvas.line("M-58 -236v120M58 -236v120", 0x8E97A8, width: 9)
        canvas.ellipse(-74, -66, 17, 66, 0x3F4555)
        canvas.ellipse(74, -66, 17, 66, 0x3F4555)
        canvas.line("M-74 -104v76M74 -104v76", 0xA9B2C2, width: 9)
        canvas.rect(-58, -116, 116, 22, 0x4F5F7F, corner: 9)
    }

    func drawFront(on canvas: inout SVGCanvas) {
        canvas.line("M-62 -146h0M62 -146h0", 0x8E97A8, width: 18)
        canvas.rect(-46, -24, 92, 11, 0x6C7689, corner: 5)
        canvas.line("M-36 -10h0M36 -10h0", 0x3F4555, width: 20)
    }
}
