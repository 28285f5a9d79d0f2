/// The signs that frames, marks and bars are made of, each of one column.
public struct GlyphSet: Hashable, Sendable {
    /// The signs of a frame.
    public struct Frame: Hashable, Sendable {
        /// Corners.
        public var topLeft, topRight, bottomLeft, bottomRight: Character
        /// Lines.
        public var horizontal, vertical: Character
    }

    /// The signs of frames and dividers.
    public var frame: Frame
    /// In front of the selected row.
    public var selection: Character
    /// In a toggle that is on.
    public var check: Character
    /// The marks of the previous and the next value.
    public var before, after: Character
    /// The done and the open part of a bar.
    public var done, open: Character
    /// The part of a bar's next cell that is done, in eighths from 1 to 7; empty if only whole cells are shown.
    public var eighths: [Character]
    /// The thumb and the track of a scroll bar.
    public var thumb, track: Character
    /// The mark at the end of a cut text.
    public var ellipsis: Character
    /// The placeholder of a picture.
    public var picture: Character

    /// Signs that fonts for terminals have; only blocks and lines, which look the same in all of them.
    public static let unicode = GlyphSet(
        frame: Frame(
            topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", horizontal: "─", vertical: "│"),
        selection: "▌", check: "x", before: "‹", after: "›", done: "█", open: "░",
        eighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"], thumb: "█", track: "│", ellipsis: "…", picture: "▒")

    /// Signs that every terminal has.
    public static let ascii = GlyphSet(
        frame: Frame(
            topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
        selection: ">", check: "x", before: "<", after: ">", done: "#", open: ".", eighths: [], thumb: "#",
        track: "|", ellipsis: "~", picture: ":")
}
