// Derived from the targets in Package.swift and their types by './generate.sh derive'. Changes here are lost.

import EmbeddedAuthor
import EspeakNarrator
import FliteNarrator
import MpvEngine
import StoryCore
import VectorIllustrator

extension BuiltInProviders {
    /// The authors, the default first.
    static var authors: [any StoryAuthor] {
        [EmbeddedAuthor()]
    }

    /// The narrators, the default first.
    static var narrators: [any Narrator] {
        [
            FliteNarrator(),
            EspeakNarrator(),
        ]
    }

    /// The illustrators, the default first.
    static var illustrators: [any Illustrator] {
        [VectorIllustrator()]
    }

    /// The engines, the default first.
    static var engines: [any PlaybackEngineProvider] {
        [MpvEngineProvider()]
    }
}
