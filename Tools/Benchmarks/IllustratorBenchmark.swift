import Foundation
import StoryCore
import VectorIllustrator

/// Measures how long the embedded illustrator takes for a page, beside librsvg's own program; the memory of a story's
/// pages, and the gain of a second core.
struct IllustratorBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 5
    private static let pageCount = 15

    func run() async throws -> [Measure] {
        let pages = DrawnPages(count: Setting.known.count).requests
        var (svg, png, peer): ([Double], [Double], [Double]) = ([], [], [])
        for page in pages {
            svg.append(vectors(of: page))
            png.append(try await pixels(of: page))
            peer.append(try peerPixels(of: page))
        }
        return [
            slowest("page to SVG", svg, peer, bound: 0.04),
            slowest("page to PNG", png, peer, bound: 0.75),
        ] + (try story())
    }

    /// Processor time, not time: it means the same beside other work, and is what one core takes.
    private func vectors(of page: IllustrationRequest) -> Double {
        (0..<Self.rounds).map { _ in
            let start = ProcessorClock.seconds
            _ = VectorIllustrator().svg(for: page)
            return ProcessorClock.seconds - start
        }.median
    }

    private func pixels(of page: IllustrationRequest) async throws -> Double {
        var taken: [Double] = []
        for _ in 0..<Self.rounds {
            let start = ProcessorClock.seconds
            _ = try await VectorIllustrator().illustrate(page)
            taken.append(ProcessorClock.seconds - start)
        }
        return taken.median
    }

    private func peerPixels(of page: IllustrationRequest) throws -> Double {
        let file = workshop.folder.appending(path: "peer.svg")
        try VectorIllustrator().svg(for: page).write(to: file, atomically: true, encoding: .utf8)
        let arguments = ["-w", "\(page.width)", "-h", "\(page.height)", "-o", "\(file.path).png", file.path]
        return try (0..<Self.rounds).map { _ in
            try workshop.run("rsvg-convert", arguments).processorSeconds
        }.median
    }

    /// A story's pages by a program that does nothing else: this one, called in another way.
    private func story() throws -> [Measure] {
        var usages: [Int: [BenchmarkSandbox.Usage]] = [:]
        for _ in 0..<Self.rounds {
            for width in [1, 2] {
                let usage = try workshop.run(CommandLine.arguments[0], DrawnPages.arguments(Self.pageCount, width))
                usages[width, default: []].append(usage)
            }
        }
        let (one, two) = (usages[1] ?? [], usages[2] ?? [])
        let memory = two.map(\.peakMemory).max() ?? .nan
        let seconds = (one.map(\.seconds).median, two.map(\.seconds).median)
        return [
            Measure(
                name: "\(Self.pageCount) pages, peak memory", ours: "\(memory.rounded(to: 0)) MB", peer: "-",
                value: memory, bound: 100, unit: " MB"),
            Measure(
                name: "\(Self.pageCount) pages, two at once / one", ours: "\(seconds.1.rounded(to: 2)) s",
                peer: "\(seconds.0.rounded(to: 2)) s", value: seconds.1 / seconds.0, bound: 0.7, unit: ""),
        ]
    }

    /// The slowest setting of each.
    private func slowest(_ name: String, _ ours: [Double], _ peer: [Double], bound: Double) -> Measure {
        .ratio(
            "\(name), slowest / rsvg-convert", (ours.max() ?? .nan) * 1000, (peer.max() ?? .nan) * 1000, bound: bound)
    }
}
