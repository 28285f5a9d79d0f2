import DynamicLibrary
import Glibc
import Testing

@Suite("The noise that engines share", .timeLimit(.minutes(1)))
struct CRandomLockTests {
    @Test("Engines that work at the same time find the same numbers, each from the beginning")
    func sameNumbers() async {
        // When
        let found = await withTaskGroup(of: [Int32].self) { group in
            for _ in 0..<8 {
                group.addTask { CRandomLock.restarted { (0..<20_000).map { _ in rand() } } }
            }
            return await group.reduce(into: Set<[Int32]>()) { $0.insert($1) }
        }
        // Then
        #expect(found.count == 1)
    }
}
