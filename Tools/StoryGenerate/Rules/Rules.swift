/// What holds all over the package.
enum Rules {
    /// Every rule.
    static let all: [any Rule] = [
        ImportRule(), StubRule(), RetroactiveRule(), NameRule(), ViewStateRule(), CompletenessRule(), LinkRule(),
        SnippetRule(), CommandLineRule(),
    ]
}
