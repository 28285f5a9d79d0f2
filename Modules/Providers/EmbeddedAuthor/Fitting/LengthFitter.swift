/// Leaves lines out until a telling has the length that is wanted: those that matter least first, and never one that
/// a line which stays needs.
struct LengthFitter {
    private let lines: [TellableLine]
    private let dependencies: LineDependencies
    /// The lines that may be left out, in that order.
    private let order: [Int]
    /// The minimum and maximum number of words.
    private(set) var range = 0...0

    /// - Parameter seed: Lines of one rank are left out in another order by another seed.
    init(lines: [TellableLine], seed: UInt64) {
        self.lines = lines
        dependencies = LineDependencies(lines: lines)
        // Steps of the golden ratio spread those of one rank over the story.
        let optional = lines.indices.filter { lines[$0].rank > 0 }
        let step: UInt64 = 0x9e37_79b9_7f4a_7c15
        order = optional.enumerated()
            .map { (line: $1, rank: lines[$1].rank, key: (UInt64($0) &+ seed % 97) &* step) }
            .sorted { ($1.rank, $0.key) < ($0.rank, $1.key) }
            .map(\.line)
        let least = count(dropped(to: 0))
        range = least...max(least, count(lines.map { _ in true }))
    }

    /// Returns which lines are told for about this many words.
    func told(wordCount target: Int) -> [Bool] {
        var told = dropped(to: target)
        readd(&told, target: target)
        improve(&told, target: target)
        return told
    }

    private func count(_ told: [Bool]) -> Int {
        lines.indices.reduce(0) { told[$1] ? $0 + lines[$1].wordCount : $0 }
    }

    /// Leaves out as much as is needed; what was kept for the sake of a line that went is asked again.
    private func dropped(to target: Int) -> [Bool] {
        var told = lines.map { _ in true }
        var count = count(told)
        var hasChanged = true
        while count > target, hasChanged {
            hasChanged = false
            for line in order where count > target && told[line] && dependencies.canDrop(line, told: told) {
                told[line] = false
                count -= lines[line].wordCount
                hasChanged = true
            }
        }
        return told
    }

    /// What went last may have been long: of what matters most, whatever still fits comes back.
    private func readd(_ told: inout [Bool], target: Int) {
        var count = count(told)
        for line in order.reversed() where !told[line] && dependencies.canTell(line, told: told) {
            let length = lines[line].wordCount
            guard abs(count + length - target) < abs(count - target) else { continue }
            told[line] = true
            count += length
        }
    }

    /// Exchanges one line for another while that brings the length nearer.
    private func improve(_ told: inout [Bool], target: Int) {
        for _ in 0..<Self.mostExchanges {
            let distance = count(told) - target
            guard abs(distance) * 100 > target else { return }
            // What matters more goes only where nothing else brings the length near.
            guard
                let (out, back) = exchange(told, distance: distance, isFree: false)
                    ?? (abs(distance) * 25 > target ? exchange(told, distance: distance, isFree: true) : nil)
            else { return }
            if let out { told[out] = false }
            if let back { told[back] = true }
        }
    }

    private static let mostExchanges = 6

    /// The lines to leave out and to tell again that bring the length nearest.
    ///
    /// - Parameter isFree: Whether a line may go that matters more than one that stays.
    private func exchange(_ told: [Bool], distance: Int, isFree: Bool) -> (out: Int?, back: Int?)? {
        var best: (miss: Int, out: Int?, back: Int?) = (abs(distance), nil, nil)
        let outs = order.filter { told[$0] && dependencies.canDrop($0, told: told) }
        let backs = order.filter { !told[$0] && dependencies.canTell($0, told: told) }
        let leastImportant = order.first { told[$0] }.map { lines[$0].rank } ?? 0
        let mostImportant = order.last { !told[$0] }.map { lines[$0].rank } ?? 0
        for back in backs
        where (isFree || lines[back].rank <= mostImportant) && abs(distance + lines[back].wordCount) < best.miss {
            best = (abs(distance + lines[back].wordCount), nil, back)
        }
        for out in outs {
            let rest = distance - lines[out].wordCount
            if isFree || lines[out].rank >= leastImportant, abs(rest) < best.miss { best = (abs(rest), out, nil) }
            for back in backs where isFree || lines[back].rank <= lines[out].rank {
                guard !dependencies.needs[back].joined().contains(out) else { continue }
                let miss = abs(rest + lines[back].wordCount)
                if miss < best.miss { best = (miss, out, back) }
            }
        }
        return best.out == nil && best.back == nil ? nil : (best.out, best.back)
    }
}
