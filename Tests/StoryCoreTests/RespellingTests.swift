import StoryCore
import Testing

@Suite("Respelled names")
struct RespellingTests {
    @Test(
        "Syllables are read as phones, with stress where capitals are, or on the first",
        arguments: [
            ("MEE-rah", "m iy1 r ah0"), ("lay-OH", "l ey0 ow1"), ("zoh-ee", "z ow1 iy0"), ("SHAWN", "sh ao1 n"),
            ("123", ""), ("", ""),
        ])
    func phones(respelling: String, phones: String) {
        #expect(Respelling.phones(of: respelling).joined(separator: " ") == phones)
    }

    @Test("A respelling with as many words as the name is read word by word, and any other as one")
    func words() {
        #expect(Respelling.phones(of: "ZOH-ee LEE", forWords: 2).count == 2)
        #expect(Respelling.phones(of: "ZOH-ee-LEE", forWords: 2) == [["z", "ow1", "iy0", "l", "iy0"]])
    }
}
