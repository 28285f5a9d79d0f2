import Testing

@Suite struct Detached {
    @Test func issueFromADetachedTask() async {
        await Task.detached {
            Issue.record("from nowhere")
        }.value
    }
}
