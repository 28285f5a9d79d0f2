import Testing

@testable import StoryGenerate

@Suite("Stubs that are derived", .timeLimit(.minutes(1)))
struct StubActionTests {
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
                    func didSelect(_ song: SongID?, at index: Int)
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
                    public func didSelect(_ song: SongID?, at index: Int) {}
                }

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
