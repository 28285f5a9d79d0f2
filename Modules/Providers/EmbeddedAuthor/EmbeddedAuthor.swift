public import Foundation
public import StoryCore

/// Writes stories without a network or a model, out of plots that were written whole.
///
/// The same request after the same stories always gives the same story. What it tells stands in files, see
/// `Plots/README.md`.
public struct EmbeddedAuthor: StoryAuthor {
    public let identifier: ProviderIdentifier = "embedded"
    public let displayName = "Story planner (embedded)"
    public var languages: [LanguageCode] { library.languages }
    let library: PlotLibrary

    /// Creates the author with the plots that come with the program, which are looked for when they are first needed.
    public init() {
        library = PlotLibrary { Self.plotFolder }
    }

    /// Creates the author with plots of one's own.
    ///
    /// - Parameter plotFolder: A folder as `Plots/README.md` describes it.
    public init(plotFolder: URL) {
        library = PlotLibrary(folder: plotFolder)
    }

    public func checkAvailability() async throws(ProviderError) {
        try checked { () throws(PlotError) in
            _ = try library.plans()
            for language in languages { _ = try library.archetypes(in: language) }
        }
    }

    public func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        let story = try story(for: request)
        // Of a story without passages, another variation may be told by now.
        let isBegun = !request.writtenPassages.isEmpty
        let title = isBegun || request.writtenTitle == story.title ? [] : [AuthoredPart.title(story.title)]
        let note = isBegun ? [] : [AuthoredPart.telling(story.record)]
        let passages = story.passages.dropFirst(request.writtenPassages.count).map(AuthoredPart.passage)
        for part in title + note + passages {
            guard !Task.isCancelled else { throw .cancelled }
            try await deliver(part)
        }
    }

    /// What the story for a request will be about.
    ///
    /// - Throws: ``ProviderError`` as writing it would.
    public func outline(of request: AuthorRequest) throws(ProviderError) -> StoryOutline {
        StoryOutline(try story(for: request))
    }

    private func story(for request: AuthorRequest) throws(ProviderError) -> PlotAuthor.Story {
        guard languages.contains(request.brief.language.base) else {
            let known = languages.map(\.rawValue).joined(separator: ", ")
            throw .configuration(
                ProviderErrorDetails(
                    provider: identifier, detail: "It can't write in '\(request.brief.language)', only in: \(known).",
                    recovery: "Choose one of these languages, or another author."))
        }
        return try checked { () throws(PlotError) in
            try variation(of: request, by: PlotAuthor(library: library), after: TellingHistory(request.told))
        }
    }

    /// How many stories are thought of until one has none of a family's blocked words.
    private static let variations = 60

    /// Returns the first story without blocked words; where stories were refused before anything of them was kept, the first
    /// after those. If there is none, it is the last one that was thought of.
    private func variation(
        of request: AuthorRequest, by author: PlotAuthor, after history: TellingHistory
    ) throws(PlotError) -> PlotAuthor.Story {
        let brief = request.brief
        var refused = request.refused.count { $0.passageCount == 0 }
        var story = try author.story(for: request, after: history)
        for number in 1..<Self.variations {
            if !story.contains(brief.blockedWords, in: brief.language) {
                guard refused > 0 else { break }
                refused -= 1
            }
            var request = request
            request.brief.seed = brief.seed(ofVariation: number)
            story = try author.story(for: request, after: history)
        }
        return story
    }

    private func checked<Value>(_ work: () throws(PlotError) -> Value) throws(ProviderError) -> Value {
        do throws(PlotError) {
            return try work()
        } catch {
            throw .configuration(
                ProviderErrorDetails(
                    provider: identifier, detail: error.description,
                    recovery: "Build the program again, or put the folder of plots beside it."))
        }
    }
}

extension StoryBrief {
    /// The words that the story may not contain.
    fileprivate var blockedWords: BlockedWords { contentFilter?.words ?? .none }

    /// Returns the seed of another story for the same brief.
    ///
    /// - Parameter number: Which one, from 1.
    fileprivate func seed(ofVariation number: Int) -> UInt64 {
        var generator = SeededGenerator(hashing: String(seed), "story", String(number))
        return generator.next()
    }
}

extension PlotAuthor.Story {
    /// Returns whether title or text contains one of these words.
    fileprivate func contains(_ words: BlockedWords, in language: LanguageCode) -> Bool {
        ([title] + passages.map(\.text)).contains { words.firstMatch(in: $0, language: language) != nil }
    }
}

extension EmbeddedAuthor {
    /// Where a build puts the plots: beside the program, in a folder named after package and module.
    ///
    /// Not `Bundle.module`, which ends the program where the folder is missing.
    public static var plotFolder: URL {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? Bundle.main.bundleURL
        let beside = program.deletingLastPathComponent()
        let names = try? FileManager.default.contentsOfDirectory(atPath: beside.path)
        let name = names?.first { $0.hasSuffix("_EmbeddedAuthor.resources") } ?? "story-studio_EmbeddedAuthor.resources"
        return beside.appending(path: name).appending(path: "Plots")
    }
}
