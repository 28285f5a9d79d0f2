import Foundation
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("The settings file", .timeLimit(.minutes(1)))
struct SettingsFileTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let sut: SettingsFile

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("config/settings.json")
        sut = SettingsFile(file: file)
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder.file("config"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("Without a file there are the defaults, and reading makes none")
    func missing() async throws {
        #expect(try await sut.settings() == AppSettings())
        #expect(try folder.names.isEmpty)
    }

    @Test("What is saved comes back, and only its owner can read it")
    func roundTrip() async throws {
        // Given
        let settings = try AppSettings(
            defaultMinutes: 12, defaultAgeBand: .sixToTen, defaultTone: .funny, language: LanguageCode(rawValue: "de"),
            defaultVoice: "awb \"1\"",
            authors: ["embedded", "other"], narrators: ["flite", "espeak-ng"], illustrators: ["vector"],
            illustrationsEnabled: false, pictureStyle: .gouache, characterVoices: false, playsNewStories: true,
            playbackSpeed: PlaybackSpeed(1.25), volume: 40,
            sleepTimer: .listening(.seconds(1200)), output: .device("pulse/kitchen"), theme: .contrast,
            backupFolder: "/backups", keptBackups: 3,
            controls: ParentalControls(
                minutesPerDay: .upTo(30), minutesPerSitting: .unlimited, storiesPerDay: .upTo(2),
                quietHours: DailyHours("20:00-06:30 mon"), bedtimeHours: DailyHours("19:00-20:00"),
                contentFilter: .gentle,
                blockedWords: BlockedWords("spider, ghost train"), allowedTones: AllowedValues([.gentle, .funny]),
                allowedEvents: AllowedValues([.standard(.bedtime), .custom]), allowedAges: AllowedValues([.twoToFour])))
        // When
        try await sut.save(settings)
        // Then
        #expect(try await sut.settings() == settings)
        #expect(try permissions(of: file) == 0o600)
        #expect(try permissions(of: folder.file("config")) == 0o700)
        #expect(try folder.names == ["config", "config/.settings.json.lock", "config/settings.json"])
    }

    @Test("Of changes at the same time, by however many, none is lost")
    func together() async throws {
        // When
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...50 {
                group.addTask { [file] in
                    // Each as another process has it.
                    try await SettingsFile(file: file).update {
                        $0.narrators.append(ProviderIdentifier(rawValue: "narrator-\(number)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        // Then
        #expect(try await Set(sut.settings().narrators.map(\.rawValue)) == Set((1...50).map { "narrator-\($0)" }))
    }

    @Test("What changes nothing writes nothing")
    func unchanged() async throws {
        // When
        try await sut.update { $0.defaultMinutes = AppSettings().defaultMinutes }
        // Then
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A feature of another package has its own values, and a program without it keeps them")
    func others() async throws {
        // Given
        try write(#"{"lullabies.order": "newest", "lullabies.count": 3, "future": "x"}"#)
        // When
        try await sut.update { $0.defaultMinutes = 7 }
        // Then
        #expect(try await sut.settings().others == ["lullabies.order": "newest"])
        // When
        try await sut.update { $0.others = ["shelf.sort": "title"] }
        // Then
        #expect(try await sut.settings().others == ["shelf.sort": "title"])
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("\"lullabies.count\" : 3") && text.contains("\"future\" : \"x\""))
        #expect(try sut.notes().contains(.unknownKey("future")))
        #expect(try !sut.notes().contains(.unknownKey("shelf.sort")))
    }

    @Test("A change by anybody is told, also of a file that was not there")
    func changes() async throws {
        // Given
        var changes = sut.settingsChanges().makeAsyncIterator()
        // When
        try await SettingsFile(file: file).save(AppSettings(defaultMinutes: 7))
        // Then
        #expect(await changes.next() != nil)
        #expect(try await sut.settings().defaultMinutes == 7)
        // When
        try write(#"{"defaultMinutes": 9}"#)
        // Then
        #expect(await changes.next() != nil)
        while try await sut.settings().defaultMinutes != 9 { #expect(await changes.next() != nil) }
    }

    @Test("Missing and null values take their defaults")
    func partial() async throws {
        try write(#"{"defaultMinutes": 7, "language": null}"#)
        #expect(try await sut.settings() == AppSettings(defaultMinutes: 7))
    }

    @Test("Keys of other versions are kept as they are")
    func unknownKeys() async throws {
        // Given
        let unknown = #""future":{"a":[1,-2.5,0.1,true,null,"x/y"],"big":9007199254740993}"#
        try write("{\"defaultVoice\":\"slt\",\(unknown)}")
        // When
        try await sut.save(AppSettings(defaultMinutes: 3))
        // Then
        let text = try String(contentsOf: file, encoding: .utf8).filter { !$0.isWhitespace }
        #expect(text.replacing(" : ", with: ":").contains(unknown), "\(text)")
        #expect(!text.contains("defaultVoice"))
        #expect(try await sut.settings().defaultMinutes == 3)
    }

    @Test(
        "A value of the wrong kind is named",
        arguments: [
            (#"{"defaultMinutes": "5"}"#, "defaultMinutes"), (#"{"defaultMinutes": true}"#, "defaultMinutes"),
            (#"{"defaultMinutes": 5.5}"#, "defaultMinutes"), (#"{"language": 1}"#, "language"),
            (#"{"illustrationsEnabled": 1}"#, "illustrationsEnabled"), (#"{"defaultVoice": {}}"#, "defaultVoice"),
            (#"{"playbackSpeed": 3}"#, "playbackSpeed"), (#"{"playbackSpeed": "fast"}"#, "playbackSpeed"),
            (#"{"sleepTimer": "soon"}"#, "sleepTimer"), (#"{"playsNewStories": "no"}"#, "playsNewStories"),
            (#"{"characterVoices": 1}"#, "characterVoices"),
            (#"{"pictureStyle": true}"#, "pictureStyle"),
            (#"{"output": 1}"#, "output"),
        ])
    func wrongKind(text: String, key: String) async throws {
        try write(text)
        let error = await #expect(throws: StorageError.self) { try await sut.settings() }
        #expect(error?.code == "storage.corrupt")
        #expect(error?.reason?.contains("'\(key)'") == true)
    }

    @Test(
        "A file that is no JSON object is damaged; saving does not overwrite it",
        arguments: ["", "{", "[]", "5", "\u{0}", String(repeating: "{\"a\":", count: 100_000)])
    func notJSON(text: String) async throws {
        try write(text)
        let reading = await #expect(throws: StorageError.self) { try await sut.settings() }
        let saving = await #expect(throws: StorageError.self) { try await sut.save(AppSettings()) }
        #expect([reading?.code, saving?.code] == ["storage.corrupt", "storage.corrupt"])
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("A folder in the place of the file is an error, not the defaults")
    func folderInPlace() async throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        await #expect(throws: StorageError.notAFile(path: file.path, kind: "a folder")) {
            try await sut.settings()
        }
    }

    @Test(
        "Settings that are a link, a pipe or far too large are refused at once", arguments: ["link", "pipe", "large"])
    func impostor(kind: String) async throws {
        // Given
        try FileManager.default.createDirectory(at: folder.file("config"), withIntermediateDirectories: true)
        switch kind {
        case "link": try #require(symlink("/dev/zero", file.path) == 0)
        case "pipe": try #require(mkfifo(file.path, 0o600) == 0)
        default: try Data(repeating: 0x20, count: 2 << 20).write(to: file)
        }
        // When
        let error = await #expect(throws: StorageError.self) { try await sut.settings() }
        // Then
        #expect(error?.code == (kind == "large" ? "storage.corrupt" : "storage.notAFile"))
    }
}
