import Foundation
import StoryCore
import Testing

@Suite("JSON from elsewhere", .timeLimit(.minutes(1)))
struct BoundedJSONTests {
    /// Arrays inside each other, so many that each could be any.
    private indirect enum Nest: Decodable {
        case nest([Nest])

        init(from decoder: any Decoder) throws {
            self = .nest(try decoder.singleValueContainer().decode([Nest].self))
        }
    }

    private func nested(_ count: Int) -> Data {
        Data((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }

    @Test("As many levels as the bound are decoded; one more is refused")
    func bound() throws {
        _ = try BoundedJSON.value(Nest.self, of: nested(BoundedJSON.deepestLevel))
        #expect(throws: DecodingError.self) {
            try BoundedJSON.value(Nest.self, of: nested(BoundedJSON.deepestLevel + 1))
        }
    }

    @Test("100,000 brackets are refused, closed or not", arguments: ["[", "{\"a\":", "[[],"])
    func deep(opening: String) {
        let data = Data(String(repeating: opening, count: 100_000).utf8)
        #expect(throws: DecodingError.self) { try BoundedJSON.value(Nest.self, of: data) }
    }

    @Test("Brackets in texts, and any number beside each other, are no levels")
    func flat() throws {
        let texts = [String(repeating: "[{", count: 1000), "\\\"[[[["]
        #expect(try BoundedJSON.value([String].self, of: JSONEncoder().encode(texts)) == texts)
        let wide = Array(repeating: [1], count: 1000)
        #expect(try BoundedJSON.value([[Int]].self, of: JSONEncoder().encode(wide)) == wide)
    }
}
