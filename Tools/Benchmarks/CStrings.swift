import Glibc

/// Texts as the C library takes lists of them.
enum CStrings {
    /// Does something with texts, which are there as long as that takes.
    static func with<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}
