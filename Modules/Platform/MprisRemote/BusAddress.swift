import Foundation

/// Where the session bus listens, by the D-Bus specification (https://dbus.freedesktop.org/doc/dbus-specification.html,
/// "Server Addresses", "Well-known Message Bus Instances").
struct BusAddress: Hashable {
    /// As libsystemd takes it: "unix:path=/run/user/1000/bus".
    let text: String

    /// Finds the session bus that is there; none is ever started.
    ///
    /// Only sockets of this machine count: another kind of address may start a program or ask a name server, for which
    /// nobody who wants to hear a story waits.
    ///
    /// - Parameter environment: `DBUS_SESSION_BUS_ADDRESS` says it; without it there may be a socket in
    ///   `XDG_RUNTIME_DIR`.
    init?(environment: [String: String]) {
        if let told = environment["DBUS_SESSION_BUS_ADDRESS"], !told.isEmpty {
            let sockets = told.split(separator: ";").filter { $0.hasPrefix("unix:") }
            guard !sockets.isEmpty else { return nil }
            text = sockets.joined(separator: ";")
        } else {
            guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
            let socket = folder + "/bus"
            guard FileManager.default.fileExists(atPath: socket) else { return nil }
            text = "unix:path=" + Self.escaped(socket)
        }
    }

    /// A value as it stands in an address: every byte but some is written as its number.
    private static func escaped(_ value: String) -> String {
        let plain = Set("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_/.*".utf8)
        return value.utf8.reduce(into: "") { text, byte in
            if plain.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
    }
}
