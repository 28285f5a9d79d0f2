import Testing

@Suite(.serialized) struct Slow {
    @Test(arguments: 1...40) func takesAMoment(number: Int) async throws {
        try await Task.sleep(for: .milliseconds(25))
        #expect(number % 10 != 0, "tens fail")
    }
}

@Suite struct TimeLimits {
    @Test(.timeLimit(.minutes(1))) func runsIntoItsTimeLimit() async throws {
        try await Task.sleep(for: .seconds(300))
    }
}
