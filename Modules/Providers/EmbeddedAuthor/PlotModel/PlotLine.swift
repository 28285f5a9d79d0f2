package import StoryCore

/// A line of a text: sentences that are told or left out together.
package struct PlotLine: Decodable, Sendable {
    /// One of several wordings of a line.
    package enum Wording: Sendable {
        case one(Template)
        /// One of these.
        case any([Template])
        /// By a trait of the main hero; nil for all others.
        case pick([Trait?: Template])
    }

    package let wording: Wording
    /// The rank: 0 is always told; up to 5, higher ranks are left out first.
    package let rank: Int
    /// The things, facts and people whom the line introduces.
    package let tells: [String]
    /// The facts, scenes and characters that must have been told.
    package let conditions: [String]
    /// The only tone in which it is told; nil for all.
    package let tone: StoryTone?
    /// Whether it makes no sense without the line before it.
    package let followsLast: Bool
    /// The name of the picture that shows what happens here.
    package let look: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case line, any, pick, rank, tells
        case conditions = "if"
        case tone
        case followsLast = "follows"
        case look
    }

    package init(from decoder: any Decoder) throws {
        if let line = try? decoder.singleValueContainer().decode(String.self) {
            wording = .one(try Template(line, at: decoder.codingPath))
            (rank, tells, conditions, tone, followsLast, look) = (0, [], [], nil, false, nil)
            return
        }
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        wording = try Self.wording(in: container, at: decoder.codingPath)
        rank = try container.decodeIfPresent(Int.self, forKey: .rank) ?? 0
        tells = try container.decodeOneOrMore(forKey: .tells)
        conditions = try container.decodeOneOrMore(forKey: .conditions)
        tone = try container.decodeIfPresent(StoryTone.self, forKey: .tone)
        followsLast = try container.decodeIfPresent(Bool.self, forKey: .followsLast) ?? false
        look = try container.decodeIfPresent(String.self, forKey: .look)
    }

    private static func wording(
        in container: KeyedDecodingContainer<CodingKeys>, at path: [any CodingKey]
    ) throws -> Wording {
        if let lines = try container.decodeIfPresent([Template].self, forKey: .any) { return .any(lines) }
        guard let lines = try container.decodeIfPresent([String: Template].self, forKey: .pick) else {
            return .one(try container.decode(Template.self, forKey: .line))
        }
        var picks: [Trait?: Template] = [:]
        for (name, line) in lines {
            guard name.isEmpty || Trait(rawValue: name) != nil else {
                let known = Trait.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: path, debugDescription: "'\(name)' is no trait; there is: \(known), and \"\"."))
            }
            picks[Trait(rawValue: name)] = line
        }
        return .pick(picks)
    }

    /// Every way to say it.
    package var templates: [Template] {
        switch wording {
        case .one(let line): [line]
        case .any(let lines): lines
        case .pick(let lines): lines.sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }.map(\.value)
        }
    }
}

extension KeyedDecodingContainer {
    /// A text, or a list of texts; nothing if the key is missing.
    fileprivate func decodeOneOrMore(forKey key: Key) throws -> [String] {
        guard contains(key) else { return [] }
        if let one = try? decode(String.self, forKey: key) { return [one] }
        return try decode([String].self, forKey: key)
    }
}
