// Derived from the targets in Package.swift and their types by './generate.sh derive'. Changes here are lost.

extension BuiltInProviders {
    /// Every provider; of those who can do the same, the first is the default.
    static let all: [BuiltInProvider] = [
        .embeddedAuthor,
        .neuralNarrator,
        .fliteNarrator,
        .espeakNarrator,
        .vectorIllustrator,
        .mpvEngineProvider,
    ]
}
