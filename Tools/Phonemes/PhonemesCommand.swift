import ArgumentParser
import EnglishPhonemes
import Foundation
import StoryCore

/// Prints the phonemes of sentences, for `Tools/Voice/compare_phonemes.py` and for those who wonder how a word is said.
@main
struct PhonemesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story-phonemes",
        abstract: "Prints the phonemes of each line of standard input.",
        discussion: """
            Words that no dictionary has are looked up in the file of --answers: a line for each, with numbers of letters, \
            a tab, and the numbers of sounds that the voice's network makes of them. Those that are not there are not \
            said, and --questions names a file for them.
            """)

    @Argument(help: "The folder of a voice.")
    var folder: String

    @Flag(help: "Read British English.")
    var british = false

    @Flag(help: "Print each word with its phonemes.")
    var words = false

    @Option(help: "A file with answers of the network.")
    var answers: String?

    @Option(help: "A file for the words that have no answer.")
    var questions: String?

    func run() throws {
        let network = RecordedNetwork(answers: try answers.map { try RecordedNetwork.answers(in: $0) } ?? [:])
        let english = try EnglishPhonemes(folder: URL(filePath: folder), british: british, unknownWords: network)
        while let text = readLine() {
            let line = try english.line(of: text)
            print(words ? told(line, text) : line.phonemes)
        }
        guard let questions else { return }
        try network.questions.joined(separator: "\n").write(toFile: questions, atomically: true, encoding: .utf8)
    }

    private func told(_ line: PhonemeLine, _ text: String) -> String {
        line.words.map { word in
            word.ranges.map { String($0.substring(of: text)) }.joined(separator: " ") + "=" + word.phonemes
        }
        .joined(separator: "  ")
    }
}
