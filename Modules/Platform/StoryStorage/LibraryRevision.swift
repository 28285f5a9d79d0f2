import StoryCore

/// How many changes there were of each part of a library, as one look found them.
struct LibraryRevision: Sendable {
    /// The number of the look, from 1.
    var look = 0
    /// The number of the file: another one may have taken the place of the library's.
    var file: Int
    /// The parts that the program knows, whether they can be read or not.
    var known: Set<LibraryPart>
    /// The number of changes of each part; none of a library that is not there, nil if that cannot be read.
    var numbers: [LibraryPart: Int]?

    /// The parts that have other numbers than before; all of them if that cannot be said.
    func parts(changedSince before: LibraryRevision) -> Set<LibraryPart> {
        let all = Set((numbers ?? [:]).keys).union((before.numbers ?? [:]).keys).union(known)
        guard file == before.file, let numbers, let old = before.numbers else { return all }
        return all.filter { old[$0, default: 0] != numbers[$0, default: 0] }
    }
}
