/// A value on the bus, of the types that MPRIS uses.
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

/// A method call on an object.
struct BusCall: Hashable, Sendable {
    var interface: String
    var member: String
    /// Nil if they are of kinds that are never expected.
    var arguments: [BusValue]?

    /// An argument by its index, from 0; nil if there is none.
    subscript(index: Int) -> BusValue? {
        arguments.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
}

/// The reply to a call.
enum BusAnswer: Hashable, Sendable {
    case values([BusValue])
    case failure(BusFailure, String)
}

/// The error of a call, by D-Bus's names.
enum BusFailure: String, Hashable, Sendable {
    case failed = "org.freedesktop.DBus.Error.Failed"
    case unknownInterface = "org.freedesktop.DBus.Error.UnknownInterface"
    case unknownMethod = "org.freedesktop.DBus.Error.UnknownMethod"
    case unknownProperty = "org.freedesktop.DBus.Error.UnknownProperty"
    case readOnlyProperty = "org.freedesktop.DBus.Error.PropertyReadOnly"
    case invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
    case notSupported = "org.freedesktop.DBus.Error.NotSupported"
}
