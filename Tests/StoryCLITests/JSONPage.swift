import Foundation
import Testing

/// A value of JSON, in which a boolean is no number.
enum JSONValue: Decodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

/// What Apps/Reference/json.md says of the program's JSON.
struct JSONPage {
    /// A key of an object.
    struct Key {
        var type: String
        /// The values that it may have; empty for any.
        var values: Set<String>
    }

    /// An object.
    struct Shape {
        var comment = ""
        var keys: [String: Key] = [:]
    }

    /// The objects, by name.
    let shapes: [String: Shape]
    /// The names of those that stand alone.
    let documents: Set<String>

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Apps/Reference/json.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        var shapes: [String: Shape] = [:]
        for section in text.components(separatedBy: "\n### ").dropFirst() {
            let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
            var shape = Shape()
            for line in lines.dropFirst() {
                if let row = line.wholeMatch(of: /\| `(\w+)` \| (.+?) \| (.+) \|/) {
                    let list = row.3.firstMatch(of: /(?:One|Any) of: (.+)\.$/).map { $0.1 } ?? ""
                    let values = list.split(separator: ", ").map { $0.filter { $0 != "`" } }
                    shape.keys[String(row.1)] = Key(type: String(row.2), values: Set(values))
                } else if !line.hasPrefix("|") {
                    shape.comment += line + " "
                }
            }
            shapes[String(lines[0])] = shape
        }
        self.shapes = shapes
        let chapters = text.components(separatedBy: "\n## ")
        let chapter = try #require(chapters.first { $0.hasPrefix("Documents\n") })
        documents = Set(chapter.matches(of: /\n### (.+)/).map { String($0.1) })
    }

    /// The object that a verb answers with.
    func answer(of verb: String) throws -> String {
        let names = documents.filter {
            $0 != "Stream start" && shapes[$0]?.comment.contains("`story \(verb)`") == true
        }
        return try #require(names.count == 1 ? names.first : nil, "\(verb): \(names)")
    }

    /// What in a document or a line is not as the page says; every object that it has is added to those that were seen.
    func faults(inWhole value: JSONValue, of name: String, seen: inout Set<String>) -> [String] {
        guard documents.contains(name), case .object(var object) = value else {
            return faults(in: value, of: name, seen: &seen)
        }
        guard case .number(1)? = object.removeValue(forKey: "version") else { return ["\(name) has no version"] }
        return faults(in: .object(object), of: name, seen: &seen)
    }

    /// What in a value is not as the page says.
    private func faults(in value: JSONValue, of name: String, seen: inout Set<String>) -> [String] {
        guard let shape = shapes[name] else { return ["\(name) is not on the page"] }
        guard case .object(let object) = value else { return ["\(name) is no object"] }
        seen.insert(name)
        let missing = Set(shape.keys.keys).subtracting(object.keys).map { "\(name).\($0) is missing" }
        let unknown = Set(object.keys).subtracting(shape.keys.keys).map { "\(name).\($0) is not on the page" }
        var faults = missing.sorted() + unknown.sorted()
        for (key, part) in object.sorted(by: { $0.key < $1.key }) {
            guard let told = shape.keys[key] else { continue }
            faults += self.faults(in: part, as: told, at: "\(name).\(key)", seen: &seen)
        }
        return faults
    }

    private func faults(in value: JSONValue, as key: Key, at path: String, seen: inout Set<String>) -> [String] {
        var type = key.type[...]
        if type.hasSuffix(" or null") {
            if case .null = value { return [] }
            type = type.dropLast(" or null".count)
        }
        if type.hasPrefix("list of "), case .list(let elements) = value {
            var element = key
            element.type = String(type.dropFirst("list of ".count))
            if element.type.last == "s" { element.type.removeLast() }
            return elements.flatMap { faults(in: $0, as: element, at: path, seen: &seen) }
        }
        if let link = type.wholeMatch(of: /\[(.+)\]\(#.+\)/) {
            return faults(in: value, of: String(link.1), seen: &seen)
        }
        switch (value, type) {
        case (.boolean, "boolean"), (.number, "number"): return []
        case (.number(let number), "integer") where number == number.rounded(): return []
        case (.string(let text), "string") where key.values.isEmpty || key.values.contains(text): return []
        case (.string(let text), "date") where text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil: return []
        default: return ["\(path) is no \(type): \(value)"]
        }
    }
}
