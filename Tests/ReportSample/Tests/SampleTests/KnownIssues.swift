import Testing

@Suite("Known issues", .tags(.sample), .bug("https://example.org/bugs/1", "all of them"))
struct KnownIssues {
    @Test func hit() {
        withKnownIssue("the <known> one") {
            #expect(1 == 2)
        }
    }

    @Test func intermittentAndNotHit() {
        withKnownIssue("now and then", isIntermittent: true) {
            #expect(1 == 1)
        }
    }

    @Test func notHit() {
        withKnownIssue("mended by now") {
            #expect(1 == 1)
        }
    }

    @Test(.bug(id: 42), .bug("https://example.org/bugs/43?a=1&b=2", id: "43", "a <second> bug"), .tags(.another))
    func withBugs() {
        withKnownIssue {
            throw SampleError()
        }
    }
}

extension Tag {
    @Tag static var sample: Self
    @Tag static var another: Self
}
