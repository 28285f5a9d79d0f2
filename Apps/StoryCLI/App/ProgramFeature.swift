public import ArgumentParser
public import StoryApp
public import TerminalApp

/// A feature as a program has it besides the built-in ones: in the library, on screen and on the command line.
public struct ProgramFeature: Sendable {
    /// How it joins the app.
    public var composition: any FeatureCompositionContract.Type
    /// Its screens.
    public var screens: any FeatureScreensContract.Type
    /// Its verbs; a verb that uses the app is an ``AppCommand``, or a group of those.
    public var verbs: [any ParsableCommand.Type]

    /// Creates a feature.
    public init(
        composition: any FeatureCompositionContract.Type, screens: any FeatureScreensContract.Type,
        verbs: [any ParsableCommand.Type]
    ) {
        (self.composition, self.screens, self.verbs) = (composition, screens, verbs)
    }
}
