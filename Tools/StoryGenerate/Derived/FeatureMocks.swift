/// The contracts of use cases that a feature's `UseCaseMock` stands in for: those that it can.
struct UseCaseMocks: Derivation {
    func files(for review: Review) -> [DerivedFile] {
        review.features.compactMap { file(for: $0, review) }
    }

    private func file(for feature: String, _ review: Review) -> DerivedFile? {
        let stubs = review.declarations(below: "Modules/Features/\(feature)/Stubs/")
        guard let target = review.manifest.target(named: "\(feature)Stubs"),
            let mock = stubs.first(where: { $0.declaration.name == "UseCaseMock" && $0.declaration.kind == .class })
        else { return nil }
        let contracts = review.contracts("UseCaseContract", of: feature).filter {
            $0.functions.count == 1 && canAnswer($0.functions[0], with: review.tree.errorName(of: feature))
        }
        guard !contracts.isEmpty else { return nil }
        // What stands in the conditions of a conformance is not shown on.
        let named = TypeIndex(for: target, in: review).modules(of: contracts.flatMap(\.functions).flatMap(\.types))
        let imports = Set(named + [feature]).sorted().map { "import \($0)\n" }.joined()
        let text =
            DerivedFile.header("the contracts of use cases in Modules/Features/\(feature)") + imports + "\n"
            + contracts.map { conformance(to: $0.name, $0.functions[0]) }.joined()
        let folder = mock.path.split(separator: "/").dropLast().joined(separator: "/")
        return DerivedFile(path: "\(folder)/UseCaseMock+Generated.swift", text: text)
    }

    /// Whether a function is asked, with one thing at most, as the mock is.
    private func canAnswer(_ function: ProtocolFunction, with error: String) -> Bool {
        function.name == "execute" && function.effects == "async throws(\(error))"
            && (function.parameters.isEmpty || function.signature == "execute(_:)")
    }

    private func conformance(to contract: String, _ function: ProtocolFunction) -> String {
        let input = function.parameters.first?.type ?? "Void"
        let head = "extension UseCaseMock: \(contract)"
        let conditions = "where Input == \(input), Output == \(function.result ?? "Void") {}"
        let isShort = head.count + conditions.count < 120
        return "\(head)\(isShort ? " " : "\n")\(conditions)\n"
    }
}

/// Mocks of navigators, which remember where they were told to lead; what somebody wrote by hand stays as it is.
struct NavigatorMocks: Derivation {
    func files(for review: Review) -> [DerivedFile] {
        review.features.flatMap { feature -> [DerivedFile] in
            guard let target = review.manifest.target(named: "\(feature)Stubs") else { return [] }
            let index = TypeIndex(for: target, in: review)
            return review.contracts("NavigatorContract", of: feature).map { contract in
                file(for: contract, of: feature, imports: review.imports(of: contract.functions, feature, index))
            }
        }
    }

    private func file(for contract: Review.Contract, of feature: String, imports: String) -> DerivedFile {
        let name = "\(contract.name.dropLast("Contract".count))Mock"
        let text =
            DerivedFile.header("\(contract.name).swift") + imports + """

                /// Remembers where it was told to lead.
                @MainActor
                package final class \(name): \(contract.name) {
                \(contract.functions.map(memory).joined())
                    package init() {}

                \(contract.functions.map(action).joined())}

                """
        return DerivedFile(path: "Modules/Features/\(feature)/Stubs/Mocks/\(name)+Generated.swift", text: text)
    }

    private func memory(of function: ProtocolFunction) -> String {
        switch function.parameters.count {
        case 0: "    package private(set) var \(function.name)CallCount = 0\n"
        case 1: "    package private(set) var \(function.name)Arguments: [\(function.parameters[0].type)] = []\n"
        default:
            "    package private(set) var \(function.name)Arguments: "
                + "[(\(function.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))] = []\n"
        }
    }

    private func action(of function: ProtocolFunction) -> String {
        let values = function.parameters.map(\.name).joined(separator: ", ")
        let body =
            switch function.parameters.count {
            case 0: "\(function.name)CallCount += 1"
            case 1: "\(function.name)Arguments.append(\(values))"
            default: "\(function.name)Arguments.append((\(values)))"
            }
        let declaration = function.declaration("package", room: body.count + 5)
        return "\(declaration) { \(body) }\n"
    }
}

extension Review {
    /// A contract of a feature that nothing written by hand stands in for.
    struct Contract: Sendable {
        /// Its name.
        let name: String
        /// What it asks for.
        let functions: [ProtocolFunction]
    }

    /// The contracts of a feature whose names end in a way, by name.
    func contracts(_ end: String, of feature: String) -> [Contract] {
        let stubs = declarations(below: "Modules/Features/\(feature)/Stubs/").filter {
            !$0.path.hasSuffix("+Generated.swift")
        }
        let taken = Set(stubs.flatMap(\.declaration.parents))
        return declarations(below: "Modules/Features/\(feature)/Sources/")
            .filter { $0.declaration.kind == .protocol && $0.declaration.name.hasSuffix(end) }
            .filter { !taken.contains($0.declaration.name) }
            .map { path, contract in
                Contract(
                    name: contract.name, functions: ProtocolFunction.all(in: contract, of: sources[path] ?? ""))
            }
            .sorted { $0.name < $1.name }
    }

    /// The imports for functions of a feature: those whose types are named are shown on, the feature itself is needed.
    fileprivate func imports(of functions: [ProtocolFunction], _ feature: String, _ index: TypeIndex) -> String {
        let named = index.modules(of: functions.flatMap(\.types))
        return Set(named + [feature]).sorted().map { module in
            named.contains(module) ? "package import \(module)\n" : "import \(module)\n"
        }.joined()
    }
}
