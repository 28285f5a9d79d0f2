import Testing

@Suite struct Quick {
    @Test func passes() {}
    @Test func fails() {
        #expect(Bool(false), "failed before the crash")
    }
}

@Suite struct Flight {
    @Test(arguments: 1...3) func isInFlight(number: Int) async throws {
        try await Task.sleep(for: .seconds(30))
    }

    @Test func isInFlightToo() async throws {
        try await Task.sleep(for: .seconds(30))
    }

    @Test func crashes() async throws {
        try await Task.sleep(for: .milliseconds(500))
        let numbers = [1, 2, 3]
        print(numbers[Int("7") ?? 0])
    }
}

@Suite(.serialized) struct Later {
    @Test func isInFlightAsTheFirst() async throws {
        try await Task.sleep(for: .seconds(30))
    }

    @Test func hasNotStarted() {}
    @Test(.disabled("would be skipped")) func isSkipped() {}
}
