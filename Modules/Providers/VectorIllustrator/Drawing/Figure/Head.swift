/// Draws a head with its face, hair before it, and what is worn on it.
struct Head {
    let look: FigureLook

    func draw(hair: Hair, face: Face, on canvas: inout SVGCanvas) {
        let ear = look.skin.darker(0.1)
        canvas.line("M-67 12h0M67 12h0", ear, width: 26)
        canvas.path("M-68 -6C-68 -88 68 -88 68 -6C68 40 40 68 0 68S-68 40 -68 -6z", look.skin)
        if look.accessories.contains(.freckles) {
            canvas.line(
                "M-40 22h0M-30 26h0M-46 31h0M-34 35h0M36 22h0M46 26h0M32 31h0M44 35h0", 0xB0673F, width: 4.5,
                opacity: 0.75)
        }
        var face = face
        face.blush = look.skin.mixed(with: 0xE8553F, 0.5)
        face.draw(on: &canvas)
        hair.drawFront(on: &canvas)
        Headwear(look: look).draw(on: &canvas)
    }
}
