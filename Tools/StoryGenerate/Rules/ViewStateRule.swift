/// Every situation of every screen has a stub that shows it, and the gallery shows every stub.
struct ViewStateRule: Rule {
    private static let ending = "ViewState"

    func findings(in review: Review) -> [Finding] {
        let types = review.declarations(below: "")
        let states = types.filter {
            $0.declaration.kind == .enum && $0.declaration.name.hasSuffix(Self.ending) && $0.path.contains("/Sources/")
        }
        let stubs = types.filter { $0.path.contains("/Stubs/") && $0.declaration.kind == .class }
        let shown = review.sources.filter { $0.key.hasPrefix("Tools/Gallery/") }.values
        return states.flatMap { path, state -> [Finding] in
            let name = "\(state.name.dropLast(Self.ending.count))ViewModelStub"
            guard let stub = stubs.first(where: { $0.declaration.name == name }) else {
                return [missingStub(path, state, name)]
            }
            var findings = missingSituations(state, stub.path, stub.declaration)
            if !shown.contains(where: { $0.contains("\(name).all") }) {
                findings.append(missingEntry(path, state, name))
            }
            return findings
        }
    }

    private func missingSituations(
        _ state: SwiftDeclaration, _ path: String, _ stub: SwiftDeclaration
    ) -> [Finding] {
        let used = Set(
            zip(stub.body, stub.body.dropFirst()).filter { $0.text == "." && $1.isWord }.map { $0.1.text })
        return EnumCase.all(in: state).map(\.name).filter { !used.contains($0) }.map { name in
            Finding(
                path, line: stub.line, reason: "\(stub.name) never shows '\(name)' of \(state.name).",
                mend: "add an entry for it to 'all'; previews, the gallery and its golden texts follow that list.")
        }
    }

    private func missingStub(_ path: String, _ state: SwiftDeclaration, _ name: String) -> Finding {
        Finding(
            path, line: state.line, reason: "\(state.name) has no stub, so nobody can look at its situations.",
            mend: "write \(name) in the Stubs beside it, with a list 'all' of its situations.")
    }

    private func missingEntry(_ path: String, _ state: SwiftDeclaration, _ name: String) -> Finding {
        Finding(
            path, line: state.line, reason: "the gallery does not show \(state.name).",
            mend: "add a GalleryScreen over \(name).all below Tools/Gallery.")
    }
}

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

    /// Reads the cases after one `case`, and returns the place of their last word.
    private static func read(_ body: [SwiftToken], after place: Int, into cases: inout [EnumCase]) -> Int {
        var index = place + 1
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
        var parts: [[SwiftToken]] = [[]]
        var depth = 0
        for token in list {
            if ["(", "[", "<", "{"].contains(token.text) { depth += 1 }
            if [")", "]", ">", "}"].contains(token.text) { depth -= 1 }
            if token.text == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
        }
        return parts.filter { !$0.isEmpty }.map { part in
            // Before the colon there is a label, or one for callers and one for the inside.
            let colon = part.prefix(3).firstIndex { $0.text == ":" }
            let label = colon == nil || part[0].text == "_" ? nil : part[0].text
            return Value(label: label, type: part.dropFirst(colon.map { $0 + 1 } ?? 0).map(\.text).joined())
        }
    }
}
