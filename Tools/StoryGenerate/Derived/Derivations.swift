import Foundation

/// What is derived.
enum Derivations {
    /// What follows from the sources alone.
    static let ofSources: [any Derivation] = [
        FeatureRegistry(), ProviderRegistry(), CommandList(), GalleryList(), ModuleGraph(), ViewStateEquality(),
        StubActions(), GuideExamples(), JSONReference(), JSONSchema(), JSONLists(),
    ]

    /// Everything that can be derived now: what follows from the program, only if it was built.
    static func all(program: URL?) throws(ProgramError) -> [any Derivation] {
        guard let program else { return ofSources }
        return ofSources + [CommandReference(program: try ProgramDescription(of: program))]
    }
}
