import ArgumentParser
import Collections
import Household
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story profile add`: adds a profile.
struct ProfileAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a profile; only the name is required.",
        discussion: "A new profile is a child's, and sees the stories that fit its age and language.")

    @Argument(help: "The name.")
    var name: String

    @OptionGroup var options: ProfileOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        var values = ProfileValues(name: name, role: options.role ?? .child)
        try await options.apply(to: &values, in: app)
        let added = try await app.household.add(values)
        output.console(of: session).write(
            output.json
                ? JSONText.pretty(ProfileDocument(added))
                : "Added \(added.name). Run 'story --profile \(added.shellReference)' to read as this profile.")
        return .done
    }
}

/// `story profile edit`: changes a profile.
struct ProfileEditCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Edit a profile.")

    @Argument(help: "The profile: its name, or the beginning of it.")
    var name: String

    @Option(name: .customLong("name"), help: "A new name.")
    var newName: String?

    @OptionGroup var options: ProfileOptions
    @OptionGroup var withdrawal: ProfileWithdrawalOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        // Not in 'validate', which comes before the parser names an option that does not exist.
        guard newName != nil || !options.isEmpty || !withdrawal.isEmpty else {
            throw ValidationError(
                """
                Nothing to change. Use one or more of --name, --role, --age, --language, --color, --hero, --shelf, \
                --speed, --sleep, --minutes-a-day, --minutes-until-break, --stories-a-day, --quiet-hours, --allow, --allow-hero, --allow-collection, --disallow, --disallow-hero, \
                --disallow-collection, and --create.
                """)
        }
        let app = try session.app
        let found = try await app.household.profile(matching: name)
        var values = found.values
        values.name = newName ?? values.name
        try await options.apply(to: &values, in: app)
        try await withdrawal.apply(to: &values, in: app)
        let changed = try await app.household.edit(found.id, to: values)
        output.console(of: session).write(
            output.json ? JSONText.pretty(ProfileDocument(changed)) : "Saved \(changed.name).")
        return .done
    }
}

/// `story profile delete`: deletes a profile.
struct ProfileDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a profile with its favourites, positions in stories and journey.")

    @Argument(help: "The profile: its name, or the beginning of it.")
    var name: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let found = try await app.household.profile(matching: name)
        guard !found.isFirst else { throw HouseholdError.firstStays }
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: [
                    "\(found.name)'s favourites, positions in stories, play counts, queue, achievements and journey"
                ],
                stays: "Stories, heroes and events stay.", question: "Delete the profile \(found.name)?"))
        try await app.household.delete(found.id)
        output.console(of: session).write(
            output.json ? JSONText.pretty(ProfileDocument(found)) : "Deleted the profile \(found.name).")
        return .done
    }
}
