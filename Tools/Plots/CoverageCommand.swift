import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Prints for which requests there are plots.
struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Prints how many plots there are for each event, age and length.",
        discussion: "Ends with 1 if a standard event has no plot at an age and length at which it could be told whole.")

    @Argument(help: "The folder of the plots.")
    var folder: String

    @Option(help: "The language: en or de.")
    var language = "en"

    private static let lengths = [1, 2, 3, 5, 8, 10, 12, 15]

    func run() throws {
        let library = PlotLibrary(folder: URL(filePath: folder))
        let code = LanguageCode(rawValue: language)
        let plans = try library.plans().filter { library.hasText(of: $0.id, in: code) }
        var kinds = StoryEvent.allCases.map { event in (event.rawValue, plans.filter { $0.events.contains(event) }) }
        for id in try library.archetypes(in: code).archetypes.map(\.id) + ["waiting"] {
            kinds.append((id, plans.filter { $0.archetype == id }))
        }
        print("plots that fit at minutes".padding(to: 34) + Self.lengths.map { "\($0)".padding(to: 4) }.joined())
        var isWhole = true
        for (kind, plans) in kinds {
            for age in [AgeBand.twoToFour, .fourToSix, .sixToTen] {
                let counts = try Self.lengths.map { try count(plans, age, minutes: $0, library, code) }
                let isEvent = StoryEvent(rawValue: kind) != nil
                // Long stories for the smallest are made of several plots.
                if isEvent, counts.enumerated().contains(where: { $1 == 0 && (age != .twoToFour || $0 < 3) }) {
                    isWhole = false
                }
                let name = "\(kind) (\(plans.count)) \(age.rawValue)"
                print(name.padding(to: 34) + counts.map { ($0 == 0 ? "–" : "\($0)").padding(to: 4) }.joined())
            }
        }
        if !isWhole { throw ExitCode(1) }
    }

    private func count(
        _ plans: [PlotPlan], _ age: AgeBand, minutes: Int, _ library: PlotLibrary, _ language: LanguageCode
    ) throws -> Int {
        let author = PlotAuthor(library: library)
        let target = Pace.words(minutes: minutes, ageBand: age, language: language)
        return try plans.count { plan in
            let options = try TellingOptions.parse(["--age", age.rawValue, "--language", language.rawValue])
            let request = AuthorRequest(brief: try options.brief(for: plan, minutes: minutes), targetWordCount: target)
            return try author.canTell(plan, for: request)
        }
    }
}

extension String {
    /// The text with spaces behind it.
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
