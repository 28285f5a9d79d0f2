import Foundation

/// Programs of others that read our sentences: a speller and a parser.
struct OutsideChecks {
    /// Why a program could not be asked.
    enum Failure: Error, CustomStringConvertible {
        case missing(program: String, package: String)
        case failed(program: String, status: Int32)
        /// It returned no result for this many sentences.
        case silent(program: String, about: Int)

        var description: String {
            switch self {
            case .missing(let program, let package):
                "\(program) is missing. Install Debian's \(package), or leave it out: --without-outside"
            case .failed(let program, let status): "\(program) failed (\(status))."
            case .silent(let program, let count): "\(program) gave no answer for \(count) sentences."
            }
        }
    }

    /// The words that aspell does not know, of those given.
    static func misspelt(_ words: Set<String>, language: String, known: Set<String>) throws(Failure) -> [String] {
        let list = words.subtracting(known).sorted().joined(separator: "\n")
        let name = language == "en" ? "en_GB" : language
        let output = try run(
            "aspell", ["list", "--lang=\(name)", "--encoding=utf-8"], input: list, package: "aspell-\(language)")
        return output.split(separator: "\n").map(String.init)
    }

    /// The sentences for which link-grammar finds no complete linkage.
    static func unparsed(_ sentences: [String]) throws(Failure) -> [String] {
        let lines = sentences.map(plain)
        let arguments = ["en", "-graphics=0", "-limit=20", "-timeout=2", "-verbosity=1"]
        let output = try run(
            "link-parser", arguments, input: lines.joined(separator: "\n") + "\n", package: "link-grammar")
        // One of these lines answers each sentence, in order.
        let answers = output.split(separator: "\n").filter { line in
            line.contains("No complete linkages found") || (line.hasPrefix("Found ") && !line.contains("null count"))
        }
        guard answers.count >= lines.count else {
            throw .silent(program: "link-parser", about: lines.count - answers.count)
        }
        return zip(sentences, answers).filter { !$1.hasPrefix("Found ") }.map(\.0)
    }

    /// The sentence with plain quotation marks; one that is only part of what is said loses its single mark.
    private static func plain(_ sentence: String) -> String {
        let marks = sentence.filter { "“”".contains($0) }
        let isWhole = marks == String(repeating: "“”", count: marks.count / 2)
        return sentence.replacing("“", with: isWhole ? "\"" : "").replacing("”", with: isWhole ? "\"" : "")
            .replacing("…", with: ".")
    }

    private static func run(
        _ program: String, _ arguments: [String], input: String, package: String
    ) throws(Failure) -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/\(program)")
        process.arguments = arguments
        let files = FileManager.default.temporaryDirectory.appending(path: "story-quality-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: files) }
        // Through files: pipes on both sides wait for each other.
        do {
            try Data(input.utf8).write(to: files)
            let output = Pipe()
            process.standardInput = try FileHandle(forReadingFrom: files)
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw Failure.failed(program: program, status: process.terminationStatus)
            }
            return String(decoding: data, as: UTF8.self)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .missing(program: program, package: package)
        }
    }
}
