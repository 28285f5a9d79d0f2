import StoryCore

/// What a hero's nature does in a story.
enum TraitMaterial {
    /// How a trait decides at the turn; `{hero}` is the one who has it.
    static func deed(_ trait: Trait?) -> [String] {
        switch trait {
        case .brave:
            ["“I am a bit afraid,” said {hero}|, “but I will try.”", "So {hero} was brave and took the first step."]
        case .kind:
            ["But {hero} was kind.", "“What would help?” asked {hero}|, and nobody had asked that before."]
        case .curious:
            [
                "But {hero} was curious and looked once more, behind everything.",
                "“Oh!” said {hero}. “Nobody has looked here yet.”",
            ]
        case .funny:
            [
                "But {hero} was funny and made a face like a surprised potato.",
                "Everybody laughed|, and people who laugh have good ideas.",
            ]
        case .smart:
            [
                "But {hero} was smart and thought for as long as it takes to peel an apple.",
                "“I know what we have not tried,” said {hero}.",
            ]
        case .adventurous:
            [
                "But {hero} loved adventures and saw a way where there was none.",
                "“Follow me,” said {hero}|, and it was fun.",
            ]
        case .creative:
            [
                "But {hero} was creative and had an idea that was quite new.",
                "“It is a bit crazy,” said {hero}|, “but it may work.”",
            ]
        case .helpful:
            [
                "But {hero} was helpful and simply began somewhere.",
                "When one begins, others come|, and so it was.",
            ]
        case .gentle:
            ["But {hero} was gentle and waited without a word.", "What hides from loud voices comes to quiet ones."]
        case .magical:
            [
                "But {hero} had a little magic and only needed a whisper.",
                "The air began to shimmer|, and it smelled of oranges.",
            ]
        case nil:
            ["But {hero} did not give up and tried one more time.", "Once more is often the right number."]
        }
    }

    /// How a trait shows on the way, in two ways; `{helper}` is the hero who has it.
    static func gestures(_ trait: Trait?) -> [String] {
        switch trait {
        case .brave: ["Where it was dim, {helper} went first.", "{helper} spoke first, because somebody had to."]
        case .kind: ["{helper} shared the last biscuit, crumb by crumb.", "{helper} let everybody else go first."]
        case .curious:
            [
                "{helper} had a hundred questions|, and there were answers to three.",
                "{helper} had to look at everything twice.",
            ]
        case .funny:
            [
                "{helper} talked like a penguin for a while.",
                "{helper} told a joke about a sock|, and it was a good one.",
            ]
        case .smart:
            [
                "{helper} kept count, so that nobody could get lost.",
                "{helper} knew where north was[, and also where lunch was].",
            ]
        case .adventurous:
            ["{helper} could not wait to see what came next.", "{helper} was always a little way ahead."]
        case .creative: ["{helper} made a hat out of a napkin.", "{helper} saw a whale in the shape of a cloud."]
        case .helpful: ["{helper} carried what was heavy.", "{helper} held everything that needed to be held."]
        case .gentle:
            [
                "{helper} spoke so softly that a moth came and sat down.",
                "{helper} put a hand on every shoulder that needed one.",
            ]
        case .magical:
            [
                "{helper} whispered something|, and a small spark came along.",
                "{helper} could hear what the moon was thinking.",
            ]
        case nil: ["{helper} hummed a walking song.", "{helper} remembered to say thank you."]
        }
    }
}
