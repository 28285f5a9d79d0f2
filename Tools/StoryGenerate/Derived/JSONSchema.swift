import Foundation

/// The schema of the program's JSON, draft 2020-12, from the types that are written as such: each object under its name.
///
/// More keys than it names are allowed, since a later version may add some.
struct JSONSchema: Derivation {
    static let path = "Apps/Reference/story.schema.json"

    func files(for review: Review) throws -> [DerivedFile] {
        let shapes = try JSONShapes(review).all()
        guard !shapes.isEmpty else { return [] }
        let data = try JSONSerialization.data(
            withJSONObject: document(shapes), options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return [DerivedFile(path: Self.path, text: String(decoding: data, as: UTF8.self) + "\n")]
    }

    private func document(_ shapes: [JSONShape]) -> [String: Any] {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "JSON of the story command",
            "description": "Derived from the types in Modules/Core/StoryDocuments by './generate.sh derive'.",
            "anyOf": shapes.filter { $0.kind != .part }.map { Self.reference($0.name) },
            "$defs": Dictionary(uniqueKeysWithValues: shapes.map { ($0.name, Self.object($0)) }),
        ]
    }

    private static func object(_ shape: JSONShape) -> [String: Any] {
        var properties = Dictionary(uniqueKeysWithValues: shape.keys.map { ($0.name, schema(of: $0)) })
        // One that stands alone has it, and the same as a part of another has not.
        if shape.kind == .document { properties["version"] = ["const": 1] }
        return [
            "type": "object", "description": shape.comment.replacing("\n", with: " "), "properties": properties,
            "required": shape.keys.map(\.name),
        ]
    }

    private static func schema(of key: JSONShape.Key) -> [String: Any] {
        let one = schema(of: key.value)
        var schema: [String: Any] = key.isList ? ["type": "array", "items": one] : one
        if key.isNullable { schema = ["anyOf": [schema, ["type": "null"]]] }
        schema["description"] = key.comment
        return schema
    }

    private static func schema(of value: JSONShape.Value) -> [String: Any] {
        switch value {
        case .plain("date"): ["type": "string", "format": "date-time"]
        case .plain(let type): ["type": type]
        case .one(let values): ["enum": values]
        case .object(let name): reference(name)
        }
    }

    private static func reference(_ name: String) -> [String: Any] {
        ["$ref": "#/$defs/\(name.replacing(" ", with: "%20"))"]
    }
}
