import Foundation
import Testing

@testable import StoryStorage

@Suite("Where the program keeps its files", .timeLimit(.minutes(1)))
struct StoryDirectoriesTests {
    private func folders(_ environment: [String: String]) -> [String] {
        let sut = StoryDirectories(environment: environment, userHome: URL(filePath: "/home/user"))
        return [sut.data, sut.configuration, sut.cache, sut.state].map { $0.path }
    }

    @Test("STORY_HOME holds everything")
    func storyHome() {
        #expect(
            folders(["STORY_HOME": "/s", "XDG_DATA_HOME": "/x", "HOME": "/h"])
                == ["/s/data", "/s/config", "/s/cache", "/s/state"])
    }

    @Test("A relative STORY_HOME is made absolute")
    func relativeStoryHome() {
        let path = folders(["STORY_HOME": "stories"])[0]
        #expect(path == FileManager.default.currentDirectoryPath + "/stories/data")
    }

    @Test(
        "Otherwise the folders of the base directory specification do",
        arguments: [
            (
                ["HOME": "/h"],
                ["/h/.local/share/story", "/h/.config/story", "/h/.cache/story", "/h/.local/state/story"]
            ),
            (
                ["HOME": "/h", "STORY_HOME": ""],
                ["/h/.local/share/story", "/h/.config/story", "/h/.cache/story", "/h/.local/state/story"]
            ),
            (
                [
                    "HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "relative", "XDG_CACHE_HOME": "",
                    "XDG_STATE_HOME": "/t",
                ],
                ["/d/story", "/h/.config/story", "/h/.cache/story", "/t/story"]
            ),
            (
                [:],
                [
                    "/home/user/.local/share/story", "/home/user/.config/story", "/home/user/.cache/story",
                    "/home/user/.local/state/story",
                ]
            ),
            (
                ["HOME": ""],
                [
                    "/home/user/.local/share/story", "/home/user/.config/story", "/home/user/.cache/story",
                    "/home/user/.local/state/story",
                ]
            ),
        ])
    func baseDirectories(environment: [String: String], expected: [String]) {
        #expect(folders(environment) == expected)
    }
}
