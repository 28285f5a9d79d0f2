/// A package as PyPI has it in one file, a wheel, that this program knows to the bit.
struct PinnedWheel: Hashable, Sendable {
    /// The platform of a wheel, in terms of pip's options.
    struct Platform: Hashable, Sendable {
        /// `--platform`: "manylinux_2_28_x86_64".
        var tag: String
        /// `--python-version`: "3.11"; any Python's pip can fetch it nevertheless.
        var python: String
        /// `--abi`: "cp311".
        var abi: String
    }

    /// The package's name: "hibari-tts".
    var package: String
    /// Its release: "0.2.1".
    var release: String
    /// The file's name.
    var file: String
    /// Its size in bytes.
    var bytes: Int
    /// Its SHA-256, as 64 lowercase hexadecimal digits.
    var sha256: String
    /// The platform; nil for all.
    var platform: Platform?

    /// The display name: "hibari-tts 0.2.1".
    var label: String { "\(package) \(release)" }
}
