/// How far away something on a page is.
enum Depth: String, CaseIterable, Sendable {
    /// What fades into the sky: hills, roofs, a wall with a window.
    case far
    /// Where the things of a place are, behind everybody.
    case middle
    /// What frames the page, before everybody.
    case near
}
