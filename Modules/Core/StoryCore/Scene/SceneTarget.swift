/// The target of an action: a character or a thing.
public enum SceneTarget: Hashable, Sendable {
    /// A character in the scene.
    case character(SceneCharacter.Subject)
    /// A visible thing, which the scene's props need not list.
    case prop(Prop)
}

/// JSON, as external authors write it: `{"prop": "door"}`, `{"hero": "ID"}` or `{"species": "fox", "name": "Pip"}`.
extension SceneTarget: Codable {
    private enum CodingKeys: String, CodingKey {
        case prop
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let prop = try container.decodeIfPresent(Prop.self, forKey: .prop) {
            self = .prop(prop)
        } else {
            self = .character(try SceneCharacter.Subject(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .character(let subject): try subject.encode(to: encoder)
        case .prop(let prop):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(prop, forKey: .prop)
        }
    }
}

/// A position relative to a thing or a character.
public struct SceneSpot: Hashable, Codable, Sendable {
    /// The spatial relation.
    public var relation: SpatialRelation
    /// The thing or character that it is relative to.
    public var anchor: SceneTarget

    /// Creates a spot: "under" the "bed".
    public init(_ relation: SpatialRelation, _ anchor: SceneTarget) {
        self.relation = relation
        self.anchor = anchor
    }
}
