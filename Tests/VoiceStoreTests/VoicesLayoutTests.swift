import Foundation
import Testing

@testable import VoiceStore

@Suite("Where voices lie")
struct VoicesLayoutTests {
    @Test("Given STORY_HOME, when voices are looked for, then they lie in it, beside the library")
    func home() {
        let layout = VoicesLayout(environment: ["STORY_HOME": "/somewhere", "HOME": "/home/mira"])
        #expect(layout.root.path == "/somewhere/voices")
    }

    @Test("Given no STORY_HOME, when voices are looked for, then they lie beside the library in the folder for data")
    func data() {
        #expect(VoicesLayout(environment: ["XDG_DATA_HOME": "/data"]).root.path == "/data/story-voices")
        #expect(VoicesLayout(environment: ["HOME": "/home/mira"]).root.path == "/home/mira/.local/share/story-voices")
    }

    @Test("Given STORY_VOICES, when voices are looked for, then it is their folder, whatever STORY_HOME says")
    func own() {
        let layout = VoicesLayout(environment: ["STORY_HOME": "/somewhere", "STORY_VOICES": "/voices"])
        #expect(layout.root.path == "/voices")
        #expect(layout.folder(of: "heart").path == "/voices/heart")
    }

    @Test("Given a relative XDG_DATA_HOME, when voices are looked for, then it is ignored as the specification says")
    func relative() {
        let layout = VoicesLayout(environment: ["XDG_DATA_HOME": "data", "HOME": "/home/mira"])
        #expect(layout.root.path == "/home/mira/.local/share/story-voices")
    }
}
