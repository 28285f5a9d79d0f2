import FeatureKit
public import Observation
public import StoryCore

/// The view model of the form for a profile.
@MainActor
@Observable
public final class ProfileFormViewModel: ProfileFormViewModelContract {
    public private(set) var state = ProfileFormViewState.idle
    public private(set) var formError: HouseholdError?
    public var draft = ProfileValues(name: "") {
        didSet {
            if formError != nil { formError = draft.error }
        }
    }

    public private(set) var heroes: [Hero] = []
    public let languages: [LanguageCode]

    private let identifier: ProfileID?
    private let getProfile: any GetProfileUseCaseContract
    private let addProfile: any AddProfileUseCaseContract
    private let editProfile: any EditProfileUseCaseContract
    private let heroRepository: any HeroRepository
    private let navigator: any HouseholdNavigatorContract
    /// The draft when the form was opened.
    @ObservationIgnored private var original = ProfileValues(name: "")

    package init(
        identifier: ProfileID?, getProfile: any GetProfileUseCaseContract,
        addProfile: any AddProfileUseCaseContract, editProfile: any EditProfileUseCaseContract,
        heroes: any HeroRepository, languages: [LanguageCode],
        navigator: any HouseholdNavigatorContract
    ) {
        self.identifier = identifier
        self.getProfile = getProfile
        self.addProfile = addProfile
        self.editProfile = editProfile
        heroRepository = heroes
        self.languages = languages
        self.navigator = navigator
    }

    public var isNew: Bool { identifier == nil }

    public var isFirst: Bool { identifier == .first }

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

    public func didTapOnSave() async {
        guard case .editing = state else { return }
        formError = draft.error
        if formError == nil { await save() }
    }

    public func didTapOnBack() {
        switch state {
        case .failed: state = .editing
        // The outcome of saving will be known soon.
        case .saving: break
        case .idle, .loading, .error, .editing, .saved: navigator.navigate(.back)
        }
    }
}

// MARK: - Private

extension ProfileFormViewModel {
    private func load() async {
        state = .loading
        let answer = await attempt { () async throws(HouseholdError) in
            let heroes = try await HouseholdError.stored(try await heroRepository.heroes())
            guard let identifier else { return (values: ProfileValues(name: ""), heroes: heroes) }
            return (values: try await getProfile.execute(identifier).values, heroes: heroes)
        }
        switch answer {
        case .success(let loaded):
            (original, draft, heroes) = (loaded.values, loaded.values, loaded.heroes)
            state = .editing
        case .failure(let error): state = .error(error)
        }
    }

    private func save() async {
        state = .saving
        let draft = draft
        let answer = await attempt { () async throws(HouseholdError) in
            guard let identifier else { return try await addProfile.execute(draft) }
            return try await editProfile.execute(ProfileChange(identifier: identifier, values: draft))
        }
        switch answer {
        case .success(let profile): state = .saved(profile)
        case .failure(let error): state = .failed(error)
        }
    }
}

extension ProfileValues {
    /// The error of the draft; nil if it is valid.
    fileprivate var error: HouseholdError? {
        do throws(HouseholdError) {
            _ = try checked()
            return nil
        } catch {
            return error
        }
    }
}
