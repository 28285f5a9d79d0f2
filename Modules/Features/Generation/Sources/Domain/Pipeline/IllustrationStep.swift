import StoryCore

/// Illustrates the pages, concurrently where the illustrator allows it.
struct IllustrationStep: Sendable {
    let illustrator: any Illustrator
    let brief: StoryBrief
    let claim: any JobClaimContract
    let retry: RetryPolicy

    /// The outcome of the step.
    struct Outcome: Sendable {
        /// The finished illustrations; their content is stored with the job.
        var pictures: [IllustrationSlot: PictureUnit] = [:]
        /// The errors of failed illustrations.
        var failures: [IllustrationSlot: GenerationError] = [:]
    }

    private typealias Made = (slot: IllustrationSlot, result: Result<PictureUnit, GenerationError>)

    /// Illustrates the pages as they arrive, and then the cover; a failed illustration does not stop the others.
    ///
    /// - Parameters:
    ///   - story: Returns the story so far; called when all pages have arrived.
    ///   - wantsCover: Whether that story gets a cover.
    /// - Returns: A failure only if the work was cancelled or could not be recorded.
    func run(
        pages: AsyncStream<StoryPage>, journal: JobJournal, story: @escaping @Sendable () -> Story,
        wantsCover: @escaping @Sendable (Story) -> Bool,
        didSettle: @escaping @Sendable (IllustrationSlot, StoryIllustration) -> Void
    ) async -> Result<Outcome, GenerationError> {
        await withTaskGroup(of: Made.self) { group in
            var outcome = Outcome()
            var fatal: GenerationError?
            func settle(_ made: Made) {
                switch made.result {
                case .success(let picture):
                    outcome.pictures[made.slot] = picture
                    didSettle(
                        made.slot,
                        StoryIllustration(
                            status: .pending, alternativeText: picture.alternativeText, variation: picture.variation))
                case .failure(let error):
                    outcome.failures[made.slot] = error
                    if error.endsEverything { fatal = fatal ?? error }
                    didSettle(made.slot, StoryIllustration(status: .failed, variation: variation(of: made.slot)))
                }
            }
            var running = 0
            func make(_ slot: IllustrationSlot, _ request: IllustrationRequest) async {
                if running >= max(1, illustrator.maximumConcurrentRequests), let made = await group.next() {
                    settle(made)
                    running -= 1
                }
                group.addTask { (slot, await picture(slot, request, journal: journal)) }
                running += 1
            }
            for await page in pages where fatal == nil { await make(.page(page.index), request(for: page)) }
            let drawn = story()
            if fatal == nil, !Task.isCancelled, wantsCover(drawn), let cover = request(forCoverOf: drawn) {
                await make(.cover, cover)
            }
            while let made = await group.next() { settle(made) }
            if Task.isCancelled { return .failure(.cancelled) }
            return fatal.map { .failure($0) } ?? .success(outcome)
        }
    }

    private func picture(
        _ slot: IllustrationSlot, _ request: IllustrationRequest, journal: JobJournal
    ) async -> Result<PictureUnit, GenerationError> {
        if let done = journal.pictures[slot], done.variation == variation(of: slot) { return .success(done) }
        do throws(ProviderError) {
            let picture = try await retry.run { () async throws(ProviderError) in
                try await illustrator.illustrate(request)
            }
            let unit = PictureUnit(
                fileExtension: picture.fileExtension, alternativeText: picture.alternativeText,
                variation: variation(of: slot))
            do throws(StorageError) {
                try await claim.record(slot.unit(unit), content: picture.data)
            } catch {
                return .failure(.storage(error))
            }
            return .success(unit)
        } catch {
            return .failure(Task.isCancelled ? .cancelled : .provider(.illustrations, error))
        }
    }

    /// Returns the request for a page, with the sheet of every hero: families resemble them, even on a page without
    /// them.
    func request(for page: StoryPage) -> IllustrationRequest {
        return IllustrationRequest(
            page: page.index, text: page.text, scene: page.scene,
            characters: brief.heroes.map(CharacterSheet.init(of:)),
            ageBand: brief.ageBand, tone: brief.tone, language: brief.language, style: brief.style ?? .bright,
            storySeed: brief.seed, seed: brief.seed(of: .page(page.index)))
    }

    /// Returns the request for the cover, with the author's scene for it, or else the first page's scene with all
    /// heroes; nil without a page.
    func request(forCoverOf story: Story) -> IllustrationRequest? {
        guard var page = story.pages.first else { return nil }
        if let cover = story.telling?.cover { page.scene = cover }
        let present = heroes(in: page.scene)
        page.scene.characters += brief.heroes.filter { !present.contains($0.id) }
            .map { SceneCharacter(.hero($0.id)) }
        var request = request(for: page)
        request.title = story.title
        request.byline = Byline(heroes: brief.heroes, language: brief.language).text
        request.seed = brief.seed(of: .cover)
        return request
    }

    /// Returns the number of a slot's variation; nil for the original.
    private func variation(of slot: IllustrationSlot) -> Int? {
        let number = brief.variation(of: slot)
        return number > 0 ? number : nil
    }

    private func heroes(in scene: Scene) -> Set<HeroID> {
        Set(
            scene.characters.compactMap { character in
                if case .hero(let identifier) = character.subject { identifier } else { nil }
            })
    }
}

extension GenerationError {
    /// Whether further illustrations would fail as well.
    fileprivate var endsEverything: Bool {
        switch self {
        case .storage, .cancelled: true
        default: false
        }
    }
}
