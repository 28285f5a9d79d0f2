import Testing

@testable import StoryGenerate

@Suite("Stubs and mocks that are derived", .timeLimit(.minutes(1)))
struct MockTests {
    private static let contracts = "Modules/Features/Songs/Sources"
    private static let stubs = "Modules/Features/Songs/Stubs"

    private static let core: [String: String?] = [
        "Modules/Core/StoryCore/Song.swift": "public typealias SongID = Identifier<Song>\n"
    ]

    @Test("A stub does nothing where its contract asks for nothing back, unless somebody wrote what it does")
    func stub() throws {
        // Given
        let package = try ReviewedPackage(
            Self.core.merging([
                "\(Self.contracts)/Contract.swift": """
                public protocol SongListViewModelContract: AnyObject {
                    var state: SongListViewState { get }
                    func didAppear() async
                    func didSelect(_ song: SongID?, at place: Int)
                    func save() async -> Bool
                    func didTapOnBack()
                }
                """,
                "\(Self.stubs)/SongListViewModelStub.swift": """
                public final class SongListViewModelStub: SongListViewModelContract {
                    func didTapOnBack() { count += 1 }
                    func save() async -> Bool { false }
                }
                """,
            ]) { $1 })

        // When
        let file = try #require(StubActions().files(for: package.review).first)

        // Then
        #expect(file.path == "\(Self.stubs)/SongListViewModelStub+Generated.swift")
        #expect(
            file.text.hasSuffix(
                """
                public import StoryCore

                extension SongListViewModelStub {
                    public func didAppear() async {}
                    public func didSelect(_ song: SongID?, at place: Int) {}
                }

                """))
    }

    @Test("A navigator's mock counts what is only called, and keeps what it is given")
    func navigator() throws {
        // Given
        let package = try ReviewedPackage(
            Self.core.merging(
                [
                    "\(Self.stubs)/SongListNavigatorMock.swift": nil,
                    "\(Self.contracts)/SongListNavigatorContract.swift": """
                    package protocol SongListNavigatorContract {
                        func goBack()
                        func navigateToSong(identifier: SongID)
                        func navigate(from place: Int, to song: Song)
                    }
                    """,
                ]
            ) { $1 })

        // When
        let file = try #require(NavigatorMocks().files(for: package.review).first)

        // Then
        #expect(file.path == "\(Self.stubs)/Mocks/SongListNavigatorMock+Generated.swift")
        #expect(
            file.text.hasSuffix(
                """
                package import Songs
                package import StoryCore

                /// Remembers where it was told to lead.
                @MainActor
                package final class SongListNavigatorMock: SongListNavigatorContract {
                    package private(set) var goBackCallCount = 0
                    package private(set) var navigateToSongArguments: [SongID] = []
                    package private(set) var navigateArguments: [(place: Int, song: Song)] = []

                    package init() {}

                    package func goBack() { goBackCallCount += 1 }
                    package func navigateToSong(identifier: SongID) { navigateToSongArguments.append(identifier) }
                    package func navigate(from place: Int, to song: Song) { navigateArguments.append((place, song)) }
                }

                """))
    }

    @Test("A navigator that has a mock written by hand gets no other")
    func handwritten() throws {
        #expect(NavigatorMocks().files(for: try ReviewedPackage().review).isEmpty)
    }

    @Test("The mock of use cases stands in for those that ask for one thing at most, and fail as the feature does")
    func useCases() throws {
        // Given
        let package = try ReviewedPackage([
            "\(Self.stubs)/UseCaseMock.swift": "package final class UseCaseMock<A, B>: Sendable {}\n",
            "\(Self.contracts)/UseCases.swift": """
            package protocol GetSongUseCaseContract { func execute(_ id: Int) async throws(SongsError) -> [Song] }
            package protocol DeleteSongsUseCaseContract { func execute() async throws(SongsError) }
            package protocol MoveSongUseCaseContract { func execute(a: Int, b: Int) async throws(SongsError) }
            package protocol ObserveSongsUseCaseContract { func execute() -> AsyncStream<Void> }
            """,
        ])

        // When
        let file = try #require(UseCaseMocks().files(for: package.review).first)

        // Then
        #expect(
            file.text.hasSuffix(
                """
                import Songs

                extension UseCaseMock: DeleteSongsUseCaseContract where Input == Void, Output == Void {}
                extension UseCaseMock: GetSongUseCaseContract where Input == Int, Output == [Song] {}

                """))
    }

    @Test("Functions are read with labels, effects and results, over several lines too")
    func functions() throws {
        // Given
        let source = """
            protocol A {
                func b(
                    c: [String: Int], _ d: @escaping @MainActor (E) -> F, g h: (I, J)
                ) async throws(K) -> (l: L, m: M)
                func n<O>(p: O)
                var q: R { get }
            }
            """
        let type = try #require(SwiftDeclaration.all(in: source).first)

        // When
        let functions = ProtocolFunction.all(in: type, of: source)

        // Then
        #expect(functions.map(\.signature) == ["b(c:_:g:)"])
        #expect(
            functions.first?.parameters.map(\.type) == ["[String: Int]", "@escaping @MainActor (E) -> F", "(I, J)"])
        #expect(functions.first?.effects == "async throws(K)")
        #expect(functions.first?.result == "(l: L, m: M)")
    }
}
