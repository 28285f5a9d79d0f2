import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Prints what is not as long as was asked.
struct LengthsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lengths",
        abstract: "Tells plots and whole stories at many lengths, and prints those that are too long or too short.",
        discussion: """
            Tells every plot at lengths that it takes, within 8 %, or, with --heroes, stories at every length, within \
            10 %. Ends with 1 if one is too long or too short.
            """)

    @Argument(help: "The folder of the plots.")
    var folder: String

    @Option(help: "The language of the plots: en or de.")
    var language = "en"

    @Option(help: "Tell whole stories, of so many heroes, 1 to 3.")
    var heroes: Int?

    @Option(help: "The age to which whole stories are told: 2-4, 4-6, 6-10 or all.")
    var age = AgeBand.fourToSix.rawValue

    func validate() throws {
        guard AgeBand(rawValue: age) != nil else { throw ValidationError("Unknown age '\(age)'.") }
        guard (1...3).contains(heroes ?? 1) else { throw ValidationError("A story has 1 to 3 heroes here.") }
    }

    func run() throws {
        let library = PlotLibrary(folder: URL(filePath: folder))
        let author = PlotAuthor(library: library)
        var told = Told()
        if let heroes, let age = AgeBand(rawValue: age) {
            try tellStories(author, age, heroCount: heroes, &told)
        } else {
            try tellPlots(of: library, author, LanguageCode(rawValue: language), &told)
        }
        print("\(told.count) told, \(told.missed) too long or too short.")
        if told.missed > 0 { throw ExitCode(1) }
    }

    /// The number of tellings, and of those that were too long or too short.
    private struct Told {
        var count = 0
        var missed = 0

        /// Takes a story, and prints its name if it is too long or too short.
        mutating func take(_ name: String, _ story: PlotAuthor.Story, target: Int, percent: Int) {
            let words = story.passages.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
            count += 1
            guard abs(words - target) * 100 > percent * target else { return }
            missed += 1
            print("\(name): \(words) of \(target) words")
        }
    }

    /// Tells every plot for every age, at three lengths each, alternating, and so at all of them over the stock.
    private func tellPlots(
        of library: PlotLibrary, _ author: PlotAuthor, _ language: LanguageCode, _ told: inout Told
    ) throws {
        let mira = try Hero.named("Mira", .she, traits: [.brave, .kind])
        for (number, plan) in try library.plans().enumerated() where library.hasText(of: plan.id, in: language) {
            for (turn, age) in [AgeBand.twoToFour, .fourToSix, .sixToTen].enumerated() {
                for step in 0..<3 {
                    let minutes = 1 + (number + turn * 4 + step * 5) % StoryBrief.minutesRange.upperBound
                    let brief = StoryBrief.of(
                        plan.events.first ?? .family, age: age, heroes: [mira], minutes: minutes,
                        seed: UInt64(minutes), language: language)
                    let target = Pace.words(minutes: minutes, ageBand: age, language: language)
                    let request = AuthorRequest(brief: brief, targetWordCount: target)
                    guard let story = try author.story(of: plan, for: request), story.chapters[0].fits(target) else {
                        continue
                    }
                    told.take("\(plan.id) \(age.rawValue) \(minutes) min", story, target: target, percent: 8)
                }
            }
        }
    }

    /// Words a minute for slow and fast voices, with their pauses.
    private static let speeds: [AgeBand: [Int]] = [
        .twoToFour: [103, 121], .fourToSix: [116, 138], .sixToTen: [131, 156], .all: [121, 144],
    ]

    /// Tells stories of different events for an age, at every length.
    private func tellStories(_ author: PlotAuthor, _ age: AgeBand, heroCount: Int, _ told: inout Told) throws {
        let heroes = try [
            Hero.named("Mira", .she, traits: [.brave, .kind]), .named("Jonas", .he, traits: [.funny]),
            .named("Sam", .they),
        ]
        for minutes in StoryBrief.minutesRange {
            for speed in Self.speeds[age] ?? [] {
                for number in 1...4 {
                    let event = StoryEvent.allCases[(number * 3 + minutes) % StoryEvent.allCases.count]
                    let target = speed * minutes
                    let brief = StoryBrief.of(
                        event, age: age, tone: StoryTone.allCases[minutes % StoryTone.allCases.count],
                        heroes: Array(heroes.prefix(heroCount)), minutes: minutes, seed: UInt64(minutes * 31))
                    let story = try author.story(for: AuthorRequest(brief: brief, targetWordCount: target))
                    told.take(
                        "\(event.rawValue) \(minutes) min", story, target: target, percent: 10)
                }
            }
        }
    }
}

extension Hero {
    fileprivate static func named(_ name: String, _ pronouns: Pronouns, traits: [Trait] = []) throws -> Hero {
        try Hero(id: .derived(fromName: name, ordinal: 0), name: name, traits: traits, pronouns: pronouns)
    }
}

extension StoryBrief {
    fileprivate static func of(
        _ event: StoryEvent, age: AgeBand, tone: StoryTone = .gentle, heroes: [Hero], minutes: Int, seed: UInt64,
        language: LanguageCode = .english
    ) -> StoryBrief {
        StoryBrief(
            heroes: heroes, occasion: .standard(event), ageBand: age, tone: tone, language: language, minutes: minutes,
            seed: seed, author: "embedded", narrator: nil, voice: nil, illustrator: nil)
    }
}
