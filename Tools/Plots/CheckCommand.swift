import ArgumentParser
import EmbeddedAuthor
import Foundation
import StoryCore

/// Prints everything that is wrong with plots.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Prints everything that is wrong with the plots of a folder, with file and location.",
        discussion: "Ends with 1 if there is an error; warnings are for the writer to judge.")

    @Argument(help: "The folder of the plots.")
    var folder: String

    @Option(name: .customLong("plot"), help: "Only the plots with these ids.")
    var plots: [String] = []

    @Option(help: "Only the texts of this language.")
    var language: String?

    @Flag(help: "Leave out warnings.")
    var errorsOnly = false

    func run() throws {
        let library = PlotLibrary(folder: URL(filePath: folder))
        let languages = (language.map { [$0] } ?? ["en", "de"]).map(LanguageCode.init(rawValue:))
        let checker = StockChecker(library: library, languages: languages)
        let all = try checker.findings(plots: plots.isEmpty ? nil : plots)
        let shown = all.filter { !errorsOnly || $0.severity == .error }
        for finding in shown { print(finding) }
        let errors = all.count { $0.severity == .error }
        print("\(errors) errors, \(all.count - errors) warnings.")
        if errors > 0 { throw ExitCode(1) }
    }
}
