import Foundation
import Testing

@testable import StoryGenerate

@Suite("The reference of a program's JSON", .timeLimit(.minutes(1)))
struct JSONReferenceTests {
    private static let song = """
        /// A song: `sing lull`.
        ///
        /// It is soft.
        struct SongDocument: JSONDocument {
            /// How it sounds,
            /// in a word.
            enum Mood: String, Encodable {
                /// Softly.
                case soft
                case verySoft = "very-soft", silent
            }

            /// What it is called.
            var title: String
            /// How it sounds.
            @Nullable public var mood: Mood?
            /// Its verses.
            var verses: [VerseDocument]
            /// How often, from 1.
            var `repeat`: Int = 1

            init() { var inner: String }
        }

        /// A verse.
        public struct VerseDocument: JSONPart {
            /// When it is sung.
            var sungAt: Date
        }

        /// The song goes on: a line of `sing`.
        struct GoingOnDocument: JSONLine {
            /// How far it is, 0 to 1.
            var progress: Double
        }
        """

    private func text(_ source: String) throws -> String? {
        let package = try ReviewedPackage(["Modules/Core/StoryDocuments/SongDocument.swift": source])
        return try JSONReference().files(for: package.review).first?.text
    }

    @Test("An object is told with its keys by name, their types, values and comments")
    func document() throws {
        #expect(
            try #require(try text(Self.song)).contains(
                """
                ## Documents

                ### Song

                A song: `sing lull`.

                It is soft.

                | key | type | meaning |
                |---|---|---|
                | `mood` | string or null | How it sounds. One of: `soft`, `very-soft`, `silent`. |
                | `repeat` | integer | How often, from 1. |
                | `title` | string | What it is called. |
                | `verses` | list of [Verse](#verse) | Its verses. |

                ## Lines

                ### Going on

                """))
    }

    @Test("Lines and parts have chapters of their own, and every key leads to where it is found")
    func parts() throws {
        let text = try #require(try text(Self.song))
        #expect(text.contains("| `progress` | number | How far it is, 0 to 1. |\n\n## Parts\n\n### Verse\n"))
        #expect(text.contains("| `sungAt` | date | When it is sung. |\n\n## Keys\n"))
        #expect(text.hasSuffix("| `verses` | [Song](#song) |\n"))
    }

    @Test(
        "A key without a comment, one that may be left out, and a type that JSON does not have are told with their path",
        arguments: [
            ("var title: String", "title of SongDocument says nothing of itself"),
            ("/// One.\n    var title: String?", "title of SongDocument may be left out"),
            ("/// One.\n    var title: Melody", "title of SongDocument has the type Melody"),
        ])
    func mistakes(property: String, complaint: String) throws {
        let error = #expect(throws: JSONShapeError.self) {
            _ = try text("/// A song.\nstruct SongDocument: JSONDocument {\n    \(property)\n}\n")
        }
        #expect(error?.description.contains(complaint) == true)
    }

    @Test(
        "The schema has each object under its name, with what may be missing, what there is several of, and few values")
    func schema() throws {
        // Given
        let package = try ReviewedPackage(["Modules/Core/StoryDocuments/SongDocument.swift": Self.song])

        // When
        let text = try #require(try JSONSchema().files(for: package.review).first?.text)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])

        // Then
        let objects = try #require(schema["$defs"] as? [String: [String: Any]])
        let song = try #require(objects["Song"]?["properties"] as? [String: [String: Any]])
        #expect(Set(objects.keys) == ["Song", "Verse", "Going on"])
        #expect(
            (schema["anyOf"] as? [[String: String]])?.compactMap(\.values.first).sorted() == [
                "#/$defs/Going%20on", "#/$defs/Song",
            ])
        #expect(objects["Song"]?["required"] as? [String] == ["mood", "repeat", "title", "verses"])
        let mood = try #require(song["mood"]?["anyOf"] as? [[String: Any]])
        #expect(mood.first?["enum"] as? [String] == ["soft", "very-soft", "silent"])
        #expect(mood.last?["type"] as? String == "null")
        #expect((song["verses"]?["items"] as? [String: String]) == ["$ref": "#/$defs/Verse"])
        #expect(song["version"]?["const"] as? Int == 1)
    }

    @Test("Exit codes are told with their situations, in the reference and the manual")
    func exitCodes() throws {
        // Given
        let source = """
            enum ExitStatus: Int32 {
                /// Done.
                case done = 0
                /// Wrong usage:
                /// a '-x' too many.
                case usage = 64

                init(_ error: any Error) {
                    switch error { case is Int: self = .done }
                }
            }
            """

        // When
        let codes = ExitCodes(try ReviewedPackage(["Apps/StoryCLI/Output/ExitStatus.swift": source]).review)

        // Then
        #expect(codes.markdown.hasSuffix("| 0 | Done. |\n| 64 | Wrong usage: a '-x' too many. |\n"))
        #expect(codes.manSection.hasSuffix(".TP\n.B 64\nWrong usage: a '\\-x' too many.\n"))
    }
}
