import Checksums
import Foundation
import SafeFiles
import StoryCore

/// A supplied voice of Piper's: `NAME.onnx`, `NAME.onnx.json`, and an optional `MODEL_CARD`.
struct PiperVoice: Sendable {
    private static let card = "MODEL_CARD"
    /// The most bytes that a graph may have; the largest of Piper's have 130 million.
    private static let largestModel = 1 << 30

    /// The item to install.
    let item: CatalogueItem
    /// The locations of its files, by SHA-256.
    let files: [String: URL]

    /// Finds the voices in supplied files outside the catalogue.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)`` if a file belongs to none, ``VoiceError/incomplete(detail:)`` for
    ///   a graph without its description, or the other way round.
    static func voices(in files: [BroughtFile], known catalogue: VoiceCatalogue) throws(VoiceError) -> [PiperVoice] {
        let models = files.filter { $0.given.pathExtension == "onnx" }
        var rest = files.filter { $0.given.pathExtension != "onnx" }
        var voices: [PiperVoice] = []
        /// A file of a name, by preference from the folder of the graph.
        func take(_ name: String, beside model: BroughtFile, orElsewhere: Bool) -> BroughtFile? {
            let found = rest.indices.filter { rest[$0].name == name }
            let location = found.first { rest[$0].folder == model.folder } ?? (orElsewhere ? found.first : nil)
            return location.map { rest.remove(at: $0) }
        }
        for model in models {
            guard let description = take("\(model.name).json", beside: model, orElsewhere: true) else {
                throw .incomplete(detail: "\(model.name) lacks its description, \(model.name).json.")
            }
            // The cards of all voices are called alike.
            let card = take(card, beside: model, orElsewhere: models.count == 1)
            let voice = try PiperVoice(model, description: description, card: card, known: catalogue)
            let own = voice.item.manifest.name
            guard !voices.contains(where: { $0.item.manifest.name == own }) else {
                throw .badFile(
                    path: model.given.path,
                    detail: "Another of these voices is also called '\(own)'; install only one, or rename both files.")
            }
            voices.append(voice)
        }
        try refuse(rest)
        return voices
    }

    /// Refuses what belongs to no voice.
    private static func refuse(_ rest: [BroughtFile]) throws(VoiceError) {
        if let lonely = rest.first(where: { $0.name.hasSuffix(".onnx.json") }) {
            throw .incomplete(detail: "\(lonely.name) lacks its graph, \(lonely.name.dropLast(".json".count)).")
        }
        if let strange = rest.first {
            throw .badFile(
                path: strange.given.path, detail: "It's neither a package nor a voice that this program knows.")
        }
    }

    private init(
        _ model: BroughtFile, description: BroughtFile, card: BroughtFile?, known catalogue: VoiceCatalogue
    ) throws(VoiceError) {
        let told = try description.reading { location throws(VoiceError) in try PiperDescription(location) }
        guard VoiceManifest.isLanguage(told.languageCode) else {
            throw .badFile(path: description.given.path, detail: "It doesn't say which language the voice speaks.")
        }
        let name = try Self.name(for: model, known: catalogue)
        var locations: [String: URL] = [:]
        var entries: [VoiceManifest.File] = []
        for file in [model, description] + (card.map { [$0] } ?? []) {
            let entry = try Self.entry(for: file)
            locations[entry.sha256] = file.location
            entries.append(entry)
        }
        let quality = told.audio.quality.flatMap { PlainText.line($0, limit: 20) }.map { ", \($0) quality" } ?? ""
        item = CatalogueItem(
            VoiceManifest(
                name: name, kind: .piper, displayName: name.prefix(1).uppercased() + name.dropFirst(),
                summary: "a voice of Piper's\(quality)", language: told.languageCode,
                release: PlainText.line(told.piperVersion, limit: 20) ?? "unknown",
                licence: try card.map(Self.licence) ?? "not stated", source: model.name, model: model.name,
                files: entries))
        files = locations
    }

    /// The voice's own part of a name like "de_DE-thorsten-medium"; all of another name, as far as it can be one.
    private static func name(
        for model: BroughtFile, known catalogue: VoiceCatalogue
    ) throws(VoiceError) -> String {
        let (stem, path) = (model.given.deletingPathExtension().lastPathComponent, model.given.path)
        let parts = stem.split(separator: "-")
        let own = parts.count == 3 ? String(parts[1]) : stem
        let name = String(own.lowercased().map { VoiceManifest.isName("a\($0)") ? $0 : "-" }.prefix(40))
        guard VoiceManifest.isName(name), VoiceManifest.isFileName("\(model.name).json") else {
            throw .badFile(path: path, detail: "A voice can't have this file's name; rename both files.")
        }
        guard name != VoiceManifest.engineName, catalogue.item(name) == nil else {
            throw .badFile(path: path, detail: "Another voice is already called '\(name)'; rename both files.")
        }
        return name
    }

    private static func entry(for file: BroughtFile) throws(VoiceError) -> VoiceManifest.File {
        do throws(StorageError) {
            let open = try OpenFile(file.location, limit: largestModel)
            let (size, digest) = (open.size, try open.checksum())
            guard size > 0 else { throw .corrupt(path: file.given.path, detail: "It's empty.") }
            return VoiceManifest.File(path: file.name, bytes: size, sha256: digest)
        } catch {
            throw .badFile(path: file.given.path, detail: error.reason ?? error.message)
        }
    }

    /// Returns the licence in a card's line like "* License: CC0".
    private static func licence(in card: BroughtFile) throws(VoiceError) -> String {
        let text: String
        do throws(StorageError) {
            text = String(
                decoding: try OpenFile(card.location, limit: PiperDescription.largest).content(), as: UTF8.self)
        } catch {
            throw .storage(error)
        }
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased().hasSuffix("license") else { continue }
            return PlainText.line(String(parts[1]), limit: 60) ?? "see its \(self.card)"
        }
        return "see its \(self.card)"
    }
}
