import ArgumentParser

/// `story collection`: collections of stories.
struct CollectionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection", abstract: "Manage collections: stories on one theme, for a child to grow with.",
        discussion: "Name a collection by its title, its id, or the beginning of either.",
        subcommands: [
            CollectionCreateCommand.self, CollectionResumeCommand.self, CollectionListCommand.self,
            CollectionShowCommand.self,
            CollectionCompleteCommand.self, CollectionAddCommand.self, CollectionRemoveCommand.self,
            CollectionRenameCommand.self, CollectionDeleteCommand.self,
        ])
}
