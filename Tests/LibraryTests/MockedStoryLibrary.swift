import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore

/// A list of stories over use cases that answer as they are told to, in pages of two.
@MainActor
struct MockedStoryLibrary {
    let get = UseCaseMock<StoryQuery, StoryListPage, LibraryError>(.success(StoryListPage(stories: [.stub(id: "a")])))
    let refresh = UseCaseMock<StoryQuery, StoryListPage, LibraryError>(
        .success(StoryListPage(stories: [.stub(id: "b")])))
    let count = UseCaseMock<StoryFilter, StoryCounts, LibraryError>(.success(StoryCounts(all: 1)))
    let delete = UseCaseMock<[StoryID], Void, LibraryError>(.success(()))
    let setFavorite = UseCaseMock<FavoriteChange, Void, LibraryError>(.success(()))
    let getHeroes = UseCaseMock<Void, [Hero], LibraryError>(.success([.stub()]))
    let refreshHeroes = UseCaseMock<Void, [Hero], LibraryError>(.success([.stub()]))
    let navigator = NavigatorMock<LibraryExit>()
    let clock = ManualClock()
    let busy = LibraryError.storage(.busy("The library"))
    let sut: StoryLibraryViewModel

    init() {
        sut = StoryLibraryViewModel(
            useCases: StoryLibraryUseCases(
                getStories: get, refreshStories: refresh, countStories: count, moveToBin: delete,
                setFavorite: setFavorite, getHeroes: getHeroes, refreshHeroes: refreshHeroes,
                observation: LibraryObservationFake()),
            navigator: navigator, clock: clock, recentDate: RecentDate { Date(timeIntervalSince1970: 1_000_000) },
            pageSize: 2)
    }

    /// A page of stories with these identifiers.
    func page(_ identifiers: String..., next: Int64? = nil) -> StoryListPage {
        StoryListPage(
            stories: identifiers.map { .stub(id: $0) },
            next: next.map { StoryCursor(sort: .newest, title: "", createdAt: 0, playCount: 0, number: $0) })
    }

    /// The identifiers of the stories that are shown.
    var shown: [String] { sut.stories.map(\.id.rawValue) }
}
