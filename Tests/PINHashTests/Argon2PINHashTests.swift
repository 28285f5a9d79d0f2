import PINHash
import StoryCore
import Testing

@Suite("Hashing PINs", .timeLimit(.minutes(1)))
struct Argon2PINHashTests {
    /// The cheapest costs that Argon2id has here: these tests are about what is decided, not about how slowly.
    private let sut = Argon2PINHash(passes: 1, memory: 8192)

    @Test("A PIN matches its own hash, and no other PIN does")
    func matches() async throws {
        let hash = try await sut.hash(of: "4711")
        #expect(try await sut.matches("4711", hash))
        for other in ["4712", "471", "47110", ""] { #expect(try await !sut.matches(other, hash), "\(other)") }
    }

    @Test("Two hashes of a PIN differ, so that nobody sees who has the same")
    func salt() async throws {
        let hashes = [try await sut.hash(of: "4711"), try await sut.hash(of: "4711")]
        #expect(hashes[0] != hashes[1])
        #expect(hashes.allSatisfy { $0.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$") })
    }

    @Test(
        "What is no hash, or one that would take hours, is not tried",
        arguments: [
            "", "4711", "$argon2id$v=19$m=8,t=1,p=1$", "$argon2id$v=19$m=8,t=4000000000,p=1$c2FsdHNhbHRzYWx0$aGFzaA",
            "$argon2id$v=19$m=4000000000,t=1,p=1$c2FsdHNhbHRzYWx0$aGFzaA", "$2b$12$abcdefghijklmnopqrstuu",
            String(repeating: "$argon2id$", count: 100),
        ])
    func damaged(hash: String) async throws {
        await #expect(throws: PINError.damaged) { try await sut.matches("4711", hash) }
    }

    @Test("As it is released, a hash takes 128 MB and four passes")
    func costs() async throws {
        let sut = Argon2PINHash()
        let hash = try await sut.hash(of: "4711")
        #expect(hash.hasPrefix("$argon2id$v=19$m=131072,t=4,p=1$"))
        #expect(try await sut.matches("4711", hash))
    }
}
