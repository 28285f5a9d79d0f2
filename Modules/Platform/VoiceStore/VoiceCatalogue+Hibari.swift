import StoryCore

/// The voices of hibari (https://pypi.org/project/hibari-tts): one graph each, with lexicons for American or British.
///
/// Sizes and checksums are those of the wheel's own RECORD, and of its voices.json for the graphs that are not in it.
extension VoiceCatalogue {
    static let hibariVoices = [
        hibari("heart", "Heart", "a warm woman's voice, American", accent: .american, model: heartModel),
        hibari(
            "kore", "Kore", "a clear woman's voice, American", accent: .american,
            model: .init(
                "af_kore.int8.onnx", bytes: 7_936_868,
                sha256: "346885752673e45d42f9864c9e2432094bc4b6385df060d4b83273da764d2fa9", pathInWheel: nil)),
        hibari(
            "fenrir", "Fenrir", "a man's voice, American", accent: .american,
            model: .init(
                "am_fenrir_v2.int8.onnx", bytes: 8_031_158,
                sha256: "f59fbd87908c91f827bc21b1b89443757b9a8580db9eee20aa948deb731321f4", pathInWheel: nil)),
        hibari(
            "emma", "Emma", "a woman's voice, British", accent: .british,
            model: .init(
                "bf_emma.int8.onnx", bytes: 7_936_868,
                sha256: "f709f0488ee63b583a22189a955aaf4257b9806dd330be3490661e53af0a89c1", pathInWheel: nil)),
        hibari(
            "fable", "Fable", "a man's voice, British", accent: .british,
            model: .init(
                "bm_fable.int8.onnx", bytes: 7_936_868,
                sha256: "c28529302f2d27cd12f62625c24425888c4e3c2675583100ec530259136b8bc6", pathInWheel: nil)),
    ]

    /// The accent of a graph.
    private enum Accent {
        case american, british
    }

    private static func hibari(
        _ name: String, _ displayName: String, _ summary: String, accent: Accent, model: CatalogueItem.File
    ) -> CatalogueItem {
        CatalogueItem(
            name, .hibari, displayName: displayName, summary: summary,
            language: LanguageCode(rawValue: accent == .american ? "en-us" : "en-gb"), licence: "Apache-2.0",
            wheel: hibariWheel, model: model.file.path,
            files: [model] + (accent == .american ? americanFiles : britishFiles) + commonFiles)
    }

    private static let hibariWheel = PinnedWheel(
        package: "hibari-tts", release: "0.2.1", file: "hibari_tts-0.2.1-py3-none-any.whl",
        bytes: 14_032_178, sha256: "49f2abbbe451c988e7448b5afa08c8a56410535ebb855c0e7d174275df5ca1f3")

    private static let heartModel = CatalogueItem.File(
        "hibari.onnx", bytes: 7_936_868, sha256: "5f70741d4e900f4e85d0037498736cc1b3e1b9a63a13546a5da1e63abf4fccd8",
        pathInWheel: "hibari/assets/hibari.onnx")

    /// The files that every accent needs to convert text to phonemes, and the licences.
    private static let commonFiles: [CatalogueItem.File] = [
        .init(
            "vocab.json", bytes: 1_144,
            sha256: "70abefbe8a1c8865e43e0a43bbdc25b91a33e4aa053479d443ccf23e20a59e5d",
            pathInWheel: "hibari/assets/vocab.json"),
        .init(
            "normalize.json", bytes: 6_769,
            sha256: "d478ff05404bc43ac3e0468e306674e51085f1b1afc94cdef7c7ea4fb0d56bd8",
            pathInWheel: "hibari/assets/normalize.json"),
        .init(
            "tokenizer_exceptions.json", bytes: 32_450,
            sha256: "ddf3a3da07bdcf5144270ea4530191d8580fb4fd6f5ae93296e87916e795659a",
            pathInWheel: "hibari/assets/tokenizer_exceptions.json"),
        .init(
            "tagger.json.gz", bytes: 1_240_667,
            sha256: "d2da7502284bbbe45d49e0b7ce3ce67bdab82254150f4317f1b8559b4d38d0eb",
            pathInWheel: "hibari/assets/tagger.json.gz"),
        .init(
            "LICENSE", bytes: 11_358,
            sha256: "cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30",
            pathInWheel: "hibari_tts-0.2.1.dist-info/licenses/LICENSE"),
        .init(
            "NOTICE", bytes: 2_429,
            sha256: "971f53a04730ac7a4de33b3c9586e0347e4487f3a8aafd0fb3c1d074a3426adc",
            pathInWheel: "hibari_tts-0.2.1.dist-info/licenses/NOTICE"),
    ]

    private static let americanFiles: [CatalogueItem.File] = [
        .init(
            "lexicon_us_gold.json.gz", bytes: 719_352,
            sha256: "63ae94f8ef0e906d5b24fe9b59ffcbd1529aca5686a774610e43973cbaa86ad2",
            pathInWheel: "hibari/assets/lexicon_us_gold.json.gz"),
        .init(
            "lexicon_us_silver.json.gz", bytes: 682_530,
            sha256: "c4c2546ebf1eb07010331e7ef785a431aa17ba8e7bfb6b4af8d654ee96a71fd3",
            pathInWheel: "hibari/assets/lexicon_us_silver.json.gz"),
        .init(
            "oov.json", bytes: 2_273,
            sha256: "b462e6e5dbdf0e7346c732385d0dd844f612f1770871441c56932bff4ca75d8c",
            pathInWheel: "hibari/assets/oov.json"),
        .init(
            "oov.onnx", bytes: 2_975_020,
            sha256: "d3cfd8122c5f172a98c8de38268bf1213ee09f2c2ae4df6e055fc6532590fe76",
            pathInWheel: "hibari/assets/oov.onnx"),
    ]

    private static let britishFiles: [CatalogueItem.File] = [
        .init(
            "lexicon_gb_gold.json.gz", bytes: 696_547,
            sha256: "66e675f23eb007d6707d23fe6603ba5e19f3513aefe42e3c8cd6c078a85f2ce0",
            pathInWheel: "hibari/assets/lexicon_gb_gold.json.gz"),
        .init(
            "lexicon_gb_silver.json.gz", bytes: 799_678,
            sha256: "637f887dd557d193af8c106f5c26624850db3e7bf0ec751ba917aac6d75e948d",
            pathInWheel: "hibari/assets/lexicon_gb_silver.json.gz"),
        .init(
            "oov_gb.json", bytes: 2_096,
            sha256: "e29077fc3548f08f2fab82a87e03309f614658d91d0ba464e653265e9a4d0cad",
            pathInWheel: "hibari/assets/oov_gb.json"),
        .init(
            "oov_gb.onnx", bytes: 942_734,
            sha256: "0997e3219543247de5646078d770f8ca77011d8fd0abb29fe48d12c60f53e9e1",
            pathInWheel: "hibari/assets/oov_gb.onnx"),
    ]
}
