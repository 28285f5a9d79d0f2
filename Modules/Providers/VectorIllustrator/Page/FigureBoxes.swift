/// The areas of a figure and its parts, for checks of a page's layout.
struct FigureBoxes: Hashable, Sendable {
    /// Everything that is drawn of the figure, with what it holds and sits in.
    var whole: Box
    /// From brow to chin and from ear to ear: the colour of the skin or fur is the one seen most here.
    var face: Box
    /// The part of the trunk where the colours of the clothes or the fur are seen.
    var body: Box

    /// The same in units of the page, for a figure that is placed there.
    func placed(at point: Point, scale: Double, isMirrored: Bool) -> FigureBoxes {
        FigureBoxes(
            whole: whole.placed(at: point, scale: scale, isMirrored: isMirrored),
            face: face.placed(at: point, scale: scale, isMirrored: isMirrored),
            body: body.placed(at: point, scale: scale, isMirrored: isMirrored))
    }
}
