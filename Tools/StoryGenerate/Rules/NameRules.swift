/// The protocols of features and of what puts them together are contracts and are called so; what stands in for them in
/// tests is a mock, or a stub.
struct NameRule: Rule {
    /// The contracts with mocks, by suffix, and the allowed names of the mocks.
    private static let roles = [
        (contract: "UseCaseContract", names: ["Mock"]), (contract: "NavigatorContract", names: ["Mock"]),
        (contract: "ViewModelContract", names: ["Stub", "Mock"]),
    ]

    func findings(in review: Review) -> [Finding] {
        let types = review.declarations(below: "")
        return types.filter { hasContracts($0.path) && $0.declaration.kind == .protocol }
            .compactMap { contract($0.path, $0.declaration) }
            + types.compactMap { path, type in
                isForTests(path) ? double(path, type) : misplaced(path, type)
            }
    }

    private func hasContracts(_ path: String) -> Bool {
        ["Modules/Features/", "Modules/Composition/", "Apps/TerminalApp/"].contains(where: path.hasPrefix)
    }

    private func isForTests(_ path: String) -> Bool {
        path.hasPrefix("Tests/") || path.contains("/Stubs/") || path.hasPrefix("Modules/Core/FeatureKitStubs/")
    }

    private func contract(_ path: String, _ type: SwiftDeclaration) -> Finding? {
        guard !type.name.hasSuffix("Contract") else { return nil }
        return Finding(
            path, line: type.line,
            reason: "the protocol \(type.name) does not end in 'Contract', by which contracts are known here.",
            fix: "rename it to \(type.name)Contract, and its file with it.")
    }

    private func double(_ path: String, _ type: SwiftDeclaration) -> Finding? {
        let role = Self.roles.first { role in type.parents.contains { $0.hasSuffix(role.contract) } }
        guard let role, type.kind != .protocol, !role.names.contains(where: type.name.hasSuffix) else { return nil }
        let ends = role.names.map { "'\($0)'" }.joined(separator: " or ")
        return Finding(
            path, line: type.line,
            reason: "\(type.name) stands in for a …\(role.contract), and does not end in \(ends).",
            fix: "rename it to \(type.name)\(role.names.last ?? "").")
    }

    private func misplaced(_ path: String, _ type: SwiftDeclaration) -> Finding? {
        guard type.name.hasSuffix("Mock"), type.kind != .extension else { return nil }
        return Finding(
            path, line: type.line, reason: "\(type.name) is called a mock, and lies in production code.",
            fix: "move it into the feature's Stubs, or into the tests.")
    }
}

/// No conformance is retroactive.
struct RetroactiveRule: Rule {
    private static let attribute = "retroactive"

    func findings(in review: Review) -> [Finding] {
        review.sourcePaths.flatMap { path -> [Finding] in
            guard let text = review.sources[path], text.contains("@\(Self.attribute)") else { return [] }
            let tokens = SwiftLexer.tokens(of: text)
            return zip(tokens, tokens.dropFirst()).filter { $0.text == "@" && $1.text == Self.attribute }
                .map { finding(path, $0.1.line) }
        }
    }

    private func finding(_ path: String, _ line: Int) -> Finding {
        Finding(
            path, line: line,
            reason: "@retroactive gives somebody else's type a conformance that its module may bring one day; for a "
                + "type of this package the compiler refuses it.",
            fix: "write a plain 'extension X: Y' for a type of ours; wrap somebody else's type in one of ours.")
    }
}
