import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Writes many stories and measures them against what is asked of the embedded author.
@main
struct StoryQuality: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-quality",
        abstract: "Writes many stories and measures them: as stories, in a hundred evenings, and their language.",
        discussion: "Ends with 1 if a figure is beyond its bound. Spelling and grammar are checked by aspell and "
            + "link-grammar, the sounds of words by the dictionary in festlex-cmu; './generate.sh test' installs them.")

    @Option(help: "How many stories of a mixed grid to write.")
    var count = 600

    @Option(help: "How many stories of five minutes to time.")
    var timed = 1000

    @Option(help: "The language to write.")
    var language = "en"

    @Option(help: "At most so many different sentences go to link-grammar.")
    var parse = 4000

    @Option(help: "Have this many stories narrated by the program beside this one; half a second for each minute.")
    var narrate = 0

    @Option(help: "Compare the pictures of this many stories with their plans; a hundredth of a second for each page.")
    var pictures = 0

    @Option(help: "The style of these pictures.")
    var style = PictureStyle.bright.rawValue

    @Flag(help: "Leave out what others check: aspell, link-grammar and the pronouncing dictionary.")
    var withoutOutside = false

    @Option(help: "Print this many stories of the grid, to be read.")
    var read = 0

    @Flag(help: "Print what shows each broken figure.")
    var signs = false

    @Flag(help: "Print the report as JSON.")
    var json = false

    func validate() throws {
        guard count > 0, timed > 0 else { throw ValidationError("--count and --timed are at least 1.") }
    }

    func run() async throws {
        let grid = Grid(language: LanguageCode(rawValue: language))
        let teller = SeriesTeller()
        let mixed = try teller.stories(for: grid.briefs(count: count), isHousehold: false).stories
        if read > 0 { mixed.prefix(read).forEach(Self.printStory) }
        var figures = try storyFigures(of: mixed, grid, teller)
        let examination = try examination()
        figures += examination.figures(of: mixed)
        if !withoutOutside { figures += try examination.outsideFigures(of: mixed, language: language) }
        figures.append(try speed(grid, teller))
        if pictures > 0 { figures += try pictureFigures(grid, teller) }
        if narrate > 0 { figures.append(try narratedLength(grid)) }
        let plots = Dictionary(grouping: mixed, by: \.plot).mapValues(\.count)
        try show(Report(language: language, stories: count, figures: figures, plots: plots))
        if figures.contains(where: { !$0.isKept }) { throw ExitCode(1) }
    }

    /// What is asked of stories as stories.
    private func storyFigures(of mixed: [ToldStory], _ grid: Grid, _ teller: SeriesTeller) throws -> [Figure] {
        let measures = StoryMeasures()
        let arenas = try PlotLibrary(folder: EmbeddedAuthor.plotFolder).arenas()
        var figures = measures.plans(mixed) + measures.mixed(mixed, arenas: arenas)
        for event in [nil, StoryEvent.bedtime] {
            let evenings = try teller.stories(for: grid.evenings(count: 100, event: event), isHousehold: true).stories
            figures += measures.evenings(evenings).map { $0.named(event.map { "\($0.rawValue): " } ?? "") }
        }
        let samples = try SampleEvent.all(in: grid.language)
        let own = try teller.stories(for: grid.own(samples, each: Self.storiesOfEachOwnEvent), isHousehold: false)
            .stories
        figures += measures.custom(own)
        let asked = count + samples.count * Self.storiesOfEachOwnEvent
        let share = 100 * Double(mixed.count + own.count) / Double(asked)
        return figures + [Figure("requests for which there is a plot, %", share, .atLeast, 100)]
    }

    private static let storiesOfEachOwnEvent = 12

    private func speed(_ grid: Grid, _ teller: SeriesTeller) throws -> Figure {
        let elapsed = try teller.stories(for: grid.evenings(count: timed, event: nil), isHousehold: false).elapsed
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        return Figure("seconds for 1,000 stories of five minutes", seconds * 1000 / Double(timed), .atMost, 10)
    }

    /// What is asked of pictures beside what plans say of them.
    private func pictureFigures(_ grid: Grid, _ teller: SeriesTeller) throws -> [Figure] {
        let told = try teller.stories(for: grid.briefs(count: pictures), isHousehold: false).stories
        return PictureMeasures(stories: told.map { DrawnStory($0, style: PictureStyle(rawValue: style)) }).figures
    }

    private func narratedLength(_ grid: Grid) throws -> Figure {
        let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let program = own.deletingLastPathComponent().appending(path: "story")
        return try NarratedLength(program: program).figure(count: narrate, briefs: grid.briefs(count: narrate))
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
}
