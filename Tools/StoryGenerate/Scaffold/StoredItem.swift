/// The kind of thing that a feature with tables of its own stores: "Lullaby" of "Lullabies".
struct StoredItem: Hashable, Sendable {
    /// As types have it: "Lullaby".
    let name: ScaffoldName
    /// Several of them: "Lullabies".
    let plural: ScaffoldName

    /// Names what a feature stores.
    ///
    /// - Parameter text: The name as it was given; nil for the feature's name in the singular if that is a plural, else
    ///   for that name and "Item".
    init(_ text: String?, of feature: ScaffoldName) throws(ScaffoldError) {
        let singular = Self.singular(of: feature.type).flatMap { Self.plural(of: $0) == feature.type ? $0 : nil }
        name = try ScaffoldName(text ?? singular ?? "\(feature.type)Item")
        guard name.title.count <= Self.longestTitle else {
            throw .badName(name.type, rule: "what a feature stores has at most \(Self.longestTitle) letters")
        }
        plural = try ScaffoldName(Self.plural(of: name.type))
        if Self.members.contains(name.property) || Self.members.contains(plural.property) {
            throw .reserved(name.type, reason: "every stored feature has something else of that name")
        }
        if Self.statements.contains(name.type.lowercased()) {
            throw .reserved(name.type, reason: "SQL means something else by it, so that no table can have it")
        }
    }

    /// A title with more would not fit on the screens of 40 columns that the gallery shows.
    private static let longestTitle = 24

    /// Returns whether it is the name of a type, a table or a member as templates write it.
    func check(in tree: SourceTree) throws(ScaffoldError) {
        for path in tree.files(below: "Modules", ending: ".swift") {
            let text = try reading { () throws(TreeError) in try tree.text(path) }.lowercased()
            guard text.contains("create table \(name.type.lowercased()) ") else { continue }
            throw .taken(name.type, by: "a table in \(path)")
        }
    }

    // MARK: - In texts

    /// The name in a sentence: "lullaby".
    var title: String { Self.lowercased(name.title) }

    /// Several of them in a sentence: "lullabies".
    var pluralTitle: String { Self.lowercased(plural.title) }

    /// One of them in a sentence: "a lullaby", "an owl".
    var titleWithArticle: String { ("aeiou".contains(title.prefix(1)) ? "an " : "a ") + title }

    /// Abbreviations stay as they are.
    private static func lowercased(_ title: String) -> String {
        title.split(separator: " ").map { word in
            word.count > 1 && !word.contains(where: \.isLowercase) ? String(word) : word.lowercased()
        }.joined(separator: " ")
    }

    // MARK: - Plurals

    private static func plural(of word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? word + "es" : word + "s"
    }

    /// The word of which this may be the plural; nil if it does not look like one.
    private static func singular(of word: String) -> String? {
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        let isPlural = word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix)
        return isPlural ? String(word.dropLast()) : nil
    }

    // MARK: - Names that are not free

    /// What templates call something else.
    private static let members: Set<String> = [
        "added", "all", "changed", "collections", "context", "count", "createdAt", "cursor", "database", "dependencies",
        "draft", "editing", "error", "failure", "feature", "form", "found", "generation", "home", "id", "identifier",
        "item", "items", "job", "limit", "list", "navigator", "new", "next", "note", "now", "observation", "output",
        "page",
        "playback", "random", "repository", "row", "saved", "session", "settings", "state", "text", "title",
        "viewModel",
    ]

    /// The words of SQLite's statements that a name could be.
    private static let statements: Set<String> = [
        "abort", "action", "add", "after", "all", "alter", "always", "analyze", "and", "as", "asc", "attach", "before",
        "begin", "between", "by", "cascade", "case", "cast", "check", "collate", "column", "commit", "conflict",
        "constraint", "create", "cross", "current", "database", "default", "deferred", "delete", "desc", "detach",
        "distinct", "do", "drop", "each", "else", "end", "escape", "except", "exclude", "exclusive", "exists",
        "explain",
        "fail", "filter", "first", "following", "for", "foreign", "from", "full", "generated", "glob", "group",
        "groups",
        "having", "if", "ignore", "immediate", "in", "index", "indexed", "initially", "inner", "insert", "instead",
        "intersect", "into", "is", "join", "key", "last", "left", "like", "limit", "match", "materialized", "natural",
        "no", "not", "nothing", "null", "nulls", "of", "offset", "on", "or", "order", "others", "outer", "over",
        "partition", "plan", "pragma", "preceding", "primary", "query", "raise", "range", "recursive", "references",
        "reindex", "release", "rename", "replace", "restrict", "returning", "right", "rollback", "row", "rows",
        "savepoint", "select", "set", "table", "temp", "then", "ties", "to", "transaction", "trigger", "unbounded",
        "union", "unique", "update", "using", "vacuum", "values", "view", "virtual", "when", "where", "window", "with",
        "within", "without",
    ]
}
