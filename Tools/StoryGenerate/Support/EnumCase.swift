/// A case of an enum as it is written.
struct EnumCase: Hashable, Sendable {
    /// A value that comes with a case.
    struct Value: Hashable, Sendable {
        /// What it is called, if it is called anything.
        let label: String?
        /// Its type, as it is written, without spaces.
        let type: String
    }

    /// What it is called.
    let name: String
    /// What comes with it.
    let values: [Value]

    /// The cases of an enum, in order.
    static func all(in type: SwiftDeclaration) -> [EnumCase] {
        var cases: [EnumCase] = []
        var depth = 0
        var index = 0
        while index < type.body.count {
            switch type.body[index].text {
            case "{": depth += 1
            case "}": depth -= 1
            case "case" where depth == 0: index = read(type.body, after: index, into: &cases)
            default: break
            }
            index += 1
        }
        return cases
    }

    /// Reads the cases after one `case`, and returns the index of their last word.
    private static func read(_ body: [SwiftToken], after position: Int, into cases: inout [EnumCase]) -> Int {
        var index = position + 1
        while index < body.count, body[index].isWord {
            let name = body[index].text
            guard index + 1 < body.count, body[index + 1].text == "(" else {
                cases.append(EnumCase(name: name, values: []))
                guard index + 1 < body.count, body[index + 1].text == "," else { return index }
                index += 2
                continue
            }
            let list = body.block(from: index + 1)
            cases.append(EnumCase(name: name, values: values(in: list)))
            guard list.endIndex + 1 < body.count, body[list.endIndex + 1].text == "," else { return list.endIndex }
            index = list.endIndex + 2
        }
        return index - 1
    }

    private static func values(in list: ArraySlice<SwiftToken>) -> [Value] {
        list.parts.map { part in
            // Before the colon there is a label, or one for callers and one for the inside.
            let colon = part.prefix(3).firstIndex { $0.text == ":" }
            let label = part.first.flatMap { colon == nil || $0.text == "_" ? nil : $0.text }
            return Value(
                label: label, type: part.suffix(from: colon.map { $0 + 1 } ?? part.startIndex).map(\.text).joined())
        }
    }
}
