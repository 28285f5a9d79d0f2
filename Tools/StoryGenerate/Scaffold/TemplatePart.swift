import Mustache

/// Templates that are used together: a folder below `Tools/StoryGenerate/Templates`.
struct TemplatePart: Hashable, Sendable {
    /// The folder of the templates.
    static let folder = "Tools/StoryGenerate/Templates"
    private static let ending = ".mustache"

    /// The folder's name.
    let name: String

    /// The templates' paths, sorted.
    ///
    /// - Throws: ``ScaffoldError/badTemplate(path:reason:)`` if there are none.
    private func templates(in tree: SourceTree) throws(ScaffoldError) -> [String] {
        let found = tree.files(below: "\(Self.folder)/\(name)", ending: Self.ending)
        guard !found.isEmpty else {
            throw .badTemplate(path: "\(Self.folder)/\(name)", reason: "the folder is missing or empty")
        }
        return found
    }

    /// Returns whether every file of the templates exists.
    func isThere(in tree: SourceTree, _ words: TemplateWords) throws(ScaffoldError) -> Bool {
        let templates = try templates(in: tree)
        return templates.allSatisfy { tree.exists(path(of: $0, words)) }
    }

    /// The files that the templates become.
    func files(in tree: SourceTree, _ words: TemplateWords) throws(ScaffoldError) -> [FileChange] {
        var files: [FileChange] = []
        for template in try templates(in: tree) {
            files.append(.create(path(of: template, words), try render(template, in: tree, words)))
        }
        return files
    }

    /// A template's path below its part is the path of its file, where names stand between two pairs of underscores.
    private func path(of template: String, _ words: TemplateWords) -> String {
        words.all.reduce(String(template.dropFirst("\(Self.folder)/\(name)/".count).dropLast(Self.ending.count))) {
            $0.replacing("__\($1.key)__", with: $1.value)
        }
    }

    private func render(
        _ template: String, in tree: SourceTree, _ words: TemplateWords
    ) throws(ScaffoldError) -> String {
        let text = try reading { () throws(TreeError) in try tree.text(template) }
        do {
            return try MustacheTemplate(string: text).render(words.all)
        } catch {
            throw .badTemplate(path: template, reason: "\(error)")
        }
    }
}

/// What templates call the names that they are filled with.
struct TemplateWords: Hashable, Sendable {
    /// The words by what templates call them.
    let all: [String: String]

    /// Words for a feature, and for something in it.
    ///
    /// - Parameter error: What the feature's error is called; nil for its own name.
    init(feature: ScaffoldName, screen: ScaffoldName? = nil, error: String? = nil) {
        var all = [
            "Error": error ?? "\(feature.type)Error", "Feature": feature.type, "feature": feature.property,
            "identifier": feature.identifier, "featureTitle": feature.title, "featureSlug": feature.slug,
        ]
        if let screen {
            all.merge([
                "Screen": screen.type, "screen": screen.property, "slug": screen.slug, "screenTitle": screen.title,
            ]) { $1 }
        }
        self.all = all
    }

    /// Words for a feature that stores something.
    init(feature: ScaffoldName, item: StoredItem) {
        func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
        let own = [
            "Item": item.name.type, "item": item.name.property, "Items": item.plural.type,
            "items": item.plural.property,
            "itemTitle": item.title, "itemsTitle": item.pluralTitle, "ItemsTitle": capital(item.pluralTitle),
            "anItem": item.titleWithArticle, "AnItem": capital(item.titleWithArticle),
        ]
        all = TemplateWords(feature: feature).all.merging(own) { $1 }
    }

    /// Words for a provider.
    init(provider: ScaffoldName, module: String) {
        all = ["Provider": module, "identifier": provider.slug, "providerTitle": provider.title]
    }
}
