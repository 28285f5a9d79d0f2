/// A new screen of a feature, with all that belongs to it.
enum ScreenScaffold {
    /// What a screen shows.
    enum Kind: String, CaseIterable, Sendable {
        /// One thing, found by its identifier.
        case detail
        /// Many things, a page at a time.
        case list
        /// Nothing that changes: one only leaves it.
        case stateless
    }

    /// What is written for a screen.
    static func make(
        _ name: ScaffoldName, of kind: Kind, for featureName: String, in tree: SourceTree
    ) throws(ScaffoldError) -> Scaffold {
        let feature = try FeatureScaffold.existing(featureName, in: tree)
        try check(name, of: feature, in: tree)
        let models = models(of: kind)
        let words = TemplateWords(feature: feature, screen: name, error: tree.errorName(of: feature.type))
        var isRead = !models.isEmpty
        // A use case that was there before has brought its repository along.
        if let model = models.first { isRead = try !model.isThere(in: tree, words) }
        return Scaffold(
            title: "the screen \(name.type) of \(feature.type)", filter: feature.type, name: name, words: words,
            parts: [TemplatePart(name: kind.rawValue)],
            sharedParts: models + FeatureScaffold.basics.map(TemplatePart.init),
            edits: ScreenEdits(kind: kind, name: name, feature: feature).all
                + (isRead ? [UseCaseScaffold.dependency(name, of: feature)] : []))
    }

    /// Returns whether the feature's routes, its exits and its list in the gallery are free for the name.
    private static func check(
        _ name: ScaffoldName, of feature: ScaffoldName, in tree: SourceTree
    ) throws(ScaffoldError) {
        let route = "Modules/Features/\(feature.type)/Sources/\(feature.type)Route.swift"
        for declaration in ["case \(name.property)", "case \(name.property)Item", "case \(name.property)Done"] {
            try Occupied.text(declaration, in: route, for: name, tree)
        }
        for path in [route, "Tools/Gallery/\(feature.type)Screens.swift"] {
            for word in ["static let", "static var", "static func"] {
                try Occupied.text("\(word) \(name.property)", in: path, for: name, tree)
            }
        }
    }

    /// What a screen shows, and the use cases that read it: the model with its repository first.
    private static func models(of kind: Kind) -> [TemplatePart] {
        let names: [String] =
            switch kind {
            case .detail: ["item", "get", "refresh"]
            case .list: ["page", "get-page", "refresh-page"]
            case .stateless: []
            }
        return names.map(TemplatePart.init)
    }
}
