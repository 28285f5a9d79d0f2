import ArgumentParser

/// `story library`: shows and keeps what there is.
struct LibraryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "library", abstract: "Show, change and remove the stories that there are.",
        subcommands: [
            LibraryListCommand.self, LibraryShowCommand.self, LibraryEditCommand.self, LibraryFavoriteCommand.self,
            LibraryDeleteCommand.self, LibraryBinCommand.self,
            LibraryPreviousCommand.self,
        ], defaultSubcommand: LibraryListCommand.self)
}
