import Foundation
import Testing

@Suite(.serialized) struct Slow {
    @Test(arguments: 1...40) func takesAMoment(number: Int) async throws {
        try await endIfAsked(at: number)
        try await Task.sleep(for: .milliseconds(25))
        #expect(number % 10 != 0, "tens fail")
    }

    /// `REPORT_SAMPLE_KILL=7` ends the process in the seventh case, as when the system is out of memory;
    /// `REPORT_SAMPLE_STOP=2` sends the program that started `swift test` a signal, as when somebody stops it.
    private func endIfAsked(at number: Int) async throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["REPORT_SAMPLE_KILL"] == "\(number)" { kill(getpid(), SIGKILL) }
        if number == 5, let signal = environment["REPORT_SAMPLE_STOP"].flatMap(Int32.init) {
            // pid (name) state parent …
            let status = try String(contentsOfFile: "/proc/\(getppid())/stat", encoding: .utf8)
            let end = try #require(status.lastIndex(of: ")"))
            kill(try #require(Int32(status[end...].split(separator: " ")[2])), signal)
            // The signal comes back through that program, which may take longer than all other cases.
            try await Task.sleep(for: .seconds(60))
        }
    }
}

@Suite struct TimeLimits {
    @Test(.timeLimit(.minutes(1))) func runsIntoItsTimeLimit() async throws {
        try await Task.sleep(for: .seconds(300))
    }
}
