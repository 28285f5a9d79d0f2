package import StoryCore

/// People whom the contact sheets show from near, and those without a sheet.
extension VectorIllustrator {
    /// A head with its shoulders on plain paper, as high as wide.
    ///
    /// - Parameters:
    ///   - isMirrored: Whether the figure is put on the page the other way round.
    ///   - isFromBack: Whether it is seen from behind.
    package func portrait(
        of appearance: Appearance, pose: Pose = .standing, mood: Mood, isMirrored: Bool = false,
        isFromBack: Bool = false
    ) -> String {
        var look = FigureLook(appearance)
        look.isMirrored = isMirrored
        var figure = Figure(
            look: look, stance: Stance(nearest: pose.rawValue), feeling: Feeling(nearest: mood.rawValue), holding: nil)
        figure.isFromBack = isFromBack
        let face = figure.face
        let side = face.width * 2.5
        let middle = Point(isMirrored ? -face.middle.x : face.middle.x, face.middle.y + side * 0.05)
        return paper(Box(around: [middle], radius: side / 2)) { canvas in
            canvas.group(transform: SVGCanvas.placement(0, 0, mirrored: isMirrored)) { figure.draw(on: &$0) }
        }
    }

    /// Draws a person without a sheet, on plain paper.
    ///
    /// - Parameters:
    ///   - word: The name or description.
    ///   - number: The index among several with the same name.
    ///   - hero: The looks that the family resembles.
    package func stranger(
        _ word: String, number: Int = 0, storySeed: UInt64 = 0, resembling hero: Appearance? = nil
    ) -> String {
        let look = FigureLook(unknown: word, number: number, storySeed: storySeed, resembling: hero)
        let figure = Figure(look: look, stance: .standing, feeling: .happy, holding: nil)
        return paper(Box(minX: -150, minY: -590, maxX: 150, maxY: 30)) { figure.draw(on: &$0) }
    }

    private func paper(_ view: Box, _ draw: (inout SVGCanvas) -> Void) -> String {
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\""
                + " viewBox=\"\(shortNumber(view.minX)) \(shortNumber(view.minY)) \(shortNumber(view.width)) "
                + "\(shortNumber(view.height))\">\n")
        canvas.rect(view.minX, view.minY, view.width, view.height, 0xFFF8EC)
        canvas.withEdges(draw)
        canvas.write("</svg>\n")
        return canvas.text
    }
}
