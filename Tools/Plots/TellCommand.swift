import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Prints the text of a plot.
struct TellCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tell", abstract: "Prints a plot as it is told, with its word counts.")

    @Argument(help: "The folder of the plots.")
    var folder: String

    @Option(name: .customLong("plot"), help: "The ids of the plots; all if none is given.")
    var plots: [String] = []

    @Option(help: "The length in minutes, 1 to 15; several are told one after the other.")
    var minutes: [Int] = []

    @Option(help: "The number of words, in place of what the length makes at this age.")
    var words: Int?

    @Flag(help: "Show scenes, ranks and pictures.")
    var plan = false

    @Flag(help: "Tell everything that the length has, whatever its word count.")
    var whole = false

    @OptionGroup var telling: TellingOptions

    func run() throws {
        let library = PlotLibrary(folder: URL(filePath: folder))
        let author = PlotAuthor(library: library)
        let language = LanguageCode(rawValue: telling.language)
        for id in plots.isEmpty ? try library.ids() : plots where library.hasText(of: id, in: language) {
            let plan = try library.readPlan(id)
            for minutes in minutes.isEmpty ? [5] : minutes { try tell(plan, minutes: minutes, author) }
        }
    }

    private func tell(_ plan: PlotPlan, minutes: Int, _ author: PlotAuthor) throws {
        let brief = try telling.brief(for: plan, minutes: minutes)
        let target = words ?? Pace.words(minutes: minutes, ageBand: brief.ageBand, language: brief.language)
        let request = AuthorRequest(brief: brief, targetWordCount: whole ? 100_000 : target)
        guard let story = try author.story(of: plan, for: request) else {
            print("\(plan.id): It cannot be told for \(brief.ageBand.rawValue) in \(minutes) minutes.\n")
            return
        }
        let count = story.passages.reduce(0) { $0 + $1.text.split(whereSeparator: \.isWhitespace).count }
        print("# \(story.title)")
        let sizes = story.chapters.map { "\($0.plot.plan.id) \($0.size), can have \($0.range)" }
        print(
            "(\(sizes.joined(separator: "; ")) words; \(brief.ageBand.rawValue) \(brief.tone.rawValue) \(minutes) min; "
                + "\(count) of \(target) words)\n")
        if self.plan {
            for chapter in story.chapters { chapter.describe().forEach { print($0) } }
            print("")
        }
        for (number, passage) in story.passages.enumerated() {
            if number > 0 { print("\n—\n") }
            print(passage.text)
            if self.plan, let scene = passage.scene { print("    [\(scene.summary)]") }
        }
        print("\n")
    }
}

extension Scene {
    /// The scene in a line.
    fileprivate var summary: String {
        let people = characters.map { character in
            let name =
                switch character.subject {
                case .hero(let id): id.rawValue
                case .companion(let species, let name):
                    [name, species.rawValue].compactMap { $0 }.joined(separator: " ")
                }
            let holding = character.holding.map { " with \($0.rawValue)" } ?? ""
            let target = character.target.map { " at \($0.summary)" } ?? ""
            let spot = character.spot.map { " \($0.relation.rawValue) \($0.anchor.summary)" } ?? ""
            return "\(name) \(character.pose.rawValue)\(holding)\(target)\(spot), \(character.mood.rawValue)"
        }
        let frame = [shot?.rawValue, place, setting.rawValue, timeOfDay.rawValue, weather.rawValue].compactMap { $0 }
        return frame.joined(separator: " ") + ": " + people.joined(separator: "; ") + " | see "
            + props.map(\.rawValue).joined(separator: ", ") + " | not "
            + absent.map(\.rawValue).joined(separator: ", ")
    }
}

extension SceneTarget {
    fileprivate var summary: String {
        switch self {
        case .prop(let prop): prop.rawValue
        case .character(.hero(let id)): id.rawValue
        case .character(.companion(let species, let name)): name ?? species.rawValue
        }
    }
}
