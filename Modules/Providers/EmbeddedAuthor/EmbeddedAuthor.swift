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
        let title = request.writtenTitle == nil ? [AuthoredPart.title(story.title)] : []
        let note = request.writtenPassages.isEmpty ? [AuthoredPart.telling(story.record)] : []
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
            try PlotAuthor(library: library).story(for: request, after: TellingHistory(request.told))
        }
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
