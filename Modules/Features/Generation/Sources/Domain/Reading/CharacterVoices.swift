import StoryCore

/// How the narrator's voice changes for a character.
struct CharacterVoice: Equatable {
    var pitch: Double
    var rate: Double
    var intonation = 1.0
}

/// Assigns a voice to each speaker of a story: by species, and otherwise by name, so that it is the same in every
/// story, unless an earlier speaker sounds similar.
struct CharacterVoices {
    /// The range of pitches, relative to the narrator's.
    static let pitches = 0.88...1.12
    static let rates = 0.92...1.08

    private let words: SpeechWords
    private let heroes: Set<String>
    private var species: [String: Species] = [:]
    private var voices: [String: CharacterVoice] = [:]

    private static let small: Set<Species> = [
        "mouse", "duck", "squirrel", "frog", "hedgehog", "rabbit", "cat", "star", "child",
    ]
    private static let big: Set<Species> = ["bear", "seal", "dragon", "grown-up", "owl"]

    /// Creates the voices of a story.
    init(language: LanguageCode, heroes: [Hero]) {
        words = SpeechWords.words(of: language)
        self.heroes = Set(heroes.map { $0.name.lowercased() })
    }

    /// Adds a character; one who has spoken keeps the voice.
    mutating func meet(_ name: String, _ species: Species) {
        let name = name.lowercased()
        if self.species[name] == nil { self.species[name] = species }
    }

    /// Returns the voice of a character, by the name in lower case.
    mutating func voice(of name: String) -> CharacterVoice {
        if let voice = voices[name] { return voice }
        let voice = newVoice(of: name)
        voices[name] = voice
        return voice
    }

    /// The number of attempts to find a distinct voice, and the pitch difference that is distinct.
    private static let attempts = 8
    private static let difference = 0.04

    private func newVoice(of name: String) -> CharacterVoice {
        var chance = SeededGenerator(hashing: "voice", name)
        var best = voice(of: name, &chance)
        for _ in 1..<Self.attempts where distance(of: best) < Self.difference {
            let other = voice(of: name, &chance)
            if distance(of: other) > distance(of: best) { best = other }
        }
        return best
    }

    /// Returns the difference in pitch between a voice and the nearest one used so far.
    private func distance(of voice: CharacterVoice) -> Double {
        voices.values.map { abs($0.pitch - voice.pitch) }.min() ?? 1
    }

    private func voice(of name: String, _ chance: inout SeededGenerator) -> CharacterVoice {
        func around(_ middle: Double, _ reach: Double) -> Double {
            middle + reach * (Double(chance.next() % 2001) / 1000 - 1)
        }
        let kind = species[name] ?? Species(rawValue: name)
        let parts = name.split(separator: " ").map(String.init)
        if kind == "robot" {
            return CharacterVoice(pitch: around(0.97, 0.03), rate: around(0.96, 0.02), intonation: 0.15)
        }
        if heroes.contains(name) || Self.small.contains(kind) {
            return CharacterVoice(pitch: around(1.08, 0.04), rate: around(1.03, 0.03))
        }
        if Self.big.contains(kind) || parts.contains(where: words.grownUps.contains) {
            return CharacterVoice(pitch: around(0.93, 0.05), rate: around(0.96, 0.03))
        }
        return CharacterVoice(pitch: around(1.0, 0.12), rate: around(1.0, 0.06))
    }
}
