import Testing

@testable import TestReport

@Suite("Decoding the event stream", .timeLimit(.minutes(1)))
struct EventDecoderTests {
    private func event(_ bytes: [UInt8]) -> TestEvent? {
        bytes.withUnsafeBytes { EventDecoder().event(of: $0) }
    }

    private func event(_ text: String) -> TestEvent? { event(Array(text.utf8)) }

    @Test("A test of version 6.3 has its position, its name and its display name")
    func test() {
        let location = #"{"_filePath":"/p/A.swift","column":6,"fileID":"M/A.swift","filePath":"/p/A.swift","line":20}"#
        let line = """
            {"kind":"test","payload":{"displayName":"Shown","id":"M.S/f()/A.swift:20:6","isParameterized":false,\
            "kind":"function","name":"f()","sourceLocation":\(location)},"version":"6.3.0"}
            """
        var expected = TestDescription(id: "M.S/f()/A.swift:20:6", name: "f()", displayName: "Shown")
        expected.location = EventSourcePosition(fileID: "M/A.swift", filePath: "/p/A.swift", line: 20, column: 6)
        #expect(event(line) == .test(expected))
    }

    @Test("An issue of version 0 is a failure unless it is known", arguments: [true, false])
    func issueOfVersion0(isKnown: Bool) {
        let line = """
            {"kind":"event","payload":{"_comments":["why"],"instant":{"absolute":1.5,"since1970":9.5},\
            "issue":{"_error":{"code":1,"description":"Oops()","domain":"M.Oops"},"isKnown":\(isKnown)},\
            "kind":"issueRecorded","messages":[{"symbol":"fail","text":"Caught error: Oops()"}],"testID":"M.S"},\
            "version":0}
            """
        var expected = Happening(kind: .issueRecorded, absolute: 1.5, since1970: 9.5, testID: "M.S")
        expected.comments = ["why"]
        expected.messages = [Happening.Message(symbol: "fail", text: "Caught error: Oops()")]
        expected.issue = Happening.Issue(isKnown: isKnown, isFailure: !isKnown, error: "Oops()")
        #expect(event(line) == .event(expected))
    }

    @Test("Tags and bugs are read by their names of today and of tomorrow", arguments: ["", "_"])
    func tags(prefix: String) {
        let line = """
            {"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S","\(prefix)tags":[".slow"],\
            "\(prefix)bugs":[{"url":"https://x.example/1","id":"1"},{"id":"2"}]}}
            """
        var expected = TestDescription(id: "M.S", isSuite: true, name: "S")
        expected.tags = [".slow"]
        expected.bugs = ["https://x.example/1", "2"]
        #expect(event(line) == .test(expected))
    }

    @Test(
        "What is not known is passed over",
        arguments: [
            (#"{"kind":"weather","payload":7,"version":"9.0"}"#, TestEvent.other),
            (#"{"kind":"event","payload":{"kind":"moonRose","phase":3},"version":{"x":1}}"#, nothingKnown),
            (
                #"{"kind":"event","payload":{"kind":"unheard","instant":"noon","testID":4,"messages":"none"}}"#,
                nothingKnown
            ),
        ])
    func unknown(line: String, expected: TestEvent) {
        #expect(event(line) == expected)
    }

    private static let nothingKnown = TestEvent.event(Happening(kind: .unknown))

    @Test(
        "What is no event is none",
        arguments: [
            "", "{", "hello", "[]", "null", "7", #"{"kind":"event"}"#, #"{"kind":"test","payload":{"name":"f()"}}"#,
            #"{"kind":"event","payload":{"kind":"run\#u{0}Started"}}"#, String(repeating: "[", count: 100_000),
        ])
    func noEvent(line: String) {
        #expect(event(line) == nil)
    }

    @Test("Bytes that are no UTF-8 cost a character, not the line")
    func invalidText() {
        // Given
        let head = Array(#"{"kind":"event","payload":{"kind":"testEnded","testID":"a"#.utf8)

        // When
        let event = event(head + [0xFF] + Array(#"b"}}"#.utf8))

        // Then
        #expect(event == .event(Happening(kind: .testEnded, testID: "a\u{FFFD}b")))
    }

    @Test(
        "An identifier says suite and function",
        arguments: [
            ("M.S/f()/A.swift:3:5", false, "M.S", "f()"), ("M.f()/A.swift:3:5", false, "M", "f()"),
            ("M.S", true, "M.S", nil), ("M.S/T", true, "M.S.T", nil), ("M.S/f()", false, "M.S", "f()"),
            ("M.S/`a/b.c d`()/A.swift:1:2", false, "M.S", "`a/b.c d`()"),
            ("M.`x.y/z`/f(_:)/A.swift:1:2", false, "M.`x.y/z`", "f(_:)"), ("", true, "", nil),
        ] as [(String, Bool, String, String?)])
    func path(id: String, isSuite: Bool, className: String, function: String?) {
        let sut = TestPath(id, isSuite: isSuite)
        #expect(sut.className == className && sut.function == function)
    }
}
