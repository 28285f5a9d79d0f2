import Testing

@Suite(.serialized) struct Output {
    @Test func writes() {
        print("a line of the test's own with <tags> & \u{1B}[31mred\u{1B}[0m text")
    }

    @Test func lies() {
        print("Test Case 'Fake.test' passed (0.0 seconds)")
        print("✔ Test nothing() passed after 0.001 seconds.")
    }
}
