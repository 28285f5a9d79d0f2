import Foundation
import Testing

/// How often a test was run, this time included, where `REPORT_SAMPLE_STATE` names a folder to count in.
func attempt(at name: String) throws -> Int {
    guard let folder = ProcessInfo.processInfo.environment["REPORT_SAMPLE_STATE"] else { return 1 }
    let file = URL(filePath: folder).appending(path: name)
    let before = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try (before + "x").write(to: file, atomically: true, encoding: .utf8)
    return before.count + 1
}

@Suite struct Flaky {
    @Test func passes() {}

    @Test func passesTheSecondTime() throws {
        #expect(try attempt(at: "second") > 1)
    }

    @Test func `passes the (third) time, a.b*c+?`() throws {
        #expect(try attempt(at: "third") > 2, "third time lucky")
    }

    @Test(arguments: [1, 2]) func passesForOneAtOnce(number: Int) throws {
        let attempt = try attempt(at: "case\(number)")
        #expect(number == 1 || attempt > 1)
    }

    @Test func neverPasses() {
        #expect(Bool(false), "never")
    }
}

@Suite(.serialized) struct FlakyCrash {
    @Test func crashesOnce() async throws {
        guard try attempt(at: "crash") == 1 else { return }
        // The others have ended by then, so that it is always the same tests that it takes with it.
        try await Task.sleep(for: .seconds(1))
        fatalError("only once")
    }

    @Test func runsAfterTheCrash() {}
}
