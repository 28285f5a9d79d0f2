/// How a thing is where it is.
enum Bearing: Sendable {
    /// On the ground.
    case standing
    /// On a table's or a shelf's top.
    case raised
    /// On water, up to its water line.
    case floating
    /// In the air, with nothing behind that it would hide.
    case flying
}
