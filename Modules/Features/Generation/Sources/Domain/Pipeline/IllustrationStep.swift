import StoryCore

/// Has the pictures made, several at once where the illustrator allows it.
struct IllustrationStep: Sendable {
    let illustrator: any Illustrator
    let brief: StoryBrief
    let claim: any JobClaim
    let retry: RetryPolicy

    /// What became of the pictures.
    struct Outcome: Sendable {
        /// The pictures that were made, by page; their content lies with the job.
        var pictures: [Int: PictureUnit] = [:]
        /// Why pictures could not be made, by page.
        var failures: [Int: GenerationError] = [:]
    }

    private typealias Made = (page: Int, result: Result<PictureUnit, GenerationError>)

    /// Makes the pictures of the pages as they come; one that fails for good does not stop the others.
    ///
    /// - Returns: A failure only if the work was cancelled or could not be recorded.
    func run(
        pages: AsyncStream<StoryPage>, journal: JobJournal,
        didSettle: @escaping @Sendable (Int, StoryIllustration) -> Void
    ) async -> Result<Outcome, GenerationError> {
        await withTaskGroup(of: Made.self) { group in
            var outcome = Outcome()
            var fatal: GenerationError?
            func settle(_ made: Made) {
                switch made.result {
                case .success(let picture):
                    outcome.pictures[made.page] = picture
                    didSettle(
                        made.page, StoryIllustration(status: .pending, alternativeText: picture.alternativeText))
                case .failure(let error):
                    outcome.failures[made.page] = error
                    if error.endsEverything { fatal = fatal ?? error }
                    didSettle(made.page, StoryIllustration(status: .failed))
                }
            }
            var running = 0
            for await page in pages where fatal == nil {
                if running >= max(1, illustrator.maximumConcurrentRequests), let made = await group.next() {
                    settle(made)
                    running -= 1
                }
                group.addTask { (page.index, await picture(of: page, journal: journal)) }
                running += 1
            }
            while let made = await group.next() { settle(made) }
            if Task.isCancelled { return .failure(.cancelled) }
            return fatal.map { .failure($0) } ?? .success(outcome)
        }
    }

    private func picture(of page: StoryPage, journal: JobJournal) async -> Result<PictureUnit, GenerationError> {
        if let done = journal.pictures[page.index] { return .success(done) }
        do throws(ProviderError) {
            let picture = try await retry.run { () async throws(ProviderError) in
                try await illustrator.illustrate(request(for: page))
            }
            let unit = PictureUnit(fileExtension: picture.fileExtension, alternativeText: picture.alternativeText)
            do throws(StorageError) {
                try await claim.record(.picture(page: page.index, unit), content: picture.data)
            } catch {
                return .failure(.storage(error))
            }
            return .success(unit)
        } catch {
            return .failure(Task.isCancelled ? .cancelled : .provider(.illustrations, error))
        }
    }

    /// What is asked for: the sheet of every hero on the page, exactly once each.
    func request(for page: StoryPage) -> IllustrationRequest {
        let present = heroes(in: page.scene)
        let named = Set(
            NameFinder(brief.heroes.map(\.name)).words(in: page.text, range: page.text.startIndex..<page.text.endIndex)
                .compactMap(\.name))
        return IllustrationRequest(
            page: page.index, text: page.text, scene: page.scene,
            characters: brief.heroes.filter { present.contains($0.id) || named.contains($0.name) }
                .map(CharacterSheet.init(of:)),
            ageBand: brief.ageBand, tone: brief.tone, language: brief.language, seed: brief.seed)
    }

    private func heroes(in scene: Scene) -> Set<HeroID> {
        Set(
            scene.characters.compactMap { character in
                if case .hero(let identifier) = character.subject { identifier } else { nil }
            })
    }
}

extension GenerationError {
    /// Whether going on with other pictures makes no sense.
    fileprivate var endsEverything: Bool {
        switch self {
        case .storage, .cancelled: true
        default: false
        }
    }
}
