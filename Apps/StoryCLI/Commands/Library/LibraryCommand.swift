import ArgumentParser

/// `story library`: the stories of the library.
struct LibraryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library", abstract: "List, show, edit and delete stories.",
        subcommands: [
            LibraryListCommand.self, LibraryShowCommand.self, LibraryEditCommand.self, LibraryFavoriteCommand.self,
            LibraryDeleteCommand.self, LibraryBinCommand.self,
            LibraryPreviousCommand.self,
        ], defaultSubcommand: LibraryListCommand.self)
}
