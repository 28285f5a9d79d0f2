import ArgumentParser

/// Writes a new feature.
struct FeatureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feature", abstract: "Write a new feature, with everything but screens.",
        discussion: """
            With '--stored', the feature keeps things with a title and a note in the library, and has all that belongs \
            to that: a table, a repository, a list, a detail, a form, a tab, verbs with '--json', and tests.
            """)

    @Argument(help: "What it is called, such as Collections: a capital letter, then letters and digits.")
    var name: String

    @Flag(help: "It stores something.")
    var stored = false

    @Option(
        help: """
            What one of the things is called that it stores, such as Lullaby. (default: the feature's name in the \
            singular if that is a plural, else the name and Item)
            """)
    var item: String?

    @OptionGroup var options: ScaffoldOptions

    func validate() throws {
        if item != nil, !stored { throw ValidationError("Only a feature with '--stored' has an '--item'.") }
    }

    func run() throws {
        try options.write { tree throws(ScaffoldError) in
            let feature = try ScaffoldName(name)
            guard stored else { return try FeatureScaffold.make(feature, in: tree) }
            return try FeatureScaffold.make(feature, storing: StoredItem(item, of: feature), in: tree)
        }
    }
}
