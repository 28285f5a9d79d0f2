import EmbeddedAuthor
import StoryCore

/// Measures stories as stories: what returns, what is promised, what is pointed at, what a family's form is used for.
struct StoryMeasures {
    // MARK: - Evenings

    /// The figures of stories that one child hears one after the other.
    func evenings(_ stories: [ToldStory]) -> [Figure] {
        let heard = HeardAgain(stories: stories)
        let plots = stories.map(\.plot)
        let again = plots.indices.filter { plots[..<$0].contains(plots[$0]) }.count
        let likeness = stories.indices.dropFirst().map { index in
            stories[..<index].map { Self.likeness($0, stories[index]) }.max() ?? 0
        }
        let signs = heard.worst.map { "\($0.stories) stories: \($0.sentence)" }
        let count = Double(max(1, stories.count))
        return [
            Figure(
                "sentences of 5+ words heard before in 100 evenings, %", heard.share * 100, .atMost, 0, signs: signs),
            Figure("the same in the last of the evenings, %", heard.shareOfLast * 100, .atMost, 0),
            Figure("evenings with a plot heard before, %", Double(again) * 100 / count, .atMost, 0),
            Figure("plan likeness to the nearest evening before, mean %", mean(likeness) * 100, .atMost, 25),
            Figure("different plots in 100 evenings", Double(Set(plots).count) * 100 / count, .atLeast, 100),
        ]
    }

    /// How like two stories are as plans.
    private static func likeness(_ first: ToldStory, _ second: ToldStory) -> Double {
        first.chapters.flatMap { one in second.chapters.map { PlanMeasures.likeness(one, $0) } }.max() ?? 0
    }

    private func mean(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
    }

    // MARK: - A mixed grid

    /// The figures of stories that differ in everything.
    func mixed(_ stories: [ToldStory], arenas: Arenas) -> [Figure] {
        let unknown = stories.map { ($0, $0.chapters.flatMap { PlanMeasures(of: $0).pointsAtUntold }) }
        let pronouns = stories.map { ($0, PronounFaults(of: $0).found) }
        let outside = stories.filter { Self.arenaShare($0, arenas) < 0.6 }
        return [
            share("stories that point at an untold thing, %", unknown),
            share("stories with a pronoun fault, %", pronouns),
            refrains(stories),
            Figure(
                "stories with 60 % of the pages in the event's place, %",
                percent(stories.count - outside.count, stories.count), .atLeast, 100,
                signs: outside.prefix(5).map { "\($0.request): \($0.settings.joined(separator: ", "))" }),
            withinLength(stories),
        ]
    }

    /// The figures of the plans behind stories.
    func plans(_ stories: [ToldStory]) -> [Figure] {
        let measures = stories.map { $0.chapters.map(PlanMeasures.init) }
        func share(_ holds: (PlanMeasures) -> Bool) -> Double {
            percent(measures.count { $0.allSatisfy(holds) }, stories.count)
        }
        let gifts = percent(measures.count { $0.contains { $0.isSolvedByGift } }, stories.count)
        return [
            Figure("stories whose causal chain is whole, %", share { $0.isChainWhole }, .atLeast, 100),
            Figure("stories whose plants are paid, %", share { $0.unpaidPlants.isEmpty }, .atLeast, 100),
            Figure("stories that keep their want, %", share { $0.isWantKept }, .atLeast, 100),
            Figure("stories that a gift solves, %", gifts, .atMost, 25),
        ]
    }

    private func refrains(_ stories: [ToldStory]) -> Figure {
        // For the smallest everything returns: their form has a pattern of three rounds instead.
        let uses = stories.filter { !$0.refrainForms.isEmpty && $0.brief.ageBand != .twoToFour }.map { story in
            let turned = story.refrainForms.count > 1 ? story.refrainForms[1] : []
            return (story, RefrainUse(refrain: story.refrainForms[0], turned: turned, in: story.pages))
        }
        let broken = uses.filter { !$1.isKept }
        let signs = broken.prefix(5).map { "\($0.request): \($1.wholeCount) whole, turned: \($1.isTurned)" }
        return Figure(
            "refrains whole three times and turned, %", percent(uses.count - broken.count, uses.count), .atLeast, 100,
            signs: signs)
    }

    private func withinLength(_ stories: [ToldStory]) -> Figure {
        let odd = stories.filter { abs($0.wordCount - $0.targetWordCount) * 10 > $0.targetWordCount }
        let signs = odd.prefix(8).map { "\($0.request): \($0.wordCount) of \($0.targetWordCount) (\($0.plot))" }
        return Figure(
            "length within 10 %, % of stories", percent(stories.count - odd.count, stories.count), .atLeast, 100,
            signs: signs)
    }

    private static func arenaShare(_ story: ToldStory, _ arenas: Arenas) -> Double {
        guard case .standard(let event) = story.brief.occasion else { return 1 }
        // Of a long evening's chapters the first ones are about the event.
        let inside = story.chapters.map { PlanMeasures(of: $0).arenaShare(event, arenas: arenas) }
        return inside.reduce(0, +) / Double(max(1, inside.count))
    }

    // MARK: - A family's own events

    /// The figures of stories for events of families.
    func custom(_ stories: [ToldStory]) -> [Figure] {
        let uses = stories.compactMap { story -> (ToldStory, FormUse)? in
            guard case .custom(let event) = story.brief.occasion else { return nil }
            return (story, FormUse(event: event, story: story))
        }
        let quoting = uses.filter { !$1.quotations.isEmpty || $1.quotesTitle }
        let happening = uses.count { story, _ in
            story.chapters.contains { PlanMeasures(of: $0).happensLate(wordCount: story.targetWordCount) }
        }
        let signs = quoting.prefix(8).map { "\($0.request): \($1.quotations.first ?? "title in quotation marks")" }
        return [
            Figure(
                "custom stories that quote the form, %", percent(quoting.count, uses.count), .atMost, 0, signs: signs),
            Figure(
                "custom stories whose event happens at 60 to 90 %, %", percent(happening, uses.count), .atLeast, 95),
        ]
    }

    // MARK: - Shares

    private func share(_ name: String, _ stories: [(story: ToldStory, found: [String])]) -> Figure {
        let broken = stories.filter { !$0.found.isEmpty }
        let signs = broken.prefix(12).map { "\($0.story.request): \($0.found[0])" }
        return Figure(name, percent(broken.count, stories.count), .atMost, 0, signs: signs)
    }

    private func percent(_ count: Int, _ total: Int) -> Double {
        total == 0 ? 0 : 100 * Double(count) / Double(total)
    }
}
