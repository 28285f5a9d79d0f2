import Foundation
import Testing
import TestSupport

@testable import MprisRemote

@Suite("Where the session bus is", .tags(.process), .timeLimit(.minutes(1)))
struct BusAddressTests {
    @Test(
        "Sockets of this machine count, and nothing that starts a program or asks a name server",
        arguments: [
            ("unix:path=/run/bus", "unix:path=/run/bus"),
            ("unix:abstract=/tmp/x,guid=1;unix:path=/run/bus", "unix:abstract=/tmp/x,guid=1;unix:path=/run/bus"),
            ("tcp:host=example.org,port=1;unix:path=/run/bus", "unix:path=/run/bus"), ("autolaunch:", nil),
            ("unixexec:path=/bin/sh", nil), ("tcp:host=example.org,port=1", nil), ("rubbish", nil),
        ])
    func told(variable: String, address: String?) {
        #expect(BusAddress(environment: ["DBUS_SESSION_BUS_ADDRESS": variable])?.text == address)
    }

    @Test("Without the variable there may be a socket in the folder of the session")
    func folder() throws {
        // Given
        let folder = try TemporaryFolder()
        let environment = ["XDG_RUNTIME_DIR": folder.url.path, "DBUS_SESSION_BUS_ADDRESS": ""]
        #expect(BusAddress(environment: environment) == nil)
        // When
        try Data().write(to: folder.file("bus"))
        // Then
        #expect(BusAddress(environment: environment)?.text == "unix:path=\(folder.url.path)/bus")
    }

    @Test("Unusual letters in a path are written as the bus wants them")
    func escaping() throws {
        // Given
        let folder = try TemporaryFolder()
        let odd = folder.file("a b;c,ü")
        try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
        try Data().write(to: odd.appending(path: "bus"))
        // Then
        #expect(
            BusAddress(environment: ["XDG_RUNTIME_DIR": odd.path])?.text
                == "unix:path=\(folder.url.path)/a%20b%3bc%2c%c3%bc/bus")
    }

    @Test("Nothing said is no bus", arguments: [[:], ["XDG_RUNTIME_DIR": ""], ["XDG_RUNTIME_DIR": "relative"]])
    func none(environment: [String: String]) {
        #expect(BusAddress(environment: environment) == nil)
    }
}
