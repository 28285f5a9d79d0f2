import Crypto
import Foundation
import SafeFiles
import StoryCore

extension OpenFile {
    /// The SHA-256 of the content, as 64 lowercase hexadecimal digits.
    func digest() throws(StorageError) -> String {
        var hash = SHA256()
        try forEachPiece { piece throws(StorageError) in hash.update(bufferPointer: piece) }
        return hash.finalize().hexadecimal
    }
}

extension SHA256.Digest {
    /// The digest as 64 digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
