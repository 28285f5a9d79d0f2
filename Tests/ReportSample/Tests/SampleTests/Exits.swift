import Testing

@Suite struct Exits {
    @Test func exitsAsItMust() async {
        await #expect(processExitsWith: .failure) {
            fatalError("wanted")
        }
    }

    @Test func doesNotExit() async {
        await #expect(processExitsWith: .failure) {}
    }
}
