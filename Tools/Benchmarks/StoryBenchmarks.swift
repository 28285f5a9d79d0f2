import Foundation

/// Measures the programs against public tools and against their bounds; ends with 1 if a bound is broken.
///
/// Figures are ratios or differences to a peer in the same run, so that they mean the same on any machine.
@main
struct StoryBenchmarks {
    /// What can be measured by itself.
    private enum Part: String, CaseIterable {
        case start, app, library, household, drawing, making, jobs, voices, playing, reports
    }

    private static let usage = """
        Usage: story-benchmarks [start] [app] [library] [household] [drawing] [making] [jobs] [voices]
            [playing] [reports] [--million]

        Without a name everything is measured. The library of 100,000 stories is made once and kept. Reports are of
        100,000 results, with --million of a million; then the library is verified and backed up, too.
        """

    static func main() async throws {
        let arguments = CommandLine.arguments
        if try await DrawnPages.drawIfAsked(arguments) { return }
        if try await SpokenTexts.sayIfAsked(arguments) { return }
        if let asked = LibraryWork.asked(by: arguments) {
            return try await asked.work.run(home: asked.home, file: asked.file)
        }
        if let asked = JobWork.asked(by: arguments) { return try await asked.work.run(file: asked.file) }
        if let asked = ReportWork.asked(by: arguments) {
            return try asked.work.run(Int(asked.argument) ?? 0, asked.file)
        }
        let names = arguments.dropFirst().filter { $0 != "--million" }
        let parts = names.compactMap(Part.init)
        guard parts.count == names.count else {
            print(usage)
            exit(64)
        }
        let programs = URL(filePath: arguments[0]).deletingLastPathComponent()
        let isMillion = arguments.contains("--million")
        let isKept = try await measure(parts.isEmpty ? Part.allCases : parts, programs: programs, isMillion: isMillion)
        if !isKept { exit(1) }
    }

    /// Returns whether every bound was kept.
    private static func measure(_ parts: [Part], programs: URL, isMillion: Bool) async throws -> Bool {
        for name in ["story", "junit-report"] where parts != [.reports] || name != "story" {
            guard FileManager.default.isExecutableFile(atPath: programs.appending(path: name).path) else {
                print("Build the programs as they are run: ./generate.sh benchmark")
                exit(69)
            }
        }
        let workshop = try BenchmarkSandbox(program: programs.appending(path: "story"))
        defer { workshop.remove() }
        print(Measure.heading)
        var isKept = true
        let show = { (measure: Measure) in
            print(measure.line)
            // A line as soon as it is known, in a log of a build too.
            fflush(nil)
            isKept = isKept && measure.isKept
        }
        if parts.contains(.start) { try StartBenchmark(workshop: workshop).run().forEach(show) }
        if parts.contains(.app) {
            try await AppBenchmark(workshop: workshop).run(show)
        }
        if parts.contains(.library) {
            try await LibraryBenchmark(workshop: workshop, programs: programs, isThorough: isMillion).run(show)
        }
        if parts.contains(.household) { try await HouseholdBenchmark(workshop: workshop).run(show) }
        if parts.contains(.drawing) { try await IllustratorBenchmark(workshop: workshop).run().forEach(show) }
        if parts.contains(.making) { try GenerationBenchmark(workshop: workshop).run(show) }
        if parts.contains(.jobs) { try JobBenchmark(workshop: workshop, programs: programs).run(show) }
        if parts.contains(.voices) { try VoiceBenchmark(workshop: workshop).run(show) }
        if parts.contains(.playing) { try await PlayingBenchmark(workshop: workshop).run(show) }
        if parts.contains(.reports) {
            let (count, rounds) = isMillion ? (1_000_000, 1) : (100_000, 3)
            try ReportBenchmark(workshop: workshop, programs: programs, count: count, rounds: rounds).run(show)
        }
        return isKept
    }
}
