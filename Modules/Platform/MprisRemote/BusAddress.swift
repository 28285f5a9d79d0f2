import Foundation

/// The address of the session bus, by the D-Bus specification
/// (https://dbus.freedesktop.org/doc/dbus-specification.html, "Server Addresses", "Well-known Message Bus Instances").
struct BusAddress: Hashable {
    /// As libsystemd takes it: "unix:path=/run/user/1000/bus".
    let text: String

    /// Finds the running session bus; none is ever started.
    ///
    /// Only local sockets count: another kind of address may start a program or query a name server, which would delay
    /// playback.
    ///
    /// - Parameter environment: The variables `DBUS_SESSION_BUS_ADDRESS` or, without it, `XDG_RUNTIME_DIR`, in which
    ///   there may be a socket.
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

    /// Returns a value in escaped form: most bytes are written as their numbers.
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
