import Foundation

/// A database's write-ahead log, read by SQLite's documented format.
///
/// SQLite takes frames up to the first whose checksum is wrong and overwrites the rest, without a word. This finds out
/// whether that rest was committed: then stories are in it.
struct WriteAheadLog {
    /// What is wrong with a log.
    struct Damage: Equatable, Sendable {
        /// How many frames are whole before the damage; nil if the header is damaged, and SQLite takes no frame.
        var wholeFrames: Int?
        /// How many transactions were committed that SQLite leaves out; at least 1.
        var lostTransactions: Int
    }

    /// The log's file, byte by byte; ``mend()`` changes it.
    private(set) var bytes: [UInt8]

    /// Takes a log's content.
    init(_ content: Data) {
        bytes = Array(content)
    }

    /// What is wrong; nil if no committed transaction is left out. What a killed process left unfinished, and frames
    /// that were moved into the database before, are no damage.
    var damage: Damage? {
        guard bytes.count >= LogHeader.size else { return nil }
        guard let header = LogHeader(bytes) else {
            // A header is written before any frame.
            return bytes.count > LogHeader.size ? Damage(wholeFrames: nil, lostTransactions: 1) : nil
        }
        let whole = wholeFrames(after: header)
        var lost = (whole..<frameCount(header)).count { isCommitted($0, behind: whole, header) }
        // The mark of the end itself may be damaged.
        if lost == 0, whole < frameCount(header), isOwn(whole, header), correction(of: whole, header) != nil {
            lost = 1
        }
        return lost > 0 ? Damage(wholeFrames: whole, lostTransactions: lost) : nil
    }

    /// Corrects damage of a single byte where that is certain; see ``LogChecksum/correction(of:isBigEndian:)``.
    ///
    /// - Returns: Whether everything that was committed is whole now.
    mutating func repair() -> Bool {
        guard let header = LogHeader(bytes) ?? repairHeader() else { return false }
        while damage != nil {
            let frame = wholeFrames(after: header)
            guard let correction = correction(of: frame, header) else { return false }
            correction.apply(to: &bytes)
        }
        return true
    }

    // MARK: - Frames

    private func frameCount(_ header: LogHeader) -> Int {
        (bytes.count - LogHeader.size) / header.frameSize
    }

    private func start(of frame: Int, _ header: LogHeader) -> Int {
        LogHeader.size + frame * header.frameSize
    }

    private func wholeFrames(after header: LogHeader) -> Int {
        (0..<frameCount(header)).first { !isOwn($0, header) || !fits($0, header) } ?? frameCount(header)
    }

    /// Whether a frame belongs to the log as it is, and not to what was moved into the database before.
    private func isOwn(_ frame: Int, _ header: LogHeader) -> Bool {
        let start = start(of: frame, header)
        return bytes[start + 8..<start + 16].elementsEqual(header.salts)
    }

    /// Whether the checksum of a frame fits the one before it, as that is stored.
    private func fits(_ frame: Int, _ header: LogHeader) -> Bool {
        sum(of: frame, header) == storedSum(of: frame, header)
    }

    /// Whether a transaction ends with a frame behind the whole ones.
    private func isCommitted(_ frame: Int, behind whole: Int, _ header: LogHeader) -> Bool {
        guard number(at: start(of: frame, header) + 4) != 0 else { return false }
        // Frames from before the log began anew fit each other, but not the last whole one.
        return isOwn(frame, header) || frame == whole && fits(frame, header)
    }

    private func sum(of frame: Int, _ header: LogHeader, after before: LogChecksum? = nil) -> LogChecksum {
        let start = start(of: frame, header)
        var sum = before ?? storedSum(of: frame - 1, header)
        sum.add(bytes[start..<start + 8], isBigEndian: header.isBigEndian)
        sum.add(bytes[start + 24..<start + header.frameSize], isBigEndian: header.isBigEndian)
        return sum
    }

    /// The checksum that is stored with a frame; that of the header for -1.
    private func storedSum(of frame: Int, _ header: LogHeader) -> LogChecksum {
        let offset = frame < 0 ? LogHeader.size - 8 : start(of: frame, header) + 16
        return LogChecksum(number(at: offset), number(at: offset + 4))
    }

    private func number(at offset: Int) -> UInt32 { UInt32(bigEndian: bytes[...], at: offset) }

    // MARK: - Corrections

    /// What makes a damaged frame right again, if it is certain what that is.
    private func correction(of frame: Int, _ header: LogHeader) -> LogCorrection? {
        let (start, sum) = (start(of: frame, header), sum(of: frame, header))
        let stored = storedSum(of: frame, header)
        if sum == stored {
            // The checksum does not cover the salts.
            return LogCorrection(at: start + 8, header.salts)
        }
        guard isOwn(frame, header) else { return nil }
        // The next frame goes on from the checksum as it was.
        let hasNext = frame + 1 < frameCount(header)
        if hasNext, self.sum(of: frame + 1, header, after: sum) == storedSum(of: frame + 1, header) {
            return LogCorrection(at: start + 16, sum.bytes)
        }
        let covered = Array(bytes[start..<start + 8]) + bytes[start + 24..<start + header.frameSize]
        return stored.minus(sum).correction(of: covered, isBigEndian: header.isBigEndian).map { correction in
            // Salts and checksum lie between what is covered.
            LogCorrection(at: start + correction.offset + (correction.offset < 8 ? 0 : 16), correction.bytes)
        }
    }

    /// Corrects the header, if only one value of one byte makes it fit its checksum and the first frame.
    private mutating func repairHeader() -> LogHeader? {
        guard bytes.count > LogHeader.size else { return nil }
        let found = bytes[..<LogHeader.size].indices.flatMap { offset in
            (UInt8.min...UInt8.max).compactMap { value in
                value == bytes[offset] ? nil : corrected(LogCorrection(at: offset, [value]))
            }
        }
        guard let whole = found.first, found.count == 1 else { return nil }
        self = whole
        return LogHeader(bytes)
    }

    /// The log with another header; nil if that does not fit.
    private func corrected(_ correction: LogCorrection) -> WriteAheadLog? {
        var head = Array(bytes[..<LogHeader.size])
        correction.apply(to: &head)
        guard let header = LogHeader(head) else { return nil }
        var log = self
        correction.apply(to: &log.bytes)
        return log.frameCount(header) > 0 && log.isOwn(0, header) && log.fits(0, header) ? log : nil
    }
}

/// The header of a log.
struct LogHeader {
    static let size = 32
    private static let version: UInt32 = 3_007_000
    private static let magic: UInt32 = 0x377f_0682

    /// The order of the bytes of the words that checksums add up.
    let isBigEndian: Bool
    /// Eight bytes that are others each time that the log begins anew.
    let salts: [UInt8]
    /// A page with what is stored about it, in bytes.
    let frameSize: Int

    /// Reads a header; nil if it is not one, or damaged.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.size else { return nil }
        func number(_ offset: Int) -> UInt32 { UInt32(bigEndian: bytes[...], at: offset) }
        let pageSize = number(8)
        guard number(0) & ~1 == Self.magic, number(4) == Self.version, (512...65536).contains(pageSize),
            pageSize.nonzeroBitCount == 1
        else { return nil }
        isBigEndian = number(0) & 1 == 1
        var sum = LogChecksum()
        sum.add(bytes[..<24], isBigEndian: isBigEndian)
        guard sum == LogChecksum(number(24), number(28)) else { return nil }
        salts = Array(bytes[16..<24])
        frameSize = Int(pageSize) + 24
    }
}
