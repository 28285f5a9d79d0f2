/// How far away something on a page is.
enum Depth: String, CaseIterable, Sendable {
    /// What fades into the sky: hills, roofs, a wall with a window.
    case far
    /// The things of a place, behind all figures.
    case middle
    /// The frame of the page, before all figures.
    case near
}
