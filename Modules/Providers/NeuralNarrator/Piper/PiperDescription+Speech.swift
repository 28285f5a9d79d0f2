import VoiceStore

extension PiperDescription {
    /// Whether speech can be made with it: at a rate that the recorder takes, and with numbers for all signs.
    var isSpeakable: Bool {
        (8_000...48_000).contains(audio.sampleRate)
            && ["^", "$", "_", " "].allSatisfy { identifiers[$0]?.isEmpty == false }
    }

    /// What the network is given for words: a phoneme, then nothing, then the next, between signs for both ends.
    func part(_ words: [PiperWord]) -> SpeechPart {
        var part = SpeechPart(identifiers: [], words: [], seed: 0)
        func append(_ text: some StringProtocol) {
            for scalar in text.unicodeScalars {
                guard let numbers = identifiers[String(scalar)] else { continue }
                part.identifiers += numbers + (identifiers["_"] ?? [])
            }
        }
        append("^")
        for (index, word) in words.enumerated() {
            if index > 0 { append(" ") }
            let start = part.identifiers.count
            append(word.phonemes)
            let phonemes = start..<part.identifiers.count
            if !phonemes.isEmpty { part.words.append(SpeechPart.Word(ranges: word.ranges, phonemes: phonemes)) }
            if let pause = word.pause { append(String(pause)) }
        }
        part.identifiers += identifiers["$"] ?? []
        return part
    }
}
