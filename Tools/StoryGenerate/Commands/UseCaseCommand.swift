import ArgumentParser

/// Writes a new use case of a feature.
struct UseCaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "usecase", abstract: "Write a new use case of a feature, with a repository, a mock and tests.")

    @Argument(help: "The feature that the use case belongs to.")
    var feature: String

    @Argument(
        help: "What it is called: for --get and --refresh what is read, such as Shelf; else all, such as MoveShelf.")
    var name: String

    @Flag(help: "It reads something as it was read last, if that is known.")
    var get = false

    @Flag(help: "It reads something anew.")
    var refresh = false

    @OptionGroup var options: ScaffoldOptions

    func validate() throws {
        if get && refresh {
            throw ValidationError("A use case does one thing: give --get or --refresh, or call twice.")
        }
    }

    func run() throws {
        let kind: UseCaseScaffold.Kind = get ? .get : refresh ? .refresh : .action
        try options.write { tree throws(ScaffoldError) in
            try UseCaseScaffold.make(ScaffoldName(name), of: kind, for: feature, in: tree)
        }
    }
}
