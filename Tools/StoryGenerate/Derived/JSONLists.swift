/// What the tests of the program's JSON go through: the types that others read it with, and the verbs of features.
struct JSONLists: Derivation {
    private static let folder = "Tests/StoryCLITests/"
    static let path = "\(folder)JSONLists+Generated.swift"
    private static let contract = "FeatureLookContract"

    func files(for review: Review) -> [DerivedFile] {
        let types = review.declarations(below: JSONShapes.folder).map(\.declaration).filter { $0.kind == .struct }
        guard !types.isEmpty else { return [] }
        let looks = review.declarations(below: Self.folder).map(\.declaration)
            .filter { $0.parents.contains(Self.contract) }
        func list(_ types: [SwiftDeclaration]) -> String {
            DerivedFile.list(types.map { "\($0.name).self" }.sorted(), indentation: 4)
        }
        func list(of kind: JSONShape.Kind) -> String { list(types.filter { $0.parents == [kind.rawValue] }) }
        let text =
            DerivedFile.header("the types in \(JSONShapes.folder) and \(Self.folder)") + """
                import StoryDocuments

                extension ReadDocument {
                    /// The types of complete answers.
                    static let documents: [any JSONDocument.Type] = \(list(of: .document))
                    /// The types of lines.
                    static let lines: [any JSONLine.Type] = \(list(of: .line))
                }

                extension LookAtJSON {
                    /// The verbs of features besides those that it knows itself.
                    static let features: [any \(Self.contract).Type] = \(list(looks))
                }

                """
        return [DerivedFile(path: Self.path, text: text)]
    }
}
