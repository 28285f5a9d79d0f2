import Foundation

/// How English words are said: from the dictionary of Carnegie Mellon University, as Debian's festlex-cmu has it.
struct PronouncingDictionary {
    /// Debian's location of the file.
    static let standardFile = URL(filePath: "/usr/share/festival/dicts/cmu/cmudict-0.4.out")

    private struct Sound {
        var syllables: Int
        var beginsWithVowel: Bool
    }

    private var sounds: [String: Sound] = [:]

    /// Reads lines such as `("hour" nil (((aw) 1) ((er) 0)))`: a word, its kind, its syllables with their stress.
    ///
    /// - Throws: The system's error if the file cannot be read.
    init(file: URL) throws {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\""), maxSplits: 2)
            guard parts.count == 3, let word = String(parts[1]) else { continue }
            let phones = parts[2].drop { $0 != UInt8(ascii: "(") }
            let syllables = phones.count { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }
            let first = phones.first { $0 != UInt8(ascii: "(") }
            guard syllables > 0, let first else { continue }
            sounds[word] = sounds[word] ?? Sound(syllables: syllables, beginsWithVowel: "aeiou".utf8.contains(first))
        }
    }

    /// Returns the number of syllables in a word; for unknown ones, its groups of vowels are counted.
    func syllables(in word: String) -> Int {
        let plain = word.lowercased()
        if let sound = sounds[plain] { return sound.syllables }
        if plain.hasSuffix("'s"), let sound = sounds[String(plain.dropLast(2))] { return sound.syllables }
        return max(1, plain.split { !"aeiouy".contains($0) }.count)
    }

    /// Returns whether "an" goes before a word; nil if the word is not known.
    func takesAn(_ word: String) -> Bool? {
        sounds[word.lowercased()]?.beginsWithVowel
    }
}
