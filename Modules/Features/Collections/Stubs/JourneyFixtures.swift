public import Collections
import FeatureKitStubs
import Foundation
import StoryCore

extension ReadingJourney {
    /// A journey that goes on: twelve stories in all, three of them this week, about a hero of today and a removed one.
    public static func stub() -> ReadingJourney {
        let week = ListeningTotals(sessionCount: 4, storyCount: 3, heardCount: 2, listened: 1500)
        let all = ListeningTotals(sessionCount: 31, storyCount: 12, heardCount: 10, listened: 13_980)
        let ole = ListeningTotals(sessionCount: 7, storyCount: 4, heardCount: 4, listened: 3900)
        return journey(
            summaries: [
                .stub(week), .stub(week), .stub(all, removed: ole), .stub(all, removed: ole),
            ],
            record: (all, ListeningStreak(current: 3, longest: 8, hasToday: true)))
    }

    /// A journey on which nobody has listened this week.
    public static func pausedStub() -> ReadingJourney {
        let all = ListeningTotals(sessionCount: 2, storyCount: 1, heardCount: 0, listened: 240)
        return journey(
            summaries: [ListeningSummary(totals: .nothing), .stub(all), .stub(all), .stub(all)],
            record: (all, ListeningStreak(current: 0, longest: 2, hasToday: false)))
    }

    private static func journey(
        summaries: [ListeningSummary], record: (totals: ListeningTotals, streak: ListeningStreak)
    ) -> ReadingJourney {
        let date = Date(timeIntervalSince1970: 1_000_000)
        return ReadingJourney(
            chapters: zip(JourneyPeriod.allCases, summaries).map { period, summary in
                Chapter(period: period, startedAt: period == .all ? nil : date, summary: summary)
            },
            streak: record.streak,
            milestones: ListeningMeasure.allCases.flatMap { measure in
                let (best, current) = numbers(of: measure, in: record)
                return measure.kind.thresholds.map { threshold in
                    let isReached = Double(threshold) <= best
                    return JourneyMilestone(
                        measure: measure, threshold: threshold, current: current, isReached: isReached,
                        reachedAt: isReached ? date : nil)
                }
            })
    }

    private static func numbers(
        of measure: ListeningMeasure, in record: (totals: ListeningTotals, streak: ListeningStreak)
    ) -> (best: Double, current: Double) {
        switch measure {
        case .stories: (Double(record.totals.heardCount), Double(record.totals.heardCount))
        case .hours: (record.totals.listened / 3600, record.totals.listened / 3600)
        case .streak: (Double(record.streak.longest), Double(record.streak.current))
        }
    }
}

extension ListeningSummary {
    fileprivate static func stub(_ totals: ListeningTotals, removed: ListeningTotals? = nil) -> ListeningSummary {
        let mira = HeroListening(hero: Hero.stub().id, name: "Mira", isRemoved: false, totals: totals)
        let ole = removed.map {
            HeroListening(hero: Hero.stub(name: "Ole").id, name: "Ole", isRemoved: true, totals: $0)
        }
        let tooth = removed.map {
            EventListening(event: .custom(CustomStoryEvent.stub().id), title: "First tooth", totals: $0)
        }
        return ListeningSummary(
            totals: totals, heroes: [mira] + (ole.map { [$0] } ?? []),
            events: [EventListening(event: .standard(.bedtime), title: "Bedtime", totals: totals)]
                + (tooth.map { [$0] } ?? []))
    }
}
