import ArgumentParser
import Foundation
import Household
import StoryApp
import StoryCore
import StoryDocuments

/// `story profile list`: lists the profiles.
struct ProfileListCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List profiles.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let profiles = try await session.app.household.profiles()
        let console = output.console(of: session)
        guard !output.json else {
            console.write(JSONText.pretty(ProfileListDocument(profiles: profiles.map { ProfileDocument($0) })))
            return .done
        }
        console.write(ProfileDocument.table(of: profiles))
        if profiles.count == 1 {
            console.write("Run 'story profile add Ben --age 4-6' to give a child a shelf of its own.")
        }
        return .done
    }
}

/// `story profile show`: shows a profile.
struct ProfileShowCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a profile.")

    @Argument(help: "The profile: its name, or the beginning of it.")
    var name: String

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let found = try await app.household.profile(matching: name)
        let console = output.console(of: session)
        guard !output.json else {
            console.write(JSONText.pretty(ProfileDocument(found)))
            return .done
        }
        console.write("\(found.name) (\(found.values.role.rawValue))")
        for (title, text) in [
            ("age", found.values.ageBand?.rawValue), ("language", found.values.language?.rawValue),
            ("colour", found.values.color.rawValue), ("speed", found.values.playbackSpeed.map { "\($0.value)" }),
            ("sleep", found.values.sleepTimer?.text),
            ("sees", found.shelfText),
            ("listens", found.listeningText), ("quiet", found.values.controls.quietHours?.text),
            ("creates", found.creationText),
        ] + found.values.controls.contentTexts {
            guard let text else { continue }
            console.write(title.padding(toLength: 9, withPad: " ", startingAt: 0) + text)
        }
        return .done
    }
}
