/// A broken rule: its position, its reason, and its fix.
struct Finding: Hashable, Sendable {
    /// The file below the package's root.
    let path: String
    /// The line, from 1; that of the beginning if the whole file is meant.
    let line: Int
    /// What is wrong, and why it matters.
    let reason: String
    /// What to do.
    let fix: String

    /// Describes a breach.
    init(_ path: String, line: Int = 1, reason: String, fix: String) {
        (self.path, self.line, self.reason, self.fix) = (path, line, reason, fix)
    }
}

extension Finding: CustomStringConvertible {
    /// As editors and people read it.
    var description: String { "\(path):\(line): \(reason)\n    Fix: \(fix)" }
}

extension Finding: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.path, lhs.line, lhs.reason) < (rhs.path, rhs.line, rhs.reason)
    }
}

/// Something that holds all over the package.
protocol Rule: Sendable {
    /// The positions where it does not hold.
    func findings(in review: Review) throws -> [Finding]
}
