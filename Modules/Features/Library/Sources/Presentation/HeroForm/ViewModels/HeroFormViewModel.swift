import FeatureKit
public import Observation
public import StoryCore

/// The view model of the form for a hero.
@MainActor
@Observable
public final class HeroFormViewModel: HeroFormViewModelContract {
    public private(set) var state = HeroFormViewState.idle
    public private(set) var stepError: LibraryError?
    public var draft = HeroDraft(name: "") {
        didSet {
            // An error may be fixed by now, or be another one; unsuitable text is checked at the next attempt.
            if stepError != nil, let step { stepError = step.error(in: draft) }
        }
    }

    private let identifier: HeroID?
    private let getHero: any GetHeroUseCaseContract
    private let checkHero: any CheckHeroUseCaseContract
    private let addHero: any AddHeroUseCaseContract
    private let updateHero: any UpdateHeroUseCaseContract
    private let findUnknownLooks: @Sendable (Appearance) -> [UnknownLook]
    private let navigator: any LibraryNavigatorContract
    /// The draft when the form was opened.
    @ObservationIgnored private var original = HeroDraft(name: "")

    package init(
        identifier: HeroID?, getHero: any GetHeroUseCaseContract, checkHero: any CheckHeroUseCaseContract,
        addHero: any AddHeroUseCaseContract, updateHero: any UpdateHeroUseCaseContract,
        unknownLooks: @escaping @Sendable (Appearance) -> [UnknownLook], navigator: any LibraryNavigatorContract
    ) {
        self.identifier = identifier
        self.getHero = getHero
        self.checkHero = checkHero
        self.addHero = addHero
        self.updateHero = updateHero
        findUnknownLooks = unknownLooks
        self.navigator = navigator
    }

    public var isNew: Bool { identifier == nil }

    public var unknownLooks: [UnknownLook] { findUnknownLooks(draft.appearance) }

    public var hasChanges: Bool { draft != original }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        switch state {
        case .failed: await save()
        case .idle, .error: await load()
        // Stored values must not be loaded over a draft.
        case .loading, .editing, .saving, .saved: break
        }
    }

    public func didTapOnNext() async {
        guard let step, let next = step.next else { return }
        let typed = step.known(of: draft)
        let answer = await checkHero.result(typed)
        // The person may have gone on typing, or back, meanwhile.
        guard self.step == step, step.known(of: draft) == typed else { return }
        switch answer {
        case .success:
            stepError = nil
            state = .editing(next)
        case .failure(let error): stepError = error
        }
    }

    public func didTapOnSave() async {
        guard step == .overview else { return }
        await save()
    }

    public func didTapOnBack() {
        switch state {
        case .editing(let step):
            guard let previous = step.previous else { return navigator.navigate(.back) }
            stepError = nil
            state = .editing(previous)
        case .failed: state = .editing(.overview)
        // The outcome of saving will be known soon.
        case .saving: break
        case .idle, .loading, .error, .saved: navigator.navigate(.back)
        }
    }
}

// MARK: - Private

extension HeroFormViewModel {
    private func load() async {
        guard let identifier else {
            state = .editing(.name)
            return
        }
        state = .loading
        switch await getHero.result(identifier) {
        case .success(let hero):
            (original, draft) = (HeroDraft(hero), HeroDraft(hero))
            state = .editing(.name)
        case .failure(let error): state = .error(error)
        }
    }

    private func save() async {
        state = .saving
        let draft = draft
        let answer = await attempt { () async throws(LibraryError) in
            guard let identifier else { return try await addHero.execute(draft) }
            return try await updateHero.execute(HeroChange(identifier: identifier, draft: draft))
        }
        switch answer {
        case .success(let hero): state = .saved(hero)
        case .failure(let error): state = .failed(error)
        }
    }
}
