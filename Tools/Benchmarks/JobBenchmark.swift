import Foundation

/// What it costs that a story is made as a job that others can see, take over and observe.
///
/// Processor time, not time: two percent are less than what other work on the machine adds. It is that of the whole
/// process, of the observers too, so that it is an upper bound of what making a story is slowed by.
struct JobBenchmark {
    let workshop: BenchmarkSandbox
    /// The folder of the programs.
    let programs: URL

    func run(_ show: (Measure) -> Void) throws {
        try measure(.leases, "make a story as a job / without lease and journal").forEach(show)
        try measure(.observers, "make a story, \(JobWork.observerCount) observers / none").forEach(show)
    }

    private func measure(_ work: JobWork, _ name: String) throws -> [Measure] {
        let file = workshop.folder.appending(path: work.rawValue)
        _ = try workshop.run(
            programs.appending(path: "story-benchmarks").path, [JobWork.option, work.rawValue, file.path])
        let times = try String(contentsOf: file, encoding: .utf8).split(separator: " ").compactMap { Double($0) }
        guard times.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
        return [
            .ratio("\(name), cpu", times[0], times[1], bound: 1.02),
            .ratio("\(name), time", times[2], times[3], bound: .infinity),
        ]
    }
}
