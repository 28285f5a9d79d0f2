package import StoryCore

/// A line of a text: a sentence or a few that are told or left out together.
package struct PlotLine: Decodable, Sendable {
    /// What is told of several ways to say it.
    package enum Wording: Sendable {
        case one(Template)
        /// One of these.
        case any([Template])
        /// By a trait of the main hero; nil stands for all others.
        case pick([Trait?: Template])
    }

    package let wording: Wording
    /// 0 is always told; the higher, the sooner it is left out for length, up to 5.
    package let rank: Int
    /// The things, facts and people whom the line introduces.
    package let tells: [String]
    /// The facts, scenes and people that must have been told.
    package let conditions: [String]
    /// The tone in which alone it is told.
    package let tone: StoryTone?
    /// Whether it makes no sense without the line before it.
    package let followsLast: Bool
    /// How a picture looks from here on.
    package let look: PlotLook?

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
        look = try container.decodeIfPresent(PlotLook.self, forKey: .look)
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

/// How a picture looks from a line on.
package struct PlotLook: Decodable, Sendable, Hashable {
    /// Somebody else in the picture.
    package struct Guest: Decodable, Sendable, Hashable {
        /// The mark of a cast member.
        package let who: String
        package let pose: Pose?
        package let mood: Mood?
        package let holds: Prop?

        private enum CodingKeys: String, CodingKey, CaseIterable {
            case who, pose, mood, holds
        }

        package init(from decoder: any Decoder) throws {
            if let who = try? decoder.singleValueContainer().decode(String.self) {
                (self.who, pose, mood, holds) = (who, nil, nil, nil)
                return
            }
            try decoder.refuseKeys(otherThan: CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            who = try container.decode(String.self, forKey: .who)
            pose = try container.decodeIfPresent(Pose.self, forKey: .pose)
            mood = try container.decodeIfPresent(Mood.self, forKey: .mood)
            holds = try container.decodeIfPresent(Prop.self, forKey: .holds)
        }
    }

    package let pose: Pose?
    package let mood: Mood?
    /// What the main hero holds.
    package let holds: Prop?
    /// Who else is in the picture; nil for those whom the page names.
    package let with: [Guest]?
    /// The object that the page is about.
    package let prop: Prop?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case pose, mood, holds, with, prop
    }

    package init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(otherThan: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        pose = try container.decodeIfPresent(Pose.self, forKey: .pose)
        mood = try container.decodeIfPresent(Mood.self, forKey: .mood)
        holds = try container.decodeIfPresent(Prop.self, forKey: .holds)
        with = try container.decodeIfPresent([Guest].self, forKey: .with)
        prop = try container.decodeIfPresent(Prop.self, forKey: .prop)
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
