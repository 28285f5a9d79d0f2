/// By which words a language speaks of kinds of family events.
package struct ArchetypeTable: Decodable, Sendable {
    package let archetypes: [Kind]

    /// One kind of event, such as losing a tooth.
    package struct Kind: Decodable, Sendable {
        package let id: String
    }
}
