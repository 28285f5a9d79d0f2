import Foundation
import Glibc

/// A private session bus of a test (`dbus-run-session`).
package final class SessionBus: Sendable {
    /// The address, as in `DBUS_SESSION_BUS_ADDRESS`.
    package let address: String
    /// The process at whose end the bus ends.
    private let keeper: pid_t
    private let output: FileHandle

    /// Starts a bus, and returns when it listens.
    package init() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The bus ends by a signal, and a program that a test starts may have inherited that signals are held back.
        process.arguments = [
            "perl", "-MPOSIX", "-e", "sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV",
            "dbus-run-session", "--", "sh", "-c", "echo $$ $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity",
        ]
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        output = pipe.fileHandleForReading
        var said = ""
        while !said.contains("\n") {
            let data = output.availableData
            guard !data.isEmpty else { break }
            said += String(decoding: data, as: UTF8.self)
        }
        let words = said.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, let keeper = pid_t(words[0]) else { throw CocoaError(.executableLoad) }
        self.keeper = keeper
        address = String(words[1])
    }

    deinit {
        end()
    }

    /// Ends the bus, and returns when it is gone.
    package func end() {
        kill(keeper, SIGTERM)
        // Only the processes of the bus have the other end.
        while !output.availableData.isEmpty {}
    }

    /// Calls a method of a player with `dbus-send` and waits for the answer.
    ///
    /// - Parameters:
    ///   - name: The player's name.
    ///   - words: Method and arguments, as `dbus-send` takes them.
    /// - Returns: Its whole output, an error that it was answered included.
    package func ask(_ name: String = "org.mpris.MediaPlayer2.story", words: [String]) async throws -> String {
        let ended = try await Program.end(
            of: "dbus-send",
            ["--session", "--print-reply", "--dest=\(name)", "/org/mpris/MediaPlayer2"] + words,
            environment: ["DBUS_SESSION_BUS_ADDRESS": address])
        return ended.text + ended.complaint
    }

    /// The same with words one by one.
    package func ask(_ name: String = "org.mpris.MediaPlayer2.story", words: String...) async throws -> String {
        try await ask(name, words: words)
    }
}

/// Records the signals of players on a bus (`dbus-monitor`).
package final class BusMonitor {
    private let process = Process()
    private let output: FileHandle

    /// Returns when it listens.
    package init(_ bus: SessionBus) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        // By lines, as if there were a terminal.
        process.arguments = ["stdbuf", "-oL", "dbus-monitor", "path=/org/mpris/MediaPlayer2"]
        process.environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "PATH": "/usr/bin:/bin"]
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        output = pipe.fileHandleForReading
        try process.run()
        // A monitor loses its own name, and hears everything from then on.
        _ = output(until: "member=NameLost")
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Everything from now on until a word, or the end of the bus.
    package func output(until word: String) -> String {
        var said = ""
        while !said.contains(word) {
            let data = output.availableData
            guard !data.isEmpty else { break }
            said += String(decoding: data, as: UTF8.self)
        }
        return said
    }
}
