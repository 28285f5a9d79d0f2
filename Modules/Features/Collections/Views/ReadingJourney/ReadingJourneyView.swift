public import Collections
import FeatureKit
import StoryCore
import StoryViews
public import TerminalUI

/// The reading journey of a family.
public struct ReadingJourneyView: View {
    private let viewModel: any ReadingJourneyViewModelContract

    /// Shows what a view model holds.
    public init(viewModel: any ReadingJourneyViewModelContract) {
        self.viewModel = viewModel
    }

    /// What is seen.
    public var body: some View {
        VStack {
            Text("Reading journey").role(.heading)
            ReadingJourneySection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("a"), "Achievements") { viewModel.didTapOnAchievements() }
        .listScreen(viewModel)
    }
}

/// The journey itself, or why there is none.
struct ReadingJourneySection: View {
    let viewModel: any ReadingJourneyViewModelContract

    var body: some View {
        ListSection(
            viewModel.state, loading: "Loading the journey…", retry: { await viewModel.didTapOnRetryButton() }
        ) { journey in
            ScrollView {
                VStack(spacing: 1) {
                    Text(JourneyText.streak(journey.streak))
                    JourneyChapterView(journey: journey, viewModel: viewModel)
                    JourneyMilestonesView(journey: journey)
                    Button("Achievements") { viewModel.didTapOnAchievements() }
                }
            }
            .flex()
        } nothing: {
            EmptyStatusView(
                text: "Your journey begins with the first story you listen to.", action: "Choose a story"
            ) { viewModel.didTapOnStories() }
        }
    }
}

/// What was listened to in the period that was chosen, and what those stories are about.
struct JourneyChapterView: View {
    let journey: ReadingJourney
    let viewModel: any ReadingJourneyViewModelContract

    var body: some View {
        let summary = journey.summary(of: viewModel.period)
        VStack(spacing: 1) {
            VStack {
                Picker(
                    "Period", selection: Binding(get: { viewModel.period }, set: { viewModel.period = $0 }),
                    options: JourneyPeriod.allCases
                ) { $0.displayName }
                .prefersFocus()
                Text(Self.facts(of: summary, in: viewModel.period))
            }
            if !summary.heroes.isEmpty {
                VStack {
                    Text("By hero").role(.heading)
                    ForEach(Array(summary.heroes.enumerated()), id: \.offset) {
                        JourneyLine(name: JourneyText.name(of: $0.element), totals: $0.element.totals)
                    }
                }
            }
            if !summary.events.isEmpty {
                VStack {
                    Text("By event").role(.heading)
                    ForEach(Array(summary.events.enumerated()), id: \.offset) {
                        JourneyLine(name: $0.element.title, totals: $0.element.totals)
                    }
                }
            }
        }
    }

    private static func facts(of summary: ListeningSummary, in period: JourneyPeriod) -> String {
        let facts = JourneyText.facts(summary.totals)
        return facts.isEmpty ? JourneyText.nothing(in: period) : facts.joined(separator: " · ")
    }
}

/// A hero or an event, with how much was listened to.
private struct JourneyLine: View {
    let name: String
    let totals: ListeningTotals

    var body: some View {
        HStack(spacing: 1) {
            Text(DisplayText.line(name)).lines(1).flex()
            Text(StoryText.time(totals.listened) + " · " + StoryText.count(totals.storyCount, "story", "stories"))
                .role(.secondary)
        }
    }
}

/// The milestones that were reached, and those that come next.
struct JourneyMilestonesView: View {
    let journey: ReadingJourney

    var body: some View {
        VStack {
            Text("Milestones").role(.heading)
            ForEach(Array(journey.reachedMilestones.enumerated()), id: \.offset) { entry in
                HStack(spacing: 1) {
                    Text(StoryText.favoriteMark).role(.warning)
                    Text(entry.element.title).lines(1).flex()
                    Text(entry.element.reachedAt.map(StoryText.day) ?? "").role(.secondary)
                }
            }
            ForEach(Array(journey.nextMilestones.enumerated()), id: \.offset) { entry in
                HStack(spacing: 1) {
                    Text("  " + entry.element.title).lines(1).flex()
                    Text("\(JourneyText.missing(of: entry.element)) to go").role(.secondary)
                }
            }
        }
    }
}
