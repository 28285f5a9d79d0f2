import ArgumentParser

/// `story profile`: the profiles of the household.
struct HouseholdCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Manage the household's profiles.",
        discussion: """
            Each profile has its own favourites, positions in stories, play counts, queue, achievements and journey, \
            and sees the stories that you choose. Add '--profile NAME' to any command to run it as that profile.
            """,
        subcommands: [
            ProfileListCommand.self, ProfileShowCommand.self, ProfileAddCommand.self, ProfileEditCommand.self,
            ProfileDeleteCommand.self,
        ])
}
