import FeatureKit
import Foundation
import Generation
import StoryCore

/// Making the same story in two ways in turn, in a process of its own, so that the one that measures stays small.
enum JobWork: String {
    /// As the program makes it, with leases and heartbeats; the peer without.
    case leases
    /// While others observe it; the peer while nobody does.
    case observers

    static let option = "--job-work"
    /// How many observe a job.
    static let observerCount = 3
    /// How many times as often as in the program leases are renewed: a story of seconds then has as many heartbeats as
    /// one that takes a minute.
    private static let haste = 20
    private static let rounds = 9

    /// Returns the work that the arguments of this process request, if any.
    static func asked(by arguments: [String]) -> (work: Self, file: String)? {
        guard arguments.count == 4, arguments[1] == option, let work = Self(rawValue: arguments[2]) else { return nil }
        return (work, arguments[3])
    }

    /// Writes what ours and the peer took, as a line of ``Rounds``.
    func run(file: String) async throws {
        let folder = URL(filePath: file).deletingLastPathComponent()
        let registry = try StoryStudio.registry(home: folder)
        func made(_ isPeer: Bool, _ round: Int) async throws -> TimeTaken {
            // What was told before is told differently, so each story is the first one of its library.
            let home = folder.appending(path: "made-\(rawValue)-\(round)-\(isPeer)")
            return try await time(isPeer, home, registry)
        }
        // Whatever is read once is read.
        for isPeer in [true, false] { _ = try await made(isPeer, -1) }
        var rounds = Rounds()
        for round in 0..<Self.rounds {
            // Who comes first differs, too.
            for isPeer in round.isMultiple(of: 2) ? [true, false] : [false, true] {
                let time = try await made(isPeer, round)
                if isPeer { rounds.peers.append(time) } else { rounds.ours.append(time) }
            }
        }
        try rounds.line.write(to: URL(filePath: file), atomically: true, encoding: .utf8)
    }

    private func time(_ isPeer: Bool, _ home: URL, _ registry: Registry) async throws -> TimeTaken {
        switch self {
        case .leases:
            let studio = StoryStudio(
                home: home, registry: registry, work: isPeer ? .direct : .leased,
                heartbeat: HastyClock(haste: Self.haste))
            let brief = try await studio.brief()
            return try await TimeTaken.measure {
                guard try await studio.generation.generate(brief, observer: { _ in }).failure == nil else {
                    throw CocoaError(.featureUnsupported)
                }
            }
        case .observers:
            let studio = StoryStudio(home: home, registry: registry)
            let job = try await studio.generation.jobService.enqueue(try await studio.brief())
            let others = (0..<(isPeer ? 0 : Self.observerCount)).map { _ in
                StoryStudio(home: home, registry: registry).generation.jobService
            }
            return try await TimeTaken.measure {
                try await withThrowingTaskGroup { group in
                    for other in others {
                        group.addTask {
                            var seen: [JobProgress] = []
                            for try await progress in other.observe(job) { seen.append(progress) }
                            // Otherwise nothing was observed.
                            guard seen.count > 2, seen.last?.state == .done else {
                                throw CocoaError(.featureUnsupported)
                            }
                        }
                    }
                    try await studio.generation.worker.run(untilEmpty: true)
                    try await group.waitForAll()
                }
            }
        }
    }
}

/// A clock on which sleeping takes a fraction of the time.
private struct HastyClock: Clock {
    let haste: Int

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { ContinuousClock().minimumResolution }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try await ContinuousClock().sleep(for: (deadline - now) / haste)
    }
}
