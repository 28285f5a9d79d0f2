import Foundation
import TestReport

/// What a part of the sample package printed once, as `Tests/ReportSample/record.sh` keeps it.
struct Recording {
    let output: [UInt8]
    let errorOutput: [UInt8]
    /// The file of the events.
    let events: URL

    /// Reads a recording by its name, such as "crash".
    init(_ name: String) throws {
        guard let folder = Bundle.module.url(forResource: "Recordings", withExtension: nil) else {
            throw CocoaError(.fileNoSuchFile)
        }
        output = try [UInt8](Data(contentsOf: folder.appending(path: "\(name).out")))
        errorOutput = try [UInt8](Data(contentsOf: folder.appending(path: "\(name).err")))
        events = folder.appending(path: "\(name).jsonl")
    }

    /// What its console tells, its streams one after the other in pieces of a size.
    func decoded(inPiecesOf size: Int = 4096, upTo length: Int = .max) -> (facts: [ConsoleFact], end: ProcessEnd) {
        var decoder = ConsoleDecoder(packagePath: "/package", timeZone: .gmt)
        var facts: [ConsoleFact] = []
        for (bytes, stream) in [(errorOutput, ConsoleStream.error), (Array(output.prefix(length)), .output)] {
            for start in stride(from: 0, to: bytes.count, by: size) {
                facts += decoder.take(Array(bytes[start..<min(start + size, bytes.count)]), from: stream)
            }
        }
        let (rest, end) = decoder.finish(.exited(1))
        return (facts + rest, end)
    }
}

extension [ConsoleFact] {
    /// The results among them.
    var results: [TestResult] {
        compactMap { if case .result(let result) = $0 { result } else { nil } }
    }

    /// The result of a test.
    func result(of name: String) -> TestResult? {
        results.first { "\($0.className).\($0.name)" == name }
    }

    /// What is said to be the run's own output.
    var output: [String] {
        compactMap { if case .output(let text, nil) = $0 { text } else { nil } }
    }
}

extension ConsoleDecoder {
    /// What a whole console of one stream tells.
    static func decode(_ text: String, _ cause: ProcessEnd.Cause = .exited(1)) -> (
        facts: [ConsoleFact], end: ProcessEnd
    ) {
        var decoder = ConsoleDecoder(packagePath: "/package", timeZone: .gmt)
        let facts = decoder.take(Array(text.utf8), from: .output)
        let (rest, end) = decoder.finish(cause)
        return (facts + rest, end)
    }
}
