import StoryCore

/// The engine that runs the graphs: ONNX Runtime (https://pypi.org/project/onnxruntime), of whose wheels only the
/// library and its licences are used. The library is the same in the wheels of all versions of Python.
extension VoiceCatalogue {
    /// The engine for a kind of machine; nil if PyPI has none.
    static func engine(for machine: String) -> CatalogueItem? {
        switch machine {
        case "x86_64": engine(wheelForX86, library: libraryForX86)
        case "aarch64": engine(wheelForARM, library: libraryForARM)
        default: nil
        }
    }

    private static func engine(_ wheel: PinnedWheel, library: CatalogueItem.File) -> CatalogueItem {
        CatalogueItem(
            VoiceManifest.engineName, .engine, displayName: "ONNX Runtime", summary: "runs the voices", licence: "MIT",
            wheel: wheel, library: library.file.path, files: [library] + engineLicences)
    }

    private static let wheelForX86 = PinnedWheel(
        package: "onnxruntime", release: "1.32.0", file: "onnxruntime-1.32.0-cp311-cp311-manylinux_2_28_x86_64.whl",
        bytes: 27_773_237, sha256: "5a34fc4dfeb5a7b4a74c95dcba1e773d722abda720b474edf1b0c419dc6d163d",
        platform: .init(tag: "manylinux_2_28_x86_64", python: "3.11", abi: "cp311"))

    private static let wheelForARM = PinnedWheel(
        package: "onnxruntime", release: "1.32.0", file: "onnxruntime-1.32.0-cp311-cp311-manylinux_2_28_aarch64.whl",
        bytes: 23_195_070, sha256: "2303372a85299b6757b0e11e1cbf13e410ddf7e10c37f4b37e99d1c90e7daf7c",
        platform: .init(tag: "manylinux_2_28_aarch64", python: "3.11", abi: "cp311"))

    private static let libraryForX86 = CatalogueItem.File(
        "libonnxruntime.so.1.32.0", bytes: 34_824_680,
        sha256: "6c1585d1bbf45b0712ea4a21b705c5fcb4ba04ff2e30f1fbf81a49faf658638f",
        pathInWheel: "onnxruntime/capi/libonnxruntime.so.1.32.0")

    private static let libraryForARM = CatalogueItem.File(
        "libonnxruntime.so.1.32.0", bytes: 27_165_936,
        sha256: "49852228a93995158b2a813d4df487d47a1b76b0eaa894507ef49e91b6d7954a",
        pathInWheel: "onnxruntime/capi/libonnxruntime.so.1.32.0")

    private static let engineLicences: [CatalogueItem.File] = [
        .init(
            "LICENSE", bytes: 1_073,
            sha256: "2f07c72751aed99790b8a4869cf2311df85a860b22ded05fa22803587a48922c",
            pathInWheel: "onnxruntime/LICENSE"),
        .init(
            "ThirdPartyNotices.txt", bytes: 334_795,
            sha256: "d8696258afcf9df7827a5e01d6b6d55ee9b461b4e82020f5f48242deb9cc2270",
            pathInWheel: "onnxruntime/ThirdPartyNotices.txt"),
    ]
}
