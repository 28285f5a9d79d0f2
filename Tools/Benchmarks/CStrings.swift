import Glibc

/// Texts as the C library takes lists of them.
enum CStrings {
    /// Calls a closure with C strings, which are valid during the call.
    static func with<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}
