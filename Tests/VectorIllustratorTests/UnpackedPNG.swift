import DynamicLibrary
import Foundation
import StoryCore

/// The pixels of a PNG file, read back with zlib.
struct UnpackedPNG {
    private typealias Uncompress =
        @convention(c) (
            UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
        ) -> Int32

    /// For each row a byte that says "not filtered", and then red, green and blue of every pixel.
    let rows: [UInt8]

    init(_ file: Data, width: Int, height: Int) throws {
        let zlib = try DynamicLibrary("libz.so.1", package: "zlib1g", for: "test")
        let uncompress = try zlib.function("uncompress", as: Uncompress.self)
        // A signature, the header's block, and then length and name of the block with the pixels.
        let bytes = [UInt8](file)
        let packed = Array(bytes[41..<(bytes.count - 16)])
        var length = UInt((width * 3 + 1) * height)
        var rows = [UInt8](repeating: 0, count: Int(length))
        let status = uncompress(&rows, &length, packed, UInt(packed.count))
        struct Broken: Error { let status: Int32 }
        guard status == 0, Int(length) == rows.count else { throw Broken(status: status) }
        self.rows = rows
    }

    /// The mean of all bytes, from 0 to 255.
    var brightness: Double { Double(rows.reduce(0) { $0 + Int($1) }) / Double(rows.count) }
}
