import Foundation

/// How long `junit-report convert` takes beside decoding the same JSON, how long writing takes beside other ways to
/// write XML, and how much memory all of it needs.
struct ReportBenchmark {
    let workshop: BenchmarkSandbox
    /// The folder of the programs.
    let programs: URL
    /// The number of results in the large stream and the large report.
    let count: Int
    /// The number of measurements.
    let rounds: Int

    private static let small = 10_000

    func run(_ show: (Measure) -> Void) throws {
        for shape in EventStreamMaker.Shape.allCases { try measureConversion(of: shape, show) }
        try measureWriting(show)
    }

    // MARK: Conversion

    private func measureConversion(of shape: EventStreamMaker.Shape, _ show: (Measure) -> Void) throws {
        let (small, large) = (try stream(shape, Self.small), try stream(shape, count))
        defer { remove(small, large) }
        let report = workshop.folder.appending(path: "junit.xml")
        var (ours, peers): ([BenchmarkSandbox.Usage], [BenchmarkSandbox.Usage]) = ([], [])
        for _ in 0..<rounds {
            peers.append(try work(.decoding, "-", large))
            ours.append(try convert(large, to: report))
        }
        let name = "convert \(count) \(shape.rawValue) / JSON alone"
        show(ratio(name + ", time", ours.map(\.seconds).median, peers.map(\.seconds).median, bound: 1.5))
        show(
            ratio(name + ", cpu", ours.map(\.processorSeconds).median, peers.map(\.processorSeconds).median, bound: 1.5)
        )
        let memory = (ours.map(\.peakMemory).max() ?? .nan)
        let memoryOfSmall = try convert(small, to: report).peakMemory
        show(
            Measure(
                name: "convert \(count) \(shape.rawValue), peak memory", ours: megabytes(memory), peer: "-",
                value: memory, bound: 64, unit: " MB"))
        show(
            Measure(
                name: "the same / that of \(Self.small)", ours: megabytes(memory), peer: megabytes(memoryOfSmall),
                value: memory / memoryOfSmall, bound: 1.35, unit: ""))
    }

    private func stream(_ shape: EventStreamMaker.Shape, _ count: Int) throws -> URL {
        let file = workshop.folder.appending(path: "\(shape.rawValue)-\(count).jsonl")
        try EventStreamMaker(shape: shape, count: count).write(to: file)
        return file
    }

    private func convert(_ events: URL, to report: URL) throws -> BenchmarkSandbox.Usage {
        try workshop.run(programs.appending(path: "junit-report").path, ["convert", events.path, "-o", report.path])
    }

    // MARK: Writing

    private func measureWriting(_ show: (Measure) -> Void) throws {
        let peers: [(ReportWork, name: String, time: Double, memory: Double)] = [
            (.tree, "a libxml2 tree", 1, 0.2), (.foundationDocument, "an XMLDocument", 0.5, 0.2),
        ]
        var usage: [ReportWork: [BenchmarkSandbox.Usage]] = [:]
        for _ in 0..<rounds {
            for work in [.writing] + peers.map(\.0) {
                let file = workshop.folder.appending(path: "written.xml")
                usage[work, default: []].append(try self.work(work, String(count), file))
            }
        }
        let figures = { (work: ReportWork, figure: (BenchmarkSandbox.Usage) -> Double) in
            (usage[work] ?? []).map(figure).median
        }
        for (work, name, time, memory) in peers {
            let title = "write \(count) cases / \(name)"
            show(ratio(title + ", time", figures(.writing, \.seconds), figures(work, \.seconds), bound: time))
            let (ours, peer) = (figures(.writing, \.peakMemory), figures(work, \.peakMemory))
            show(
                Measure(
                    name: title + ", memory", ours: megabytes(ours), peer: megabytes(peer), value: ours / peer,
                    bound: memory, unit: ""))
        }
    }

    // MARK: Both

    private func work(_ work: ReportWork, _ argument: String, _ file: URL) throws -> BenchmarkSandbox.Usage {
        try workshop.run(
            programs.appending(path: "story-benchmarks").path, [ReportWork.option, work.rawValue, argument, file.path])
    }

    private func ratio(_ name: String, _ ours: Double, _ peer: Double, bound: Double) -> Measure {
        Measure(
            name: name, ours: "\(ours.rounded(to: 2)) s", peer: "\(peer.rounded(to: 2)) s", value: ours / peer,
            bound: bound, unit: "")
    }

    private func megabytes(_ value: Double) -> String { "\(value.rounded(to: 0)) MB" }

    /// A million results are 900 MB of JSON.
    private func remove(_ files: URL...) {
        for file in files {
            do {
                try FileManager.default.removeItem(at: file)
            } catch {
                print("\(file.path) could not be removed: \(error)")
            }
        }
    }
}
