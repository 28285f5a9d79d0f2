/// Texts as C takes them: an array of pointers to bytes that end with a zero.
final class CStrings {
    /// The texts' addresses, which are valid as long as this object lives.
    let pointers: [UnsafePointer<CChar>]
    private let copies: [UnsafeMutablePointer<CChar>]

    init(_ texts: [String]) {
        copies = texts.map { text in
            let bytes = Array(text.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            copy.initialize(from: bytes, count: bytes.count)
            return copy
        }
        pointers = copies.map { UnsafePointer($0) }
    }

    deinit {
        for copy in copies { copy.deallocate() }
    }
}
