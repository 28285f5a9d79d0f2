public import SafeFiles
public import StoryCore

extension OpenFile {
    /// The SHA-256 of what is still to be read, as 64 lowercase hexadecimal digits; memory does not grow with the file.
    ///
    /// - Throws: ``StorageError/failed(path:detail:)``, also if the file became shorter meanwhile.
    public func checksum() throws(StorageError) -> String {
        var checksum = Checksum()
        try forEachPiece { piece throws(StorageError) in checksum.add(piece) }
        return checksum.hexadecimal
    }
}
