/// The features that come with the program, those that have a folder in Modules/Features: what the app knows of each,
/// and its screens.
struct FeatureRegistry: Derivation {
    static let path = "Modules/Composition/StoryApp/BuiltInFeatures+Generated.swift"
    static let screensPath = "Apps/TerminalApp/Sources/Features/FeatureScreens+Generated.swift"

    func files(for review: Review) -> [DerivedFile] {
        [
            DerivedFile(
                path: Self.path,
                text: list(
                    "routings", of: "FeatureRoutingContract", in: "BuiltInFeatures",
                    "What the app knows of every feature, by its name.", review.features.map { "\($0)Routing.self" })),
            DerivedFile(
                path: Self.screensPath,
                text: list(
                    "all", of: "FeatureScreensContract", in: "FeatureScreens",
                    "The screens of every feature, by its name.", review.features.map { "\($0)Screens.self" })),
        ]
    }

    private func list(
        _ name: String, of contract: String, in type: String, _ comment: String, _ elements: [String]
    ) -> String {
        DerivedFile.header("the features in Package.swift") + """
            extension \(type) {
                /// \(comment)
                static let \(name): [any \(contract).Type] = \(DerivedFile.list(elements, indentation: 4))
            }

            """
    }
}

/// The providers that come with the program: the public types that conform to a provider's contract.
///
/// They are in the order of their targets in Package.swift, since the first that can do a job is the default.
struct ProviderRegistry: Derivation {
    static let path = "Modules/Composition/StoryApp/BuiltInProviders+Generated.swift"

    /// The contracts of StoryCore, and what their conforming types are called together.
    private static let kinds = [
        (contract: "StoryAuthor", list: "authors"), (contract: "Narrator", list: "narrators"),
        (contract: "Illustrator", list: "illustrators"), (contract: "PlaybackEngineProvider", list: "engines"),
    ]

    func files(for review: Review) -> [DerivedFile] {
        let targets = review.manifest.targets.filter {
            $0.kind == .regular && ($0.path.hasPrefix("Modules/Providers/") || $0.path.hasPrefix("Modules/Platform/"))
        }
        var modules: Set<String> = ["StoryCore"]
        let lists = Self.kinds.map { contract, list in
            let types = targets.flatMap { target in
                names(conformingTo: contract, in: target, review).map { (module: target.name, name: $0) }
            }
            modules.formUnion(types.map(\.module))
            return self.list(list, of: contract, types.map(\.name))
        }
        let text =
            DerivedFile.header("the targets in Package.swift and their types")
            + modules.sorted().map { "import \($0)\n" }.joined() + """

                extension BuiltInProviders {
                \(lists.joined(separator: "\n"))}

                """
        return [DerivedFile(path: Self.path, text: text)]
    }

    private func list(_ name: String, of contract: String, _ types: [String]) -> String {
        """
            /// The \(name), the default first.
            static var \(name): [any \(contract)] {
                \(DerivedFile.list(types.map { "\($0)()" }, indentation: 8))
            }

        """
    }

    private func names(
        conformingTo contract: String, in target: PackageManifest.Target, _ review: Review
    ) -> [String] {
        review.declarations(below: target.path + "/").map(\.declaration)
            .filter { $0.parents.contains(contract) && $0.kind != .protocol }.map(\.name).sorted()
    }
}

/// The verbs of the `story` program: its commands that are no part of another one.
struct CommandList: Derivation {
    static let path = "Apps/StoryCLI/StoryCommand+Generated.swift"

    func files(for review: Review) -> [DerivedFile] {
        let folder = "Apps/StoryCLI/"
        let commands = review.declarations(below: folder).map(\.declaration).filter { type in
            type.kind == .struct && type.name.hasSuffix("Command") && type.name != "StoryCommand"
                && type.parents.contains { ["AppCommand", "ParsableCommand"].contains($0) }
        }
        let parts = review.sources.filter { $0.key.hasPrefix(folder) && $0.key != Self.path }.values
            .filter { $0.contains("Command.self") }.flatMap(Self.namedTypes)
        let verbs = Set(commands.map(\.name)).subtracting(parts).sorted()
        let list = DerivedFile.list(verbs.map { "\($0).self" }, indentation: 4)
        let text =
            DerivedFile.header("the commands in Apps/StoryCLI") + """
                import ArgumentParser

                extension StoryCommand {
                    /// The verbs, by name.
                    static let verbs: [any ParsableCommand.Type] = \(list)
                }

                """
        return [DerivedFile(path: Self.path, text: text)]
    }

    /// The names before `.self`: commands that are listed in another one.
    private static func namedTypes(in text: String) -> [String] {
        let tokens = SwiftLexer.tokens(of: text)
        return tokens.indices.dropLast(2).filter { tokens[$0 + 1].text == "." && tokens[$0 + 2].text == "self" }
            .map { tokens[$0].text }
    }
}

/// What the gallery shows: every list of screens in its folder.
struct GalleryList: Derivation {
    static let path = "Tools/Gallery/GalleryScreen+Generated.swift"

    func files(for review: Review) -> [DerivedFile] {
        let lists = review.declarations(below: "Tools/Gallery/").map(\.declaration)
            .filter { $0.kind == .enum && $0.name.hasSuffix("Screens") }.map(\.name).sorted()
        let text =
            DerivedFile.header("the lists of screens in Tools/Gallery") + """
                extension GalleryScreen {
                    /// Every screen.
                    static var all: [GalleryScreen] {
                        \(DerivedFile.list(lists.map { "\($0).all" }, indentation: 8)).flatMap { $0 }
                    }
                }

                """
        return [DerivedFile(path: Self.path, text: text)]
    }
}
