import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Prints how long plots can be.
struct RangesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ranges",
        abstract: "Prints how many words each plot can have, by form, length and age.",
        discussion: "A '*' stands where the words that the length asks for are not in the range.")

    @Argument(help: "The folder of the plots.")
    var folder: String

    @Option(name: .customLong("plot"), help: "Only the plots with these ids.")
    var plots: [String] = []

    func run() throws {
        let library = PlotLibrary(folder: URL(filePath: folder))
        let author = PlotAuthor(library: library)
        for id in plots.isEmpty ? try library.ids() : plots {
            let plan = try library.readPlan(id)
            for language in ["en", "de"].map(LanguageCode.init(rawValue:)) where library.hasText(of: id, in: language) {
                for age in [AgeBand.twoToFour, .fourToSix, .sixToTen] {
                    let parts = try ranges(of: plan, language, age, author)
                    if !parts.isEmpty { print("\(id) \(language) \(age.rawValue): \(parts.joined(separator: "  "))") }
                }
            }
        }
    }

    private func ranges(
        of plan: PlotPlan, _ language: LanguageCode, _ age: AgeBand, _ author: PlotAuthor
    ) throws -> [String] {
        let forms: [PlotForm] = age == .twoToFour ? [.small] : [.minute, .main]
        let sizes = forms.flatMap { form in TellingSize.levels(of: form).map { TellingSize(form, level: $0) } }
        return try sizes.compactMap { size in
            let options = try TellingOptions.parse(["--age", age.rawValue, "--language", language.rawValue])
            let brief = try options.brief(for: plan, minutes: size.level)
            let target = Pace.words(minutes: size.level, ageBand: age, language: language)
            let request = AuthorRequest(brief: brief, targetWordCount: target)
            guard let story = try author.story(of: plan, for: request, size: size),
                let range = story.chapters.first?.range
            else { return nil }
            let fits = range.contains(target)
            return "\(size) \(range.lowerBound)–\(range.upperBound)\(fits ? "" : "*(\(target))")"
        }
    }
}
