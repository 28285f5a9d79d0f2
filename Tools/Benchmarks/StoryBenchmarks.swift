import Foundation

/// Measures the program against public tools and against its bounds; ends with 1 if a bound is broken.
///
/// Figures are ratios or differences to a peer in the same run, so that they mean the same on any machine.
@main
struct StoryBenchmarks {
    static func main() async throws {
        if try await DrawnPages.drawIfAsked(CommandLine.arguments) { return }
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "story")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            print("Build the program first: swift build -c release")
            exit(69)
        }
        let workshop = try Workshop(program: program)
        defer { workshop.remove() }
        print("measure                                    ours       peer      value     bound")
        var measures = try StartBenchmark(workshop: workshop).run()
        measures.forEach { print($0.line) }
        let drawing = try await IllustratorBenchmark(workshop: workshop).run()
        drawing.forEach { print($0.line) }
        measures += drawing
        let making = try MakingBenchmark(workshop: workshop).run()
        making.forEach { print($0.line) }
        measures += making
        if measures.contains(where: { !$0.isKept }) { exit(1) }
    }
}
