import Checksums
import Foundation
import SafeFiles
import StoryCore

/// The supplied files of an installation, by kind.
struct BroughtFiles: Sendable {
    /// Wheels of the catalogue, by package.
    private(set) var wheels: [String: URL] = [:]
    /// Other files, by their SHA-256.
    private(set) var loose: [String: URL] = [:]
    /// The voices, and the engine, that they are for.
    private(set) var items: [CatalogueItem] = []

    private let catalogue: VoiceCatalogue

    /// Sorts files.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)`` for the first useless one.
    init(_ files: [URL], for catalogue: VoiceCatalogue) throws(VoiceError) {
        self.catalogue = catalogue
        var seen: Set<BroughtFile> = []
        let files = files.map(BroughtFile.init).filter { seen.insert($0).inserted }
        for file in files {
            let status = FileStatus(file.location)
            guard status?.isFile == true else {
                let detail = status?.isFolder == true ? "It's a folder." : "There is no such file."
                throw .badFile(path: file.given.path, detail: detail)
            }
        }
        for file in files where file.given.pathExtension == "whl" { try takeWheel(file) }
        let others = files.filter { $0.given.pathExtension != "whl" }
        var unknown: [BroughtFile] = []
        for file in others where try !takeKnown(file) { unknown.append(file) }
        for voice in try PiperVoice.voices(in: unknown, known: catalogue) {
            loose.merge(voice.files) { $1 }
            add(voice.item)
        }
    }

    /// Adds a wheel if it has everything that some voice, or the engine, takes from it.
    private mutating func takeWheel(_ file: BroughtFile) throws(VoiceError) {
        let paths = try file.reading { location throws(VoiceError) in
            let reader = try WheelReader(location)
            var paths: Set<String> = []
            while let path = try reader.next() { paths.insert(path) }
            return paths
        }
        let found = catalogue.items.filter { item in
            item.wheel != nil && item.files.compactMap(\.pathInWheel).allSatisfy(paths.contains)
        }
        guard !found.isEmpty else {
            let known = Set(catalogue.items.compactMap(\.wheel?.file)).sorted().joined(separator: ", ")
            throw .badFile(
                path: file.given.path, detail: "It isn't one of the packages that voices come from: \(known).")
        }
        for item in found {
            if let package = item.wheel?.package { wheels[package] = file.location }
            // A wheel that has a voice whole is brought for that voice.
            if item.broughtFiles.isEmpty { add(item) }
        }
    }

    /// Adds a file of the catalogue; returns false if it is in none.
    private mutating func takeKnown(_ file: BroughtFile) throws(VoiceError) -> Bool {
        let digest: String
        do throws(StorageError) {
            digest = try OpenFile(file.location).checksum()
        } catch {
            throw .storage(error)
        }
        for item in catalogue.items {
            guard let known = item.manifest.files.first(where: { $0.sha256 == digest }) else { continue }
            loose[digest] = file.location
            if known.path == item.manifest.model { add(item) }
        }
        if loose[digest] != nil { return true }
        for item in catalogue.items where item.broughtFiles.contains(where: { $0.path == file.name }) {
            throw .badFile(
                path: file.given.path,
                detail: "Its checksum isn't that of the voice '\(item.manifest.name)': it's damaged or another release."
            )
        }
        return false
    }

    private mutating func add(_ item: CatalogueItem) {
        if !items.contains(where: { $0.manifest.name == item.manifest.name }) { items.append(item) }
    }
}
