import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Writes many stories and measures them against what is asked of the embedded author.
@main
struct StoryQuality: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-quality",
        abstract: "Writes many stories and measures their language, variety and length.",
        discussion: "Ends with 1 if a figure is beyond its bound. Spelling and grammar are checked by aspell and "
            + "link-grammar, the sounds of words by the dictionary in festlex-cmu; './generate.sh test' installs them.")

    @Option(help: "How many stories of a mixed grid to write.")
    var count = 600

    @Option(help: "How many seeds of one hero and one event to compare.")
    var seeds = 1000

    @Option(help: "The event whose seeds are compared.")
    var event = "bedtime"

    @Option(help: "The length of the stories whose seeds are compared, in minutes.")
    var minutes = 5

    @Option(help: "The age of the stories whose seeds are compared: 2-4, 4-6, 6-10 or all.")
    var age = "4-6"

    @Option(help: "The language to write.")
    var language = "en"

    @Option(help: "At most so many different sentences go to link-grammar.")
    var parse = 4000

    @Option(help: "Have this many stories narrated by the program beside this one; half a second for each minute.")
    var narrate = 0

    @Flag(help: "Leave out what others check: aspell, link-grammar and the pronouncing dictionary.")
    var withoutOutside = false

    @Option(help: "Print this many stories of the grid, to be read.")
    var read = 0

    @Flag(
        help: ArgumentHelp(
            "Measure stories as stories instead: what was heard before, what returns, what is pointed at, what a "
                + "family's form is used for."))
    var asStories = false

    @Option(help: "Who tells: tables or plots.")
    var engine = EngineChoice.tables

    @Flag(help: "Print what shows each broken figure.")
    var signs = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    func validate() throws {
        guard StoryEvent(rawValue: event) != nil else {
            throw ValidationError("Unknown event '\(event)'. Events: \(names(of: StoryEvent.self)).")
        }
        guard AgeBand(rawValue: age) != nil else {
            throw ValidationError("Unknown age '\(age)'. Ages: \(names(of: AgeBand.self)).")
        }
        guard StoryBrief.minutesRange.contains(minutes), count > 0, seeds > 0 else {
            throw ValidationError("--minutes goes from 1 to 15; --count and --seeds are at least 1.")
        }
    }

    func run() async throws {
        if asStories { return try await measureAsStories() }
        let teller = SeriesTeller(engine: engine)
        let grid = Grid(language: LanguageCode(rawValue: language))
        let mixed = try await teller.stories(for: grid.briefs(count: count), isHousehold: false).stories
        if read > 0 { mixed.prefix(read).forEach(Self.printStory) }
        let (alike, elapsed) = try await teller.stories(for: seedBriefs(grid), isHousehold: false)
        let examination = try examination()
        var figures = examination.figures(of: mixed) + examination.likeness(of: alike)
        figures.append(speed(elapsed, count: seeds))
        if !withoutOutside {
            figures += try examination.outsideFigures(of: mixed + alike.prefix(200), language: language)
        }
        if narrate > 0 { figures.append(try narratedLength(grid)) }
        let plots = Dictionary(grouping: mixed + alike, by: \.plot).mapValues(\.count)
        try show(Report(language: language, stories: count, seeds: seeds, figures: figures, plots: plots))
        if figures.contains(where: { !$0.isKept }) { throw ExitCode(1) }
    }

    private func measureAsStories() async throws {
        let code = LanguageCode(rawValue: language)
        let grid = Grid(language: code)
        let teller = SeriesTeller(engine: engine)
        let measures = StoryMeasures(nouns: try MaterialWords(language: language).things())
        let (mixed, elapsed) = try await teller.stories(for: grid.briefs(count: count), isHousehold: false)
        if read > 0 { mixed.prefix(read).forEach(Self.printStory) }
        var figures: [Figure] = []
        for event in [nil, StoryEvent.bedtime] {
            let evenings = try await teller.stories(for: grid.evenings(count: 100, event: event), isHousehold: true)
            figures += measures.evenings(evenings.stories).map { $0.named(event.map { "\($0.rawValue): " } ?? "") }
        }
        let arenas = try PlotLibrary(folder: EmbeddedAuthor.plotFolder).arenas()
        figures += measures.mixed(mixed, arenas: arenas) + measures.plans(mixed)
        let samples = try SampleEvent.all(in: code)
        let own = try await teller.stories(for: grid.own(samples, each: 12), isHousehold: false).stories
        figures += measures.custom(own, samples: samples)
        figures.append(speed(elapsed, count: mixed.count))
        let asked = Double(count + samples.count * 12)
        let share = 100 * Double(mixed.count + own.count) / asked
        figures.append(Figure("requests for which there is a plot, %", share, .atLeast, 100))
        let plots = Dictionary(grouping: mixed, by: \.plot).mapValues(\.count)
        try show(Report(language: language, stories: count, seeds: 100, figures: figures, plots: plots))
        if figures.contains(where: { !$0.isKept }) { throw ExitCode(1) }
    }

    private func speed(_ elapsed: Duration, count: Int) -> Figure {
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        return Figure("seconds for 1,000 stories", seconds * 1000 / Double(max(1, count)), .atMost, 10)
    }

    private func narratedLength(_ grid: Grid) throws -> Figure {
        let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let program = own.deletingLastPathComponent().appending(path: "story")
        return try NarratedLength(program: program).figure(count: narrate, briefs: grid.briefs(count: narrate))
    }

    private func seedBriefs(_ grid: Grid) throws -> [StoryBrief] {
        guard let event = StoryEvent(rawValue: event), let age = AgeBand(rawValue: age) else { return [] }
        return try grid.seeds(count: seeds, event: event, minutes: minutes, age: age)
    }

    private func examination() throws -> Examination {
        let words = MaterialWords(language: language)
        return Examination(
            dictionary: try dictionary(),
            reviewList: try words.reviewList(), knownWords: try words.known(), mostParsed: parse)
    }

    /// The dictionary by which syllables and articles are checked: there is one for English.
    private func dictionary() throws -> PronouncingDictionary? {
        guard language == "en", !withoutOutside else { return nil }
        do {
            return try PronouncingDictionary(file: PronouncingDictionary.standardFile)
        } catch {
            throw OutsideChecks.Failure.missing(program: "The pronouncing dictionary", package: "festlex-cmu")
        }
    }

    private func show(_ report: Report) throws {
        guard !json else {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
            return
        }
        for figure in report.figures {
            print(figure.line)
            if signs, !figure.isKept || figure.name.contains("link") { figure.signs.forEach { print("    \($0)") } }
        }
        print(
            "plots: " + report.plots.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }

    private static func printStory(_ story: ToldStory) {
        print(
            "# \(story.title)\n(\(story.request), \(story.plot), \(story.wordCount) of \(story.targetWordCount) words)\n"
        )
        print(story.pages.joined(separator: "\n\n— \n\n"), terminator: "\n\n\n")
    }

    private func names<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> String
    where Value.RawValue == String {
        Value.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
