import StoryCLI

/// `story`, with the built-in features.
@main
struct Story: StoryProgram {}
