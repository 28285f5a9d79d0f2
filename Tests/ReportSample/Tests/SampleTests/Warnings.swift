import Testing

@Suite struct Warnings {
    @Test func warns() {
        Issue.record("mind the <gap>", severity: .warning)
    }

    @Test func warnsAndFails() {
        Issue.record("a warning first", severity: .warning)
        Issue.record("then a failure")
    }
}
