/// Equality of the features' view states, for tests: a screen compares no states, and the compiler synthesises equality
/// only in the file of a type. Hand-written equality stays.
struct ViewStateEquality: Derivation {
    func files(for review: Review) -> [DerivedFile] {
        review.features.flatMap { feature in
            review.declarations(below: "Modules/Features/\(feature)/Sources/")
                .filter { $0.declaration.kind == .enum && $0.declaration.name.hasSuffix("ViewState") }
                .filter { !isHandwritten($0.declaration.name, of: feature, review) }
                .map { file(for: $0.declaration, at: $0.path, of: feature) }
        }
    }

    private func isHandwritten(_ state: String, of feature: String, _ review: Review) -> Bool {
        review.declarations(below: "Modules/Features/\(feature)/Stubs/").contains { path, type in
            type.name == state && type.parents.contains("Equatable") && !path.hasSuffix("+Generated.swift")
        }
    }

    private func file(for state: SwiftDeclaration, at path: String, of feature: String) -> DerivedFile {
        let source = path.split(separator: "/").last.map(String.init) ?? path
        let cases = EnumCase.all(in: state)
        let text =
            DerivedFile.header(source) + """
                public import \(feature)

                extension \(state.name): Equatable {
                    public static func == (lhs: Self, rhs: Self) -> Bool {
                        switch (lhs, rhs) {
                \(cases.map(line).joined())\(rest(cases))        }
                    }
                }

                """
        return DerivedFile(
            path: "Modules/Features/\(feature)/Stubs/Equality/\(state.name)+Generated.swift", text: text)
    }

    private func line(for item: EnumCase) -> String {
        guard !item.values.isEmpty else { return "        case (.\(item.name), .\(item.name)): true\n" }
        let ends = item.values.count == 1 ? [""] : item.values.indices.map { "\($0 + 1)" }
        func pattern(_ side: String) -> String {
            let values = zip(item.values, ends).map { value, end in
                (value.label.map { "\($0): " } ?? "") + "let \(side)\(end)"
            }
            return ".\(item.name)(\(values.joined(separator: ", ")))"
        }
        let head = "        case (\(pattern("left")), \(pattern("right"))):"
        let body = ends.map { "left\($0) == right\($0)" }.joined(separator: " && ")
        let isShort = head.count + body.count + 1 <= 120
        return isShort ? "\(head) \(body)\n" : "\(head)\n            \(body)\n"
    }

    /// What is left: listed one by one, so that a case that is not handled does not compile.
    private func rest(_ cases: [EnumCase]) -> String {
        guard cases.count > 1 else { return "" }
        let patterns = cases.map { "(.\($0.name), _)" }
        let short = "        case \(patterns.joined(separator: ", ")): false\n"
        guard short.count > 121 else { return short }
        return "        case \(patterns.joined(separator: ",\n            ")):\n            false\n"
    }
}
