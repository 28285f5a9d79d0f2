/// What a hand does.
enum HandShape: Sendable {
    /// The fingers together and a thumb: a hand at rest.
    case soft
    /// Closed, empty or around a thing.
    case fist
    /// The fingers spread.
    case open
    /// The fingers straight and together: it pushes, shades the eyes, or gives what lies on it.
    case flat
    /// Thumb and fingers make a ring to look through.
    case ring
    /// One finger stretched out.
    case point
}
