import ArgumentParser
import Collections
import StoryApp
import StoryCore
import StoryDocuments

/// `story journey`: looks back on what was listened to.
struct JourneyCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "journey", abstract: "Look back on what you listened to, and at the next milestones.",
        discussion: """
            Listening counts from five seconds on, for the day on which it began. Weeks begin on Monday. A story is \
            finished once you have heard nearly all of it, on one evening or on several. Stories in the bin don't count.
            """)

    @Option(help: "Only this period.")
    var period: JourneyPeriod?

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let journey = try await session.app.collections.readingJourney()
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(JourneyDocument(journey, only: period)))
        } else if journey.isEmpty {
            console.write(
                "Your journey begins with the first story you listen to: run 'story play STORY'. "
                    + "'story library list' shows the stories, and 'story create --hero Mira' creates one.")
        } else {
            JourneyReport(journey: journey, period: period).write(on: console)
        }
        return .done
    }
}

extension JourneyPeriod: NamedOption {}
