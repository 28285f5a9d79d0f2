package import Foundation
package import Generation
package import GenerationStorage
import LibraryStorage
package import StoryCore

package import StoryStorage

extension Hero {
    package static func stub(name: String = "Mira", ordinal: Int = 0, traits: [Trait] = [.brave]) throws -> Hero {
        try Hero(id: .derived(fromName: name, ordinal: ordinal), name: name, traits: traits, pronouns: .she)
    }
}

extension Story {
    package static func stub(
        id: String = "0123456789abcdefghjkmnpqrs", title: String = "The Lantern", heroes: [Hero]? = nil,
        texts: [String] = ["Mira lit the lantern.", "The fox slept."], createdAt: Double = 1000, seed: UInt64 = .max,
        occasion: StoryOccasion = .standard(.bedtime)
    ) throws -> Story {
        let heroes = try heroes ?? [.stub()]
        let pages = texts.enumerated().map { index, text in
            StoryPage(
                index: index, text: text,
                scene: Scene(
                    setting: "forest", timeOfDay: "night", weather: "snow",
                    characters: [SceneCharacter(.companion(species: "fox", name: nil), holding: "lantern")]),
                illustration: StoryIllustration(
                    status: .ready,
                    media: MediaReference(
                        digest: String(repeating: "a", count: 64), fileExtension: "png", byteCount: 12),
                    timestamp: 1.25, alternativeText: "A fox."),
                delivery: [DeliveryMark(.turn, at: TextRange(start: 0, end: text.utf8.count))])
        }
        let narration = Narration(
            media: MediaReference(digest: String(repeating: "b", count: 64), fileExtension: "opus", byteCount: 99),
            duration: 61.5, format: "audio/ogg; codecs=opus", voice: "slt", loudness: -18.01,
            pageStarts: [0, 30.1],
            sentences: [SentenceMark(page: 0, range: TextRange(start: 0, end: 21), start: 0, end: 2)],
            words: [WordMark(sentence: 0, range: TextRange(start: 0, end: 4), start: 0.1, end: 0.3)])
        return Story(
            id: StoryID(rawValue: id), title: title, heroes: heroes, occasion: occasion, ageBand: .fourToSix,
            tone: .gentle, language: .english, minutes: 5, seed: seed,
            cover: StoryIllustration(
                status: .ready,
                media: MediaReference(digest: String(repeating: "c", count: 64), fileExtension: "png", byteCount: 13),
                alternativeText: "The cover of “The Lantern”. A fox."),
            pages: pages, narrationStatus: .ready,
            narration: narration,
            providers: StoryProviders(author: "embedded", narrator: "flite", illustrator: nil),
            createdAt: Date(timeIntervalSinceReferenceDate: createdAt), isFavorite: true, playCount: 3,
            telling: .stub)
    }
}

extension Story {
    /// The story as a record has it, which does not know how often it was heard.
    package var unheard: Story {
        var story = self
        story.playCount = 0
        return story
    }
}

extension GenerationJob {
    package static func stub(id: String = "0123456789abcdefghjkmnpqrs", createdAt: Double = 0) throws -> GenerationJob {
        GenerationJob(
            id: JobID(rawValue: id),
            brief: StoryBrief(
                heroes: [try .stub()], occasion: .standard(.bedtime), ageBand: .all, tone: .gentle,
                language: .english, minutes: 5, seed: .max, author: "embedded", narrator: "flite", voice: "slt",
                illustrator: "vector"),
            status: .open, createdAt: Date(timeIntervalSinceReferenceDate: createdAt), told: [.stub])
    }
}

extension TellingRecord {
    package static let stub = TellingRecord(
        plots: ["lantern"], tries: ["whistle", "ladder"], names: ["Biscuit", "Frau Käfer"], title: "The Lantern")
}

extension JobUnit {
    package static func passage(_ index: Int) -> JobUnit {
        .passage(index: index, AuthoredPassage(text: "Passage \(index).", scene: nil))
    }

    package static func sentence(_ index: Int, samples: Int) -> JobUnit {
        let text = "Sentence \(index)."
        let utterance = Utterance(
            text: text, segments: [.init(range: TextRange(start: 0, end: text.utf8.count), isDialogue: false)],
            language: .english, voice: "slt", delivery: Delivery(), pronunciations: ["Mira": "MEE-rah"])
        return .sentence(
            index: index,
            SentenceUnit(
                utterance: utterance, sampleRate: 16000, sampleCount: samples,
                words: [SpokenWord(range: TextRange(start: 0, end: 8), startSample: 0, endSample: samples)]))
    }

    package static func picture(_ page: Int, fileExtension: String = "png") -> JobUnit {
        .picture(page: page, PictureUnit(fileExtension: fileExtension, alternativeText: "Page \(page)."))
    }
}

/// A store in which every blob is there, for tests that are about rows alone.
package struct MediaStub: BlobStore {
    package init() {}

    package func put(_ content: BlobContent, fileExtension: String) async throws(StorageError) -> MediaReference {
        throw .readOnly(path: "/nowhere")
    }
    package func put(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        throw .readOnly(path: file.path)
    }
    package func read(
        _ reference: MediaReference, range: Range<Int>?
    ) async throws(StorageError) -> BlobContent {
        throw .notFound(.media, reference.relativePath)
    }
    package func localCopy(of reference: MediaReference) async throws(StorageError) -> URL {
        throw .notFound(.media, reference.relativePath)
    }
    package func localFile(of reference: MediaReference) -> URL? { nil }
    package func isThere(_ reference: MediaReference) -> Bool { true }
    package func references(withDigest digest: String) throws(StorageError) -> [MediaReference] { [] }
    package func delete(_ references: [MediaReference]) throws(StorageError) {}
}

extension StoryStore {
    /// Stories without files.
    package init(database: LibraryDatabase) {
        self.init(database: database, media: MediaStub())
    }
}

extension JobStore {
    /// Jobs that end in stories without files.
    package init(database: LibraryDatabase) {
        self.init(database: database, media: MediaStub())
    }
}

extension LibraryDatabase {
    /// Stores a hero.
    package func addHero(ordinal: Int = 0) async throws {
        try await HeroStore(database: self).add(.stub(ordinal: ordinal))
    }
}

/// A sentence's samples: repeatable noise of `count` samples, as bytes.
package func samples(_ count: Int, seed: Int = 0) -> Data {
    var generator = SeededGenerator(seed: UInt64(seed))
    return Data((0..<2 * count).map { _ in UInt8(truncatingIfNeeded: generator.next()) })
}
