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
        if taken.contains(name.property) { throw .reserved(name.type, reason: "what a feature begins with has it") }
        let shared = sharedParts(of: kind).map(TemplatePart.init)
        let words = TemplateWords(feature: feature, screen: name)
        var isRead = !shared.isEmpty
        // A use case that was there before has brought its repository along.
        if let model = shared.first { isRead = try !model.isThere(in: tree, words) }
        return Scaffold(
            title: "the screen \(name.type) of \(feature.type)", filter: feature.type, name: name, words: words,
            parts: [TemplatePart(name: kind.rawValue)], sharedParts: shared,
            edits: edits(of: kind, name, for: feature)
                + (isRead ? [UseCaseScaffold.dependency(name, of: feature)] : []))
    }

    /// The route to a feature, its paths, and the list of its screens.
    private static let taken: Set<String> = ["home", "paths", "all"]

    private static func sharedParts(of kind: Kind) -> [String] {
        switch kind {
        case .detail: ["item", "get", "refresh"]
        case .list: ["page", "get-page", "refresh-page"]
        case .stateless: []
        }
    }

    /// The lines by which the feature and the gallery know the screen.
    private static func edits(of kind: Kind, _ name: ScaffoldName, for feature: ScaffoldName) -> [ListEdit] {
        let folder = "Modules/Features/\(feature.type)"
        let route = "\(folder)/Sources/\(feature.type)Route.swift"
        let place = kind == .detail ? "\(name.property)(\(name.type)ID)" : name.property
        let path = kind == .detail ? "\(name.slug)/IDENTIFIER" : name.slug
        var edits = [
            ListEdit(
                path: route, opening: "public enum \(feature.type)Route: Hashable, Sendable {",
                lines: ["/// The screen \(name.title).", "case \(place)"], place: .last),
            ListEdit(
                path: route,
                opening: "private static let paths: [@Sendable ([String]) -> \(feature.type)Route?] = [",
                lines: ["pathTo\(name.type),"], place: .last),
            ListEdit(
                path: "\(folder)/README.md", opening: "|---|---|---|---|",
                lines: [
                    "| \(name.title) | `\(name.type)ViewModel` | `\(name.type)View` "
                        + "| `story://\(feature.identifier)/\(path)` |"
                ], indentation: 0, place: .last),
            ListEdit(
                path: "Tools/Gallery/\(feature.type)Screens.swift", opening: "static let all: [GalleryScreen] = [",
                lines: ["\(name.property),"], place: .last),
        ]
        if let exit = exit(of: kind, name) {
            edits.append(
                ListEdit(
                    path: route, opening: "public enum \(feature.type)Exit: Hashable, Sendable {",
                    lines: ["/// \(exit.meaning)", "case \(exit.declaration)"], place: .last))
        }
        return edits + appEdits(of: kind, name, for: feature)
    }

    /// The way out that a kind of screen has besides the way back.
    private static func exit(
        of kind: Kind, _ name: ScaffoldName
    ) -> (name: String, declaration: String, meaning: String)? {
        switch kind {
        case .detail: nil
        case .list:
            (
                "\(name.property)Item", "\(name.property)Item(\(name.type)ID)",
                "To one of the things that the screen \(name.title) lists."
            )
        case .stateless:
            (
                "\(name.property)Done", "\(name.property)Done",
                "Out of the screen \(name.title): what it was opened for is done."
            )
        }
    }

    /// The lines by which the app knows where the screen is seen and where its exits lead to.
    private static func appEdits(of kind: Kind, _ name: ScaffoldName, for feature: ScaffoldName) -> [ListEdit] {
        let routing = "Modules/Composition/StoryApp/Routing/\(feature.type)Routing.swift"
        let screens = "Apps/TerminalApp/Sources/Features/\(feature.type)Screens.swift"
        func newCase(_ line: String, of subject: String, in path: String) -> ListEdit {
            ListEdit(path: path, opening: "switch \(subject) {", lines: ["case .\(line)"], indentation: 0, place: .last)
        }
        let value = kind == .detail ? "(let identifier)" : ""
        let argument = kind == .detail ? "of: identifier, " : ""
        let viewModel = "context.app.\(feature.property).make\(name.type)ViewModel(\(argument)navigate: leave)"
        var edits = [
            newCase(
                "\(name.property): return PlaceDescription(\"the screen \(name.title)\")", of: "route", in: routing),
            newCase(
                "\(name.property)\(value): stacked { \(name.type)View(viewModel: \(viewModel)) }", of: "route",
                in: screens),
            ListEdit(
                path: screens, opening: "import \(feature.type)", lines: ["import \(feature.type)Views"],
                indentation: 0, isOnce: true),
        ]
        if let exit = exit(of: kind, name) {
            // Which screen shows one of the things is not known; until somebody says so, the list stays.
            let target = kind == .list ? "\(feature.property)(.\(name.property))" : "back"
            edits.append(newCase("\(exit.name): .\(target)", of: "exit", in: routing))
        }
        return edits
    }
}
