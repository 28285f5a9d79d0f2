import Foundation
import Glibc
import StoryCore
import Testing
import TestSupport

@testable import MprisRemote

@Suite("A remote that nobody can see", .tags(.process), .timeLimit(.minutes(1)))
struct MprisFaultTests {
    private static let nowhere = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"]

    @Test(
        "Without a bus or without its library it takes what it is shown, and ends",
        arguments: [
            MprisSetup(environment: [:]), MprisSetup(environment: nowhere),
            MprisSetup(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:nonsense"]),
            MprisSetup(environment: nowhere, library: "libnowhere.so.9"),
            MprisSetup(environment: nowhere, library: "libc.so.6"),
        ])
    func invisible(setup: MprisSetup) async {
        // Given
        let sut = MprisRemote(setup)
        // When
        sut.show(.stub())
        sut.show(.stub(.paused))
        await sut.close()
        sut.show(.stub())
        await sut.close()
        // Then
        #expect(await sut.commands.first { _ in true } == nil)
    }

    @Test("One that was never shown anything ends at once")
    func unused() async {
        let sut = MprisRemote(environment: [:])
        await sut.close()
        #expect(await sut.commands.first { _ in true } == nil)
    }

    @Test(
        "The check of the machine says what is missing and how to repair it",
        arguments: [
            (MprisSetup(environment: [:]), "there is no session bus", "dbus-user-session"),
            (MprisSetup(environment: nowhere), "No such file", "dbus-user-session"),
            (
                MprisSetup(environment: nowhere, library: "libnowhere.so.9"), "libnowhere.so.9",
                "apt-get install libsystemd0"
            ),
            (MprisSetup(environment: nowhere, library: "libc.so.6"), "sd_bus_new", "version"),
        ])
    func missing(setup: MprisSetup, detail: String, recovery: String) async {
        let error = await #expect(throws: ProviderError.self) {
            try await MprisRemoteProvider(setup).checkAvailability()
        }
        #expect(error?.reason?.contains(detail) == true, "\(String(describing: error))")
        #expect(error?.advice.contains(recovery) == true)
    }

    @Test("A bus that never answers holds nobody up")
    func silentBus() async throws {
        // Given
        let folder = try TemporaryFolder()
        let socket = try SilentSocket(folder.file("bus").path)
        var setup = MprisSetup(environment: ["XDG_RUNTIME_DIR": folder.url.path])
        setup.patience = .milliseconds(1)
        // When
        let error = await #expect(throws: ProviderError.self) {
            try await MprisRemoteProvider(setup).checkAvailability()
        }
        let sut = MprisRemote(setup)
        sut.show(.stub())
        await sut.close()
        // Then
        #expect(error?.reason?.contains("doesn't answer") == true, "\(String(describing: error))")
        #expect(socket.descriptor >= 0)
    }
}

/// A socket that takes connections and never says anything.
private final class SilentSocket {
    let descriptor: Int32

    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        try #require(bound == 0 && listen(descriptor, 8) == 0)
    }

    deinit {
        close(descriptor)
    }
}
