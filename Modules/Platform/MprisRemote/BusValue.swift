/// A value as it goes over the bus, of the kinds that MPRIS knows.
indirect enum BusValue: Hashable, Sendable {
    /// Text; `s`.
    case string(String)
    /// The name of an object; `o`.
    case path(String)
    /// `b`.
    case boolean(Bool)
    /// `x`.
    case integer(Int64)
    /// `d`.
    case number(Double)
    /// `as`.
    case strings([String])
    /// Any value; `v`.
    case variant(BusValue)
    /// Any values by their names; `a{sv}`.
    case dictionary([String: BusValue])

    /// The D-Bus signature of its type.
    var signature: String {
        switch self {
        case .string: "s"
        case .path: "o"
        case .boolean: "b"
        case .integer: "x"
        case .number: "d"
        case .strings: "as"
        case .variant: "v"
        case .dictionary: "a{sv}"
        }
    }
}

/// What somebody asks of an object on the bus.
struct BusCall: Hashable, Sendable {
    var interface: String
    var member: String
    /// Nil if they are of kinds that are never expected.
    var arguments: [BusValue]?

    /// An argument by its place, from 0; nil if there is none.
    subscript(place: Int) -> BusValue? {
        arguments.flatMap { $0.indices.contains(place) ? $0[place] : nil }
    }
}

/// What they are answered.
enum BusAnswer: Hashable, Sendable {
    case values([BusValue])
    case failure(BusFailure, String)
}

/// How a call fails, by the names that D-Bus has for it.
enum BusFailure: String, Hashable, Sendable {
    case failed = "org.freedesktop.DBus.Error.Failed"
    case unknownInterface = "org.freedesktop.DBus.Error.UnknownInterface"
    case unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
    case unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"
    case readOnlyProperty = "org.freedesktop.DBus.Error.PropertyReadOnly"
    case invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
    case notSupported = "org.freedesktop.DBus.Error.NotSupported"
}
