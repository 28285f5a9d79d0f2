/// The lines by which the feature, the gallery and the app know a screen.
struct ScreenEdits {
    let kind: ScreenScaffold.Kind
    let name: ScaffoldName
    let feature: ScaffoldName

    /// All of them.
    var all: [ListEdit] { positions + listings + app }

    // MARK: - Private

    /// The way out that a kind of screen has besides the way back.
    private struct Exit {
        var name: String
        var value = ""
        var meaning: String
    }

    private var exit: Exit? {
        switch kind {
        case .detail: nil
        case .list:
            Exit(
                name: "\(name.property)Item", value: "(\(name.type)ID)",
                meaning: "To one of the things that the screen \(name.title) lists.")
        case .stateless:
            Exit(
                name: "\(name.property)Done",
                meaning: "Out of the screen \(name.title): what it was opened for is done.")
        }
    }

    /// The screen as a route of its feature, with its path and its exit.
    private var positions: [ListEdit] {
        let route = "Modules/Features/\(feature.type)/Sources/\(feature.type)Route.swift"
        let position = kind == .detail ? "\(name.property)(\(name.type)ID)" : name.property
        var edits = [
            ListEdit(
                path: route, opening: "public enum \(feature.type)Route: Hashable, Sendable {",
                lines: ["/// The screen \(name.title).", "case \(position)"], position: .last),
            // The paths that are there may take any text, such as an identifier.
            ListEdit(
                path: route,
                opening: "private static let paths: [@Sendable ([String]) -> \(feature.type)Route?] = [",
                lines: ["pathTo\(name.type),"]),
        ]
        if let exit {
            edits.append(
                ListEdit(
                    path: route, opening: "public enum \(feature.type)Exit: Hashable, Sendable {",
                    lines: ["/// \(exit.meaning)", "case \(exit.name)\(exit.value)"], position: .last))
        }
        return edits
    }

    /// The screen in the feature's README and in the gallery.
    private var listings: [ListEdit] {
        let path = kind == .detail ? "\(name.slug)/IDENTIFIER" : name.slug
        return [
            ListEdit(
                path: "Modules/Features/\(feature.type)/README.md", opening: "|---|---|---|---|",
                lines: [
                    "| \(name.title) | `\(name.type)ViewModel` | `\(name.type)View` "
                        + "| `story://\(feature.identifier)/\(path)` |"
                ], indentation: 0, position: .last),
            ListEdit(
                path: "Tools/Gallery/\(feature.type)Screens.swift", opening: "static let all: [GalleryScreen] = [",
                lines: ["\(name.property),"], position: .last),
        ]
    }

    /// The edits in the app, for the screen and its exit.
    private var app: [ListEdit] {
        let composition = "Modules/Composition/StoryApp/Features/\(feature.type)Composition.swift"
        let screens = "Apps/TerminalApp/Sources/Features/\(feature.type)Screens.swift"
        let value = kind == .detail ? "(let identifier)" : ""
        let argument = kind == .detail ? "of: identifier, " : ""
        let viewModel = "feature.make\(name.type)ViewModel(\(argument)navigate: leave)"
        let view = "\(name.type)View(viewModel: \(viewModel))"
        var edits = [
            newCase(
                "\(name.property): return RouteDescription(\"the screen \(name.title)\")", of: "route", in: composition),
            newCase("\(name.property)\(value): push { \(view) }", of: "route", in: screens),
            ListEdit(
                path: screens, opening: "import \(feature.type)", lines: ["import \(feature.type)Views"],
                indentation: 0, isOnce: true),
        ]
        if let exit {
            // The screen that shows an element is not known, so the list stays until it is chosen.
            let target = kind == .list ? "\(feature.property)(.\(name.property))" : "back"
            edits.append(newCase("\(exit.name): .\(target)", of: "exit", in: composition))
        }
        return edits
    }

    private func newCase(_ text: String, of subject: String, in path: String) -> ListEdit {
        ListEdit(path: path, opening: "switch \(subject) {", lines: ["case .\(text)"], indentation: 0, position: .last)
    }
}
