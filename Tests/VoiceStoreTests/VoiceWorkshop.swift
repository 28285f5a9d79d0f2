import Checksums
import Foundation
import StoryCore
import Synchronization
import TestSupport

@testable import VoiceStore

/// A catalogue of small voices with wheels of their own, a folder to install into, and a shelf from which is fetched.
final class VoiceWorkshop: Sendable {
    static let engineFiles = ["capi/libengine.so": "the engine", "LICENSE": "MIT"]
    static let voiceFiles = ["assets/heart.onnx": "a graph", "assets/words.json": "{}"]
    static let broughtModel = "another graph"

    let folder: TemporaryFolder
    let catalogue: VoiceCatalogue
    let layout: VoicesLayout

    /// Makes the catalogue and fills the shelf.
    ///
    /// - Parameter parent: Where the folder of voices lies; nil for beside the shelf.
    init(voicesIn parent: URL? = nil) async throws {
        folder = try TemporaryFolder()
        layout = VoicesLayout(root: (parent ?? folder.url).appending(path: "voices"))
        let shelf = folder.url.appending(path: "shelf")
        try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
        let engineWheel = try await Self.wheel("engine", of: Self.engineFiles, in: shelf)
        let voiceWheel = try await Self.wheel("hibari", of: Self.voiceFiles, in: shelf)
        let words = Self.file("words.json", Self.voiceFiles["assets/words.json"], at: "assets/words.json")
        let english = LanguageCode(rawValue: "en-us")
        catalogue = VoiceCatalogue(
            standardName: "heart",
            voices: [
                CatalogueItem(
                    "heart", .hibari, displayName: "Heart", summary: "warm", language: english, licence: "Apache-2.0",
                    wheel: voiceWheel, model: "heart.onnx",
                    files: [
                        Self.file("heart.onnx", Self.voiceFiles["assets/heart.onnx"], at: "assets/heart.onnx"), words,
                    ]),
                CatalogueItem(
                    "emma", .hibari, displayName: "Emma", summary: "British", language: english, licence: "Apache-2.0",
                    wheel: voiceWheel, model: "emma.onnx",
                    files: [Self.file("emma.onnx", Self.broughtModel, at: nil), words]),
            ],
            engine: CatalogueItem(
                "engine", .engine, displayName: "Engine", summary: "runs voices", licence: "MIT", wheel: engineWheel,
                library: "libengine.so",
                files: [
                    Self.file("libengine.so", Self.engineFiles["capi/libengine.so"], at: "capi/libengine.so"),
                    Self.file("LICENSE", Self.engineFiles["LICENSE"], at: "LICENSE"),
                ]),
            machine: "x86_64")
    }

    /// A file of the shelf from which is fetched.
    func shelf(_ name: String) -> URL { folder.url.appending(path: "shelf/\(name)") }

    /// Puts a file somewhere.
    func write(_ text: String, to name: String) throws -> URL {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// What lies in the folder of voices, hidden work of installations included, but not the lock.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: layout.root.path).filter { $0 != ".lock" }.sorted()
    }

    /// The description of a voice of Piper's, as a file.
    func describe(_ name: String, language: String = "de_DE") throws -> URL {
        try write(
            #"{"audio":{"sample_rate":22050,"quality":"medium"},"espeak":{"voice":""},"#
                + #""language":{"code":"\#(language)"},"num_speakers":1,"phoneme_id_map":{"_":[0]}}"#, to: name)
    }

    /// A voice of Piper's: its graph and the description beside it.
    func piper(_ name: String, graph: String = "graph", language: String = "de_DE") throws -> [URL] {
        [try write(graph, to: "\(name).onnx"), try describe("\(name).onnx.json", language: language)]
    }

    func installer(_ fetcher: any PackageFetcher) -> VoiceInstaller {
        VoiceInstaller(layout, catalogue: catalogue, fetcher: fetcher)
    }

    /// A zip file with these entries, whatever they are called.
    static func zip(_ entries: [String: String], to file: URL) async throws {
        let script = """
            import json, sys, zipfile
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
                for name, text in json.loads(sys.argv[2]).items(): archive.writestr(name, text)
            """
        let json = String(decoding: try JSONEncoder().encode(entries), as: UTF8.self)
        try await Program.run("python3", "-c", script, file.path, json)
    }

    private static func wheel(_ name: String, of files: [String: String], in folder: URL) async throws -> PinnedWheel {
        let file = folder.appending(path: "\(name)-1.0.whl")
        try await zip(files, to: file)
        let content = try Data(contentsOf: file)
        return PinnedWheel(
            package: name, release: "1.0", file: file.lastPathComponent, bytes: content.count,
            sha256: Checksum(of: content).hexadecimal)
    }

    private static func file(_ name: String, _ text: String?, at path: String?) -> CatalogueItem.File {
        let content = Data((text ?? "").utf8)
        return CatalogueItem.File(
            name, bytes: content.count, sha256: Checksum(of: content).hexadecimal, pathInWheel: path)
    }
}

/// Fetches from a shelf, and remembers what.
final class ShelfFetcher: PackageFetcher {
    private let shelf: URL
    private let fault: (package: String, error: VoiceError)?
    private let taken = Mutex<[String]>([])

    /// - Parameter fault: What fails.
    init(_ workshop: VoiceWorkshop, fault: (package: String, error: VoiceError)? = nil) {
        (shelf, self.fault) = (workshop.folder.url.appending(path: "shelf"), fault)
    }

    /// The packages that were fetched, in order.
    var fetched: [String] { taken.withLock { $0 } }

    func fetch(
        _ wheel: PinnedWheel, into folder: URL, observer: @escaping @Sendable (Int) -> Void
    ) async throws(VoiceError) {
        if let fault, fault.package == wheel.package { throw fault.error }
        taken.withLock { $0.append(wheel.package) }
        observer(wheel.bytes / 2)
        do {
            try FileManager.default.copyItem(
                at: shelf.appending(path: wheel.file), to: folder.appending(path: wheel.file))
        } catch {
            throw .download(package: wheel.label, file: wheel.file, detail: "\(error)")
        }
    }
}
