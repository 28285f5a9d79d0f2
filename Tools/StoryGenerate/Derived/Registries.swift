/// The features that come with the program, those that have a folder in Modules/Features: what the app knows of each,
/// and its screens.
struct FeatureRegistry: Derivation {
    static let path = "Modules/Composition/StoryApp/BuiltInFeatures+Generated.swift"
    static let screensPath = "Apps/TerminalApp/Sources/Features/FeatureScreens+Generated.swift"

    func files(for review: Review) -> [DerivedFile] {
        [
            DerivedFile(path: Self.path, text: compositions(of: review.features)),
            DerivedFile(
                path: Self.screensPath,
                text: list(
                    "all", of: "FeatureScreensContract", in: "FeatureScreens",
                    "The screens of every feature, by its name.", review.features.map { "\($0)Screens.self" })),
        ]
    }

    private func compositions(of features: [String]) -> String {
        let imports = features.map { "public import \($0)\n" }.joined()
        let accessors = features.map { name in
            """
                /// The feature \(name).
                public var \(name.prefix(1).lowercased() + name.dropFirst()): \(name)Feature { \
            feature(\(name)Composition.self) }

            """
        }
        return DerivedFile.header("the features in Package.swift") + imports + """

            extension BuiltInFeatures {
                /// How each feature joins the app, by its name.
                public static let compositions: [any FeatureCompositionContract.Type] = \(
                    DerivedFile.list(features.map { "\($0)Composition.self" }, indentation: 4))
            }

            extension AppContainer {
            \(accessors.joined())}

            """
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
/// They are in the order of their targets in Package.swift, since the first that can do a job is the default. Each is
/// registered in a file of its own, so that a new one is one line more in their list. What an initialiser needs is a
/// path on this machine: it has the label of a property of `ProviderPaths`.
struct ProviderRegistry: Derivation {
    static let path = "Modules/Composition/StoryApp/BuiltInProviders+Generated.swift"

    /// The contracts of StoryCore, and what the registry calls those who conform.
    private static let kinds = [
        "StoryAuthor": "author", "Narrator": "narrator", "Illustrator": "illustrator",
        "PlaybackEngineProvider": "engine",
    ]

    /// A type that makes something.
    private struct Provider {
        var module: String
        var type: String
        /// What it makes; a module may make several kinds.
        var kinds: [String]
        /// The labels of what its initialiser needs: paths on this machine, as `ProviderPaths` calls them.
        var paths: [String]
        /// As properties are called: "fliteNarrator".
        var property: String { type.prefix(1).lowercased() + type.dropFirst() }
        /// How one is made.
        var call: String { "\(type)(\(paths.map { "\($0): paths.\($0)" }.joined(separator: ", ")))" }
    }

    func files(for review: Review) -> [DerivedFile] {
        let providers = review.manifest.targets.flatMap { self.providers(in: $0, review) }
        let list = DerivedFile.list(providers.map { ".\($0.property)" }, indentation: 4)
        let text =
            DerivedFile.header("the targets in Package.swift and their types") + """
                extension BuiltInProviders {
                    /// Every provider; of those who can do the same, the first is the default.
                    static let all: [BuiltInProvider] = \(list)
                }

                """
        return [DerivedFile(path: Self.path, text: text)] + providers.map(registration)
    }

    private func registration(of provider: Provider) -> DerivedFile {
        let registrations = provider.kinds.map { "        try registry.register(\($0): \(provider.call))" }
            .joined(separator: "\n")
        let paths = provider.paths.isEmpty ? "_" : "paths"
        let imports = ["FeatureKit", provider.module].sorted().map { "import \($0)\n" }.joined()
        let text =
            DerivedFile.header("the types of \(provider.module)") + imports + """

                extension BuiltInProvider {
                    /// Registers ``\(provider.type)``.
                    static let \(provider.property) = BuiltInProvider { registry, \(paths) throws(RegistryError) in
                \(registrations)
                    }
                }

                """
        return DerivedFile(
            path: "Modules/Composition/StoryApp/Providers/\(provider.type)+Generated.swift", text: text)
    }

    private func providers(in target: PackageManifest.Target, _ review: Review) -> [Provider] {
        let folders = ["Modules/Providers/", "Modules/Platform/"]
        guard target.kind == .regular, folders.contains(where: target.path.hasPrefix) else { return [] }
        let types = review.declarations(below: target.path + "/").map(\.declaration).filter { $0.kind != .protocol }
        // A type may conform where it is declared and in extensions of it.
        return Dictionary(grouping: types, by: \.name).sorted { $0.key < $1.key }
            .map { name, parts in
                Provider(
                    module: target.name, type: name, kinds: parts.flatMap(\.parents).compactMap { Self.kinds[$0] },
                    paths: Self.paths(of: parts))
            }
            .filter { !$0.kinds.isEmpty }
    }

    /// The labels of the parameters without a default that a type's public initialiser has; of several, the one that
    /// needs least counts.
    private static func paths(of parts: [SwiftDeclaration]) -> [String] {
        let lists = parts.map(\.body).flatMap { body in
            body.indices.dropLast(2).filter {
                body[$0].text == "public" && body[$0 + 1].text == "init" && body[$0 + 2].text == "("
            }
            .map { body.block(from: $0 + 2) }
        }
        let labels = lists.map { list in
            list.parts.filter { part in !part.contains { $0.text == "=" } }.compactMap { $0.first?.text }
        }
        return labels.min { $0.count < $1.count } ?? []
    }
}

/// The verbs of the `story` program: its commands that are no part of another one.
struct CommandList: Derivation {
    static let path = "Apps/StoryCLI/BuiltInCommands+Generated.swift"

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

                extension BuiltInCommands {
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
