public import FeatureKit
public import Generation
public import Library
public import Playback

/// A place in the app.
public enum AppDestination: Hashable, Sendable {
    /// A place where stories are made.
    case generation(GenerationRoute)
    /// A place where stories are kept.
    case library(LibraryRoute)
    /// A place where stories are played.
    case playback(PlaybackRoute)
    /// Back to where one came from.
    case back
}

/// Knows where links and the exits of features lead to; nothing else knows more than one feature.
public struct AppRouter: Sendable {
    /// Makes a router.
    public init() {}

    /// Where a link leads to.
    ///
    /// - Throws: ``DeepLinkError`` if it leads nowhere.
    public func destination(for text: String) throws(DeepLinkError) -> AppDestination {
        let link = try DeepLink(text)
        if let route = GenerationFeature.route(for: link) { return .generation(route) }
        if let route = LibraryFeature.route(for: link) { return .library(route) }
        if let route = PlaybackFeature.route(for: link) { return .playback(route) }
        throw .noFeature(text)
    }

    /// Where an exit of the generation leads to.
    public func destination(for exit: GenerationExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .story(let identifier): .library(.story(identifier))
        }
    }

    /// Where an exit of the library leads to.
    public func destination(for exit: LibraryExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .newStory: .generation(.form)
        case .open(let route): .library(route)
        case .play(let story): .playback(.story(story, from: nil))
        }
    }

    /// Where an exit of the player leads to.
    public func destination(for exit: PlaybackExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .story(let identifier): .library(.story(identifier))
        case .queue: .playback(.queue)
        }
    }
}
