import Foundation
import SafeFiles
import StoryCore

extension VoiceManifest {
    /// Returns whether a text can name a voice and its folder: 1 to 40 lowercase letters, digits, hyphens and
    /// underscores, a letter or digit first.
    static func isName(_ name: String) -> Bool {
        guard let first = name.utf8.first, (1...40).contains(name.utf8.count) else { return false }
        return isPlain(first)
            && name.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    }

    /// Returns whether a code can be a language's: 1 to 40 letters, digits and hyphens, a letter first.
    static func isLanguage(_ code: LanguageCode) -> Bool {
        let bytes = code.rawValue.utf8
        guard let first = bytes.first, bytes.count <= 40 else { return false }
        return isLetter(first) && bytes.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    /// Returns whether a text can name a file of a folder: no path, nothing hidden, nothing that steers a terminal.
    static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200 && !name.hasPrefix(".") && !name.contains("/")
            && PlainText.isHarmless(name)
    }

    /// Reads the manifest of a folder; nil if there is no folder.
    ///
    /// - Throws: ``VoiceError/damaged(_:detail:isFetched:)`` for a folder without a manifest that fits its name,
    ///   ``VoiceError/newerVersion(_:)``, ``VoiceError/storage(_:)``.
    static func read(in folder: URL, name: String) throws(VoiceError) -> VoiceManifest? {
        let content: Data?
        do throws(StorageError) {
            guard try FileStatus.look(at: folder) != nil else { return nil }
            content = try SafeFiles.read(folder.appending(path: fileName), limit: largest)
        } catch {
            throw .storage(error)
        }
        guard let content else { throw .damaged(name, detail: "Its \(fileName) is missing.") }
        struct Version: Decodable {
            var version: Int
        }
        guard let version = try? BoundedJSON.value(Version.self, of: content).version else {
            throw .damaged(name, detail: "Its \(fileName) can't be read.")
        }
        guard version <= currentVersion else { throw .newerVersion(name) }
        guard let manifest = try? BoundedJSON.value(VoiceManifest.self, of: content), manifest.fits(name) else {
            throw .damaged(name, detail: "Its \(fileName) makes no sense.")
        }
        return manifest
    }

    /// Returns whether it is complete, no path leaves its folder, and its sizes are valid.
    func fits(_ name: String) -> Bool {
        let main = kind == .engine ? library : model
        return version == Self.currentVersion && self.name == name && Self.isName(name)
            && (kind == .engine) == (name == Self.engineName)
            && (kind == .engine || language.map(Self.isLanguage) == true)
            && files.allSatisfy { Self.isFileName($0.path) && (0...Self.largestFile).contains($0.bytes) }
            && files.contains { $0.path == main }
    }
}

extension VoiceManifest {
    /// Writes the manifest into its folder, and waits until the disk has it.
    func write(in folder: URL) throws(StorageError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = folder.appending(path: Self.fileName)
        let content: Data
        do {
            content = try encoder.encode(self)
        } catch {
            throw .failed(path: file.path, detail: "It can't be written as JSON.")
        }
        try SafeFiles.write(content + Data("\n".utf8), to: file, durability: .power)
    }
}
