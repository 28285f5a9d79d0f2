/// Which module has a type: what is derived imports what it names, and nothing else.
struct TypeIndex: Sendable {
    private let modules: [String: String]

    /// What Foundation brings, as far as contracts name it.
    private static let foundation = ["Data", "Date", "Locale", "TimeInterval", "URL", "UUID"]

    /// Reads the types of the modules that a target may import.
    init(for target: PackageManifest.Target, in review: Review) {
        var modules = Dictionary(uniqueKeysWithValues: Self.foundation.map { ($0, "Foundation") })
        for name in target.dependencies {
            guard let module = review.manifest.target(named: name) else { continue }
            for (path, types) in review.typeNames where path.hasPrefix("\(module.path)/") {
                for type in types { modules[type] = name }
            }
        }
        self.modules = modules
    }

    /// The modules that some types come from, sorted.
    func modules(of types: [String]) -> [String] {
        let names = types.flatMap { type -> [String] in
            let tokens = SwiftLexer.tokens(of: type)
            // Of a name in another one, the first part says where both are.
            return tokens.indices.filter { $0 == 0 || tokens[$0 - 1].text != "." }.map { tokens[$0].text }
        }
        return Set(names.compactMap { modules[$0] }).sorted()
    }
}

extension ProtocolFunction {
    /// Every type that its declaration names.
    var types: [String] { parameters.map(\.type) + [effects, result ?? ""] }
}
