/// The dependencies among the lines of a telling: none may refer to a thing that was not introduced.
struct LineDependencies {
    /// For each line, sets of lines, of each of which one must be told.
    private(set) var needs: [[[Int]]]
    /// For each line, the lines that have it in a set of theirs.
    private let dependents: [[Int]]
    /// What a line points at and no line before it tells.
    private(set) var faults: [(line: Int, key: String)] = []

    init(lines: [TellableLine]) {
        var explicit: [String: [Int]] = [:]
        var first: [String: Int] = [:]
        for (index, line) in lines.enumerated() {
            for key in line.tells { explicit[key, default: []].append(index) }
            for key in line.mentions where first[key] == nil { first[key] = index }
        }
        needs = lines.map { _ in [] }
        for (index, line) in lines.enumerated() {
            if line.followsLast, index > 0 { needs[index].append([index - 1]) }
            for key in line.mentions.subtracting(line.tells).sorted() {
                // What no line introduces explicitly is introduced where it is first mentioned; a fact, by its scene.
                guard let tellers = explicit[key] ?? (key.hasPrefix("fact:") ? nil : first[key].map { [$0] }) else {
                    continue
                }
                guard !tellers.contains(index) else { continue }
                let before = tellers.filter { $0 < index }
                if before.isEmpty { faults.append((index, key)) } else { needs[index].append(before) }
            }
        }
        var dependents: [[Int]] = lines.map { _ in [] }
        for (index, sets) in needs.enumerated() {
            for line in Set(sets.joined()) { dependents[line].append(index) }
        }
        self.dependents = dependents
    }

    /// Returns whether no told line depends on this one alone.
    func canDrop(_ line: Int, told: [Bool]) -> Bool {
        dependents[line].allSatisfy { dependent in
            !told[dependent]
                || needs[dependent].allSatisfy { set in
                    !set.contains(line) || set.contains { $0 != line && told[$0] }
                }
        }
    }

    /// Returns whether all dependencies of a line are told.
    func canTell(_ line: Int, told: [Bool]) -> Bool {
        needs[line].allSatisfy { set in set.contains { told[$0] } }
    }
}
