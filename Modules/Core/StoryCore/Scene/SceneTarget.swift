/// Somebody or something in a scene that a deed is done to.
public enum SceneTarget: Hashable, Sendable {
    /// Somebody who is in the scene, too.
    case character(SceneCharacter.Subject)
    /// A thing that can be seen there, whether or not the scene's props name it.
    case prop(Prop)
}

/// As JSON, which authors elsewhere write: `{"prop": "door"}`, `{"hero": "ID"}` or `{"species": "fox", "name": "Pip"}`.
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

/// Where somebody is beside something or somebody else.
public struct SceneSpot: Hashable, Codable, Sendable {
    /// How they are to each other.
    public var relation: SpatialRelation
    /// What or whom it is told from.
    public var anchor: SceneTarget

    /// Makes a spot: "under" the "bed".
    public init(_ relation: SpatialRelation, _ anchor: SceneTarget) {
        self.relation = relation
        self.anchor = anchor
    }
}
