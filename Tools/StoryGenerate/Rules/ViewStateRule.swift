/// Every variant of every screen has a stub that shows it, and the gallery shows every stub.
struct ViewStateRule: Rule {
    private static let ending = "ViewState"

    func findings(in review: Review) -> [Finding] {
        let types = review.declarations(below: "")
        let states = types.filter {
            $0.declaration.kind == .enum && $0.declaration.name.hasSuffix(Self.ending) && $0.path.contains("/Sources/")
        }
        let shared = types.filter { Self.shared.contains($0.declaration.name) }
            .flatMap { Self.names(of: $0.declaration, in: review) }
        let stubs = types.filter { $0.path.contains("/Stubs/") && $0.declaration.kind == .class }
        let shown = review.sources.filter { $0.key.hasPrefix("Tools/Gallery/") }.values
        return (states + shared).flatMap { path, state -> [Finding] in
            let name = "\(state.name.dropLast(Self.ending.count))ViewModelStub"
            guard let stub = stubs.first(where: { $0.declaration.name == name }) else {
                return [missingStub(path, state, name)]
            }
            var findings = missingVariants(state, stub.path, stub.declaration)
            if !shown.contains(where: { Self.shows(name, $0) }) {
                findings.append(missingEntry(path, state, name))
            }
            return findings
        }
    }

    /// The variants that all lists have, and all screens with one thing.
    private static let shared = ["ListViewState", "DetailViewState"]
    /// What makes a stub for each variant of a list.
    private static let everyVariant = "everyVariant"

    /// The names under which screens show shared variants, as if each of them had declared those.
    private static func names(
        of list: SwiftDeclaration, in review: Review
    ) -> [(path: String, declaration: SwiftDeclaration)] {
        review.sources.keys.filter { $0.contains("/Sources/") && $0.hasSuffix("\(ending).swift") }.sorted()
            .flatMap { path in
                let tokens = SwiftLexer.tokens(of: review.sources[path] ?? "")
                return zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(3)))
                    .filter { $0.text == "typealias" && $1.1.text == list.name }
                    .map { word in
                        let name = word.1.0
                        return (
                            path,
                            SwiftDeclaration(
                                kind: list.kind, name: name.text, line: name.line, parents: [], body: list.body)
                        )
                    }
            }
    }

    /// Returns whether a text of the gallery takes all variants of a stub; a comment that names it does not.
    private static func shows(_ stub: String, _ text: String) -> Bool {
        guard text.contains("\(stub).all") else { return false }
        let words = SwiftLexer.tokens(of: text).map(\.text)
        return zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains {
            $0 == stub && $1.0 == "." && $1.1 == "all"
        }
    }

    private func missingVariants(
        _ state: SwiftDeclaration, _ path: String, _ stub: SwiftDeclaration
    ) -> [Finding] {
        let used = Set(
            zip(stub.body, stub.body.dropFirst()).filter { $0.text == "." && $1.isWord }.map { $0.1.text })
        if stub.body.contains(where: { $0.text == Self.everyVariant }) { return [] }
        return EnumCase.all(in: state).map(\.name).filter { !used.contains($0) }.map { name in
            Finding(
                path, line: stub.line, reason: "\(stub.name) never shows '\(name)' of \(state.name).",
                fix: "add an entry for it to 'all'; previews, the gallery and its golden texts follow that list.")
        }
    }

    private func missingStub(_ path: String, _ state: SwiftDeclaration, _ name: String) -> Finding {
        Finding(
            path, line: state.line, reason: "\(state.name) has no stub, so nobody can look at its variants.",
            fix: "write \(name) in the Stubs beside it, with a list 'all' of its variants.")
    }

    private func missingEntry(_ path: String, _ state: SwiftDeclaration, _ name: String) -> Finding {
        Finding(
            path, line: state.line, reason: "the gallery does not show \(state.name).",
            fix: "add a GalleryScreen over \(name).all below Tools/Gallery.")
    }
}
