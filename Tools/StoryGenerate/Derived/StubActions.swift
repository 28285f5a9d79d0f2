/// What stubs of view models do when something is tapped: nothing.
///
/// What a stub shows is a choice and written by hand, and so is what it answers; the rest follows from its contract.
struct StubActions: Derivation {
    func files(for review: Review) -> [DerivedFile] {
        let types = review.declarations(below: "")
        let contracts = types.filter {
            $0.declaration.kind == .protocol && $0.declaration.name.hasSuffix("ViewModelContract")
        }
        let stubs = types.filter {
            $0.declaration.kind == .class && $0.declaration.name.hasSuffix("ViewModelStub")
                && $0.path.contains("/Stubs/")
        }
        return stubs.flatMap { path, stub in
            contracts.filter { stub.parents.contains($0.declaration.name) }.compactMap { position, contract in
                file(for: stub, at: path, of: contract, from: position, review)
            }
        }
    }

    private func file(
        for stub: SwiftDeclaration, at path: String, of contract: SwiftDeclaration, from position: String,
        _ review: Review
    ) -> DerivedFile? {
        guard let target = review.manifest.target(of: path) else { return nil }
        let own = Set(ProtocolFunction.all(in: stub, of: review.sources[path] ?? "").map(\.signature))
        let functions = ProtocolFunction.all(in: contract, of: review.sources[position] ?? "")
            .filter { $0.result == nil && !own.contains($0.signature) }
        guard !functions.isEmpty else { return nil }
        let modules = TypeIndex(for: target, in: review).modules(of: functions.flatMap(\.types))
        let imports = modules.map { "public import \($0)\n" }.joined() + (modules.isEmpty ? "" : "\n")
        let text =
            DerivedFile.header("\(contract.name).swift") + imports + """
                extension \(stub.name) {
                \(functions.map { "\($0.declaration("public", room: 3)) {}\n" }.joined())}

                """
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return DerivedFile(path: "\(folder)/\(stub.name)+Generated.swift", text: text)
    }
}
