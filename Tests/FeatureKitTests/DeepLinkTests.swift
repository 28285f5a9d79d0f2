import FeatureKit
import Testing

@Suite("Links into the app", .timeLimit(.minutes(1)))
struct DeepLinkTests {
    @Test(
        "A link names a feature and a path",
        arguments: [
            ("story://library", "library", []), ("STORY://Library/", "library", []),
            ("story://library/abc", "library", ["abc"]),
            ("story://library//a///b/", "library", ["a", "b"]),
            ("story://library/The%20Lantern", "library", ["The Lantern"]),
            ("story://library/a%2Fb", "library", ["a/b"]), ("story://library/%C3%BC", "library", ["ü"]),
            ("story://library/ü", "library", ["ü"]), ("story://library/..%2F..%2Fetc", "library", ["../../etc"]),
            ("story://library/x#part", "library", ["x"]),
        ])
    func paths(text: String, feature: String, path: [String]) throws {
        let sut = try DeepLink(text)
        #expect(sut.feature == feature)
        #expect(sut.path == path)
    }

    @Test("A query has values by name, of a repeated name the last")
    func query() throws {
        let sut = try DeepLink("story://library?a=1&b=x%26y&a=2&c&=d")
        #expect(sut.query == ["a": "2", "b": "x&y", "c": "", "": "d"])
    }

    @Test(
        "Anything else is not a link of this program",
        arguments: [
            "", "library", "http://library/abc", "storyteller://x", "javascript:alert(1)", "file:///etc/passwd",
            "story://user@library/x", "story://user:secret@library/x", "story://library:80/x", "story://lib rary/x",
            "://",
            "\u{0}", "story\u{0}://library",
        ])
    func notALink(text: String) {
        #expect(throws: DeepLinkError.notALink(text)) { try DeepLink(text) }
    }

    @Test("A link without a feature leads nowhere", arguments: ["story:", "story://", "story:///x", "story:library/x"])
    func noFeature(text: String) {
        #expect(throws: DeepLinkError.noFeature(text)) { try DeepLink(text) }
    }

    @Test("A hostile link neither crashes nor steers the terminal that its error is shown on")
    func hostile() throws {
        let escape = "evil://\u{1B}[2J" + String(repeating: "x", count: 100_000)
        let error = #expect(throws: DeepLinkError.self) { try DeepLink(escape) }
        #expect(error?.message.contains("\u{1B}") == false)
        #expect((error?.message.count ?? .max) < 200)
        let long = try DeepLink("story://library/" + String(repeating: "%F0%9F%A6%8A/", count: 10_000))
        #expect(long.path.count == 10_000)
        #expect(try DeepLink("story://library/%FF%00").path.count == 1)
    }
}
