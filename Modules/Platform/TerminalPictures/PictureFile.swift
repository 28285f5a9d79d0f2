import CGdkPixbuf
import Foundation
import Glibc

extension PixbufFunctions {
    private static let mostBytes: off_t = 64 << 20
    private static let mostPixels = 8192 * 8192

    /// Reads the picture in a file; a large one becomes smaller.
    func pixels(ofFileAt file: URL) throws(TerminalPictureError) -> PicturePixels {
        let path = file.path
        var status = stat()
        // Reading anything else, such as a pipe, could take forever.
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .missing(path: path) }
        guard status.st_size <= Self.mostBytes else { throw .tooLarge(path: path) }
        var (width, height): (Int32, Int32) = (0, 0)
        guard fileInfo(path, &width, &height) != nil, width > 0, height > 0 else {
            throw .damaged(path: path, detail: "It isn't a picture in a known format.")
        }
        guard Int(width) * Int(height) <= Self.mostPixels else { throw .tooLarge(path: path) }
        // Read as a whole: incremental scaling would hide where a file was truncated.
        var error: UnsafeMutablePointer<GError>?
        guard let whole = load(path, &error) else {
            defer { if let error { releaseError(error) } }
            let detail = error.flatMap { $0.pointee.message }.map { String(cString: $0) }
            throw .damaged(path: path, detail: detail ?? "gdk-pixbuf gave no reason.")
        }
        defer { release(UnsafeMutableRawPointer(whole)) }
        guard let pixels = smaller(whole) else {
            throw .damaged(path: path, detail: "Its pixel format is unknown.")
        }
        return pixels
    }

    /// The pixels, of fewer and larger ones if there are too many.
    private func smaller(_ whole: OpaquePointer) -> PicturePixels? {
        let (columns, rows) = (Int(width(whole)), Int(height(whole)))
        let longest = max(columns, rows)
        guard longest > PicturePixels.longestSide else { return copy(of: whole) }
        func shortened(_ side: Int) -> Int32 { Int32(max(1, side * PicturePixels.longestSide / longest)) }
        guard let small = scale(whole, shortened(columns), shortened(rows), GDK_INTERP_BILINEAR) else { return nil }
        defer { release(UnsafeMutableRawPointer(small)) }
        return copy(of: small)
    }

    /// Copies the pixels, without padding between rows.
    private func copy(of found: OpaquePointer) -> PicturePixels? {
        let (columns, rows) = (Int(width(found)), Int(height(found)))
        let (stride, channels) = (Int(stride(found)), Int(channels(found)))
        guard let start = bytes(found), channels == 3 || channels == 4, stride >= columns * channels else { return nil }
        let length = columns * channels
        let packed = [UInt8](unsafeUninitializedCapacity: length * rows) { buffer, count in
            for row in 0..<rows {
                let target = UnsafeMutableBufferPointer(rebasing: buffer[row * length..<(row + 1) * length])
                _ = target.initialize(from: UnsafeBufferPointer(start: start + row * stride, count: length))
            }
            count = length * rows
        }
        return PicturePixels(width: columns, height: rows, hasAlpha: channels == 4, bytes: packed)
    }
}
