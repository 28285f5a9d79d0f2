public import Foundation
public import StoryCore

/// Writes stories without a network or a model: plans beats first, then tells them.
///
/// The same request always gives the same story. What it tells stands in tables, a folder for each language, see
/// `Languages/README.md`.
public struct EmbeddedAuthor: StoryAuthor {
    public let identifier: ProviderIdentifier = "embedded"
    public let displayName = "Story planner (embedded)"
    public var languages: [LanguageCode] { shelf.languages }
    private let shelf: MaterialShelf
    let plots = PlotLibrary(folder: Self.plotFolder)

    /// Makes the author with the tables that come with the program, which are looked for when they are first needed.
    public init() {
        shelf = MaterialShelf { Self.languageFolder }
    }

    /// Where the tables that come with the program are: a folder for each language.
    public static var languageFolder: URL { MaterialShelf.standardFolder }

    /// Where the plots that come with the program are.
    package static var plotFolder: URL {
        MaterialShelf.standardFolder.deletingLastPathComponent().appending(path: "Plots")
    }

    /// Makes the author with tables of one's own.
    ///
    /// - Parameter languageFolder: A folder that holds one folder for each language, named by its code.
    public init(languageFolder: URL) {
        shelf = MaterialShelf { languageFolder }
    }

    public func checkAvailability() async throws(ProviderError) {
        for language in languages { _ = try material(for: language) }
    }

    public func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        let (_, teller) = try prepare(request)
        guard !Task.isCancelled else { throw .cancelled }
        if request.writtenTitle == nil { try await deliver(.title(teller.title)) }
        let passages = teller.passages(wordCount: request.targetWordCount)
        for passage in passages.dropFirst(request.writtenPassages.count) {
            guard !Task.isCancelled else { throw .cancelled }
            try await deliver(.passage(passage))
        }
    }

    /// What the story for a request will be about.
    ///
    /// - Throws: ``ProviderError`` as writing it would.
    public func outline(of request: AuthorRequest) throws(ProviderError) -> StoryOutline {
        let (plan, teller) = try prepare(request)
        return StoryOutline(
            title: teller.title, plot: plan.plot, settings: plan.beats.map(\.scene.setting.rawValue),
            companion: plan.companion, refrains: teller.told(plan.refrains))
    }

    private func prepare(_ request: AuthorRequest) throws(ProviderError) -> (plan: StoryPlan, teller: StoryTeller) {
        let brief = request.brief
        let material = try material(for: brief.language)
        let target = request.targetWordCount
        var planner = StoryPlanner(material: material, brief: brief, targetWordCount: target)
        do throws(MaterialError) {
            while true {
                let plan = try planner.plan()
                let teller = StoryTeller(brief: brief, plan: plan, material: material)
                // What cannot be left out may be too much.
                guard teller.leastWordCount > target, planner.becomeShorter() else { return (plan, teller) }
            }
        } catch {
            throw fault(error)
        }
    }

    private func material(for language: LanguageCode) throws(ProviderError) -> Material {
        guard languages.contains(language.base) else {
            let known = languages.map(\.rawValue).joined(separator: ", ")
            throw .configuration(
                ProviderFault(
                    provider: identifier, detail: "It can't write in '\(language)', only in: \(known).",
                    recovery: "Choose one of these languages, or another author."))
        }
        do throws(MaterialError) {
            return try shelf.material(for: language.base)
        } catch {
            throw fault(error)
        }
    }

    private func fault(_ error: MaterialError) -> ProviderError {
        let detail =
            switch error {
            case .folderMissing(let path): "Its tables are missing from \(path)."
            case .unreadable(let file, let reason): "Its table \(file) can't be used: \(reason)"
            }
        return .configuration(
            ProviderFault(
                provider: identifier, detail: detail,
                recovery: "Build the program again, or put the folder of tables beside it."))
    }
}
