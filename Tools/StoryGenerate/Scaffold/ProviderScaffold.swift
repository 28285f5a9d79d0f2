/// A new provider of stories, speech or pictures.
enum ProviderScaffold {
    /// What a provider makes.
    enum Kind: String, CaseIterable, Sendable {
        case author, narrator, illustrator

        /// What its module's name ends with.
        var suffix: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// What is written for a provider; its module's name ends with what it is, whether it was given so or not.
    static func make(_ text: String, of kind: Kind, in tree: SourceTree) throws(ScaffoldError) -> Scaffold {
        let isWhole = text.hasSuffix(kind.suffix) && text.count > kind.suffix.count
        let name = try ScaffoldName(isWhole ? String(text.dropLast(kind.suffix.count)) : text)
        let module = name.type + kind.suffix
        try Occupied.module(module, in: tree)
        try Occupied.module("\(module)Tests", in: tree)
        // Two providers of one kind never share an identifier; an author and a narrator may.
        let others = try reading { () throws(TreeError) in try tree.names(in: "Modules/Providers") }
        for other in others where other.hasSuffix(kind.suffix) {
            for word in ["identifier: ProviderIdentifier = ", "identifier = "] {
                try Occupied.text("\(word)\"\(name.slug)\"", below: "Modules/Providers/\(other)", for: name, in: tree)
            }
        }
        return Scaffold(
            title: "the \(kind.rawValue) \(module)", filter: module, name: try ScaffoldName(module),
            words: TemplateWords(provider: name, module: module),
            parts: [TemplatePart(name: "provider-\(kind.rawValue)")],
            edits: [
                ListEdit(
                    path: "Package.swift", opening: "let providers = [", lines: ["provider(\"\(module)\"),"],
                    position: .last)
            ])
    }
}
