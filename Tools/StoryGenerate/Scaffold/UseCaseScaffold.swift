/// A new use case of a feature.
enum UseCaseScaffold {
    /// What a use case does.
    enum Kind: Hashable, Sendable {
        /// Reads one thing, as it was read last if that is known.
        case get
        /// Reads one thing from storage.
        case refresh
        /// Changes something.
        case action

        /// What its name begins with.
        fileprivate var verb: String {
            switch self {
            case .get: "Get"
            case .refresh: "Refresh"
            case .action: ""
            }
        }
    }

    /// What is written for a use case.
    static func make(
        _ name: ScaffoldName, of kind: Kind, for featureName: String, in tree: SourceTree
    ) throws(ScaffoldError) -> Scaffold {
        let feature = try FeatureScaffold.existing(featureName, in: tree)
        let words = TemplateWords(
            feature: feature, screen: name, error: tree.errorName(of: feature.type))
        let model = TemplatePart(name: "item")
        let (parts, shared): ([TemplatePart], [TemplatePart]) =
            switch kind {
            case .get: ([TemplatePart(name: "get")], [model])
            case .refresh: ([TemplatePart(name: "refresh")], [model])
            case .action: ([TemplatePart(name: "action")], [])
            }
        let hasModel = try model.isThere(in: tree, words)
        return Scaffold(
            title: "the use case \(kind.verb)\(name.type) of \(feature.type)", filter: feature.type, name: name,
            words: words, parts: parts,
            sharedParts: shared, edits: hasModel && kind != .action ? [] : [dependency(name, of: feature)])
    }

    /// The line by which a feature gets the repository of a use case.
    static func dependency(_ name: ScaffoldName, of feature: ScaffoldName) -> ListEdit {
        ListEdit(
            path: "Modules/Features/\(feature.type)/Sources/\(feature.type)Dependencies.swift",
            opening: "public struct \(feature.type)Dependencies: Sendable {",
            lines: [
                "/// What \(name.title) reads or changes.",
                "public var \(name.property): any \(name.type)RepositoryContract = Empty\(name.type)Repository()",
                "",
            ])
    }
}
