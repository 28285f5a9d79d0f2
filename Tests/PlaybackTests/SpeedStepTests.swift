import Playback
import StoryCore
import Testing

@Suite("Speeds that keys and remotes lead to", .timeLimit(.minutes(1)))
struct SpeedStepTests {
    @Test(
        "Any number has a nearest step, the slower of two that are as near",
        arguments: [
            (1.0, 1.0), (0.9, 1), (1.1, 1), (1.2, 1.25), (1.125, 1), (1.74, 1.5), (1.75, 1.5), (1.76, 2), (0, 0.5),
            (-3, 0.5), (1e300, 2), (.infinity, 2), (-.infinity, 0.5),
        ])
    func nearest(speed: Double, step: Double) {
        #expect(PlaybackSpeed.nearestStep(to: speed)?.value == step)
    }

    @Test("What is no number has none")
    func none() {
        #expect(PlaybackSpeed.nearestStep(to: .nan) == nil)
    }
}
