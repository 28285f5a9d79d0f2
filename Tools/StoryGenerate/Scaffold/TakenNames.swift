/// The names of types that are there already, wherever a new one would get in their way.
struct TakenNames: Sendable {
    /// The files that declare a type, by its name in small letters: names that differ in nothing else become one where
    /// they begin a property's name.
    private let owners: [String: String]

    /// Reads the names.
    init(in tree: SourceTree) throws(ScaffoldError) {
        var owners: [String: String] = [:]
        for folder in ["Modules", "Apps", "Tools/Gallery"] {
            for path in tree.files(below: folder, ending: ".swift") {
                let text = try reading { () throws(TreeError) in try tree.text(path) }
                for name in Self.types(in: text) { owners[name.lowercased()] = path }
            }
        }
        self.owners = owners
    }

    /// Throws if files declare an existing type, or a name is that of one.
    ///
    /// Types that each feature has, such as a note for an error, do not contain the name, and do not count.
    func check(_ files: [FileChange], of name: ScaffoldName) throws(ScaffoldError) {
        let new = files.filter { $0.path.hasSuffix(".swift") }.flatMap { Self.types(in: $0.new) }
        for type in [name.type] + new.sorted() where type.contains(name.type) {
            if let owner = owners[type.lowercased()] { throw .taken(type, by: owner) }
        }
    }

    private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// The types that a file declares at its outermost level: those without spaces before them.
    private static func types(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard let first = line.first, first != " ", first != "/" else { return nil }
            let words = line.split(separator: " ")
            guard let position = words.firstIndex(where: keywords.contains), position + 1 < words.count else {
                return nil
            }
            return String(words[position + 1].prefix { $0.isLetter || $0.isNumber })
        }
    }
}
