public import StoryCore

/// The manifest in the folder of an installed voice or of the engine, `manifest.json`.
public struct VoiceManifest: Codable, Hashable, Sendable {
    /// The name of the file in each folder.
    public static let fileName = "manifest.json"
    /// The name of the engine, which is no voice.
    public static let engineName = "engine"
    /// The version of the layout that this program writes and reads.
    public static let currentVersion = 1
    /// The most bytes that a manifest may have.
    static let largest = 1 << 16
    /// The most bytes that a file may have; with as many files as a manifest has room for, sizes still add up.
    static let largestFile = 1 << 40

    /// The kind of engine that uses these files.
    public enum Kind: String, Codable, Sendable {
        /// A graph of hibari's, with its lexicons.
        case hibari
        /// A graph of Piper's, with its description beside it.
        case piper
        /// The library that runs the graphs.
        case engine
    }

    /// A file of the folder.
    public struct File: Codable, Hashable, Sendable {
        /// Its name; never a path.
        public var path: String
        /// Its size in bytes.
        public var bytes: Int
        /// Its SHA-256, as 64 lowercase hexadecimal digits.
        public var sha256: String

        /// Creates a description of a file.
        public init(path: String, bytes: Int, sha256: String) {
            (self.path, self.bytes, self.sha256) = (path, bytes, sha256)
        }
    }

    /// The version of the layout.
    public var version: Int
    /// The voice's name, which is its folder's, too: "heart".
    public var name: String
    /// The kind of engine that uses these files.
    public var kind: Kind
    /// The display name: "Heart".
    public var displayName: String
    /// A description for people: "a warm woman's voice, American".
    public var summary: String
    /// The language that it speaks, with its region: "en-us"; nil for the engine.
    public var language: LanguageCode?
    /// The release of the package that it came from, or of the engine: "0.2.1".
    public var release: String
    /// The licence: an SPDX identifier, or the author's text: "Apache-2.0".
    public var licence: String
    /// The source: "hibari-tts 0.2.1".
    public var source: String
    /// The graph's file; nil for the engine.
    public var model: String?
    /// The engine's library; nil for a voice.
    public var library: String?
    /// Every file of the folder but the manifest itself.
    public var files: [File]

    /// Creates the manifest of a folder for this version of the program.
    public init(
        name: String, kind: Kind, displayName: String, summary: String, language: LanguageCode? = nil,
        release: String, licence: String, source: String, model: String? = nil, library: String? = nil, files: [File]
    ) {
        version = Self.currentVersion
        self.name = name
        self.kind = kind
        self.displayName = displayName
        self.summary = summary
        self.language = language
        self.release = release
        self.licence = licence
        self.source = source
        self.model = model
        self.library = library
        self.files = files
    }

    /// The size of all files, in bytes.
    public var byteCount: Int { files.reduce(0) { $0 + $1.bytes } }

    /// The SHA-256 of the file that matters most, the graph or the library; nil if none is named.
    public var mainDigest: String? { files.first { $0.path == model ?? library }?.sha256 }
}
