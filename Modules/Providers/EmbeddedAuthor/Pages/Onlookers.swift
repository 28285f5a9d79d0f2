import StoryCore

/// How characters look who watch the action of another one: they see it, and react in their own way.
struct Onlookers {
    /// The character whom all look at.
    let focus: SceneCharacter

    /// Another hero, who has nothing of their own to do.
    ///
    /// - Parameter number: From 0, to tell several apart.
    func hero(_ hero: Hero, number: Int) -> SceneCharacter {
        let isShared = Self.shared.contains(focus.pose)
        return SceneCharacter(
            .hero(hero.id), pose: isShared ? focus.pose : pose,
            mood: focus.pose == "sleeping" ? focus.mood : mood(number),
            target: target)
    }

    /// Returns a character who acts at another moment of the page: one who sits stays seated, and a thing stays in the
    /// hand unless the scene has it already.
    func bystander(_ character: SceneCharacter, in scene: Scene) -> SceneCharacter {
        var character = character
        let isHere: (SceneTarget) -> Bool = { target in
            switch target {
            case .prop(let prop): !scene.absent.contains(prop)
            case .character(let subject): scene.characters.contains { $0.subject == subject }
            }
        }
        if let spot = character.spot, !isHere(spot.anchor) { character.spot = nil }
        if let thing = character.holding, scene.names(thing) { character.holding = nil }
        if !Self.lasting.contains(character.pose) { character.pose = character.holding == nil ? .standing : "holding" }
        // A character who offers something reaches into the action.
        if character.pose == "holding" {
            character.target = nil
        } else if !Self.turnedIn.contains(character.pose) {
            character.target = target
        }
        return character
    }

    private var target: SceneTarget { focus.target ?? .character(focus.subject) }

    /// What one does who looks on: one listens to words and points at what is fast or high.
    private var pose: Pose {
        if Self.heard.contains(focus.pose) { return "listening" }
        return Self.fast.contains(focus.pose) ? "pointing" : .standing
    }

    /// An answer to what the focus feels.
    private func mood(_ number: Int) -> Mood {
        let answers = Self.answers[focus.mood] ?? [focus.mood]
        return answers[number % answers.count]
    }

    private static let answers: [Mood: [Mood]] = [
        "happy": ["happy", "calm", "curious"], "calm": ["calm", "curious", "happy"],
        "curious": ["curious", "surprised", "calm"], "worried": ["worried", "curious", "calm"],
        "sad": ["worried", "sad", "calm"], "surprised": ["curious", "surprised", "happy"],
        "proud": ["happy", "excited", "proud"], "sleepy": ["calm", "sleepy", "sleepy"],
        "crying": ["worried", "sad", "worried"], "laughing": ["happy", "laughing", "cheeky"],
        "angry": ["surprised", "worried", "calm"], "ashamed": ["curious", "worried", "calm"],
        "scared": ["worried", "scared", "surprised"], "excited": ["curious", "excited", "happy"],
        "determined": ["curious", "excited", "worried"], "cheeky": ["happy", "cheeky", "surprised"],
    ]

    /// The actions that nobody does alone while another one watches.
    private static let shared: Set<Pose> = [
        "walking", "running", "sitting", "lying", "sleeping", "turned away", "sitting turned away", "rowing", "flying",
        "swimming", "crawling", "kneeling", "hiding", "looking up", "looking down", "dancing", "riding",
    ]
    /// What goes on while something else happens.
    private static let lasting: Set<Pose> = [
        "standing", "sitting", "lying", "sleeping", "kneeling", "sitting turned away", "hiding", "peeping", "shivering",
        "crying", "laughing", "stuck", "riding", "swimming", "flying", "listening", "holding",
    ]
    /// The poses in which nobody looks at others.
    private static let turnedIn: Set<Pose> = ["sleeping", "lying", "crying", "hiding", "sitting turned away"]
    private static let heard: Set<Pose> = ["whispering", "playing music", "reading", "knocking", "blowing", "crying"]
    private static let fast: Set<Pose> = ["flying", "falling", "throwing", "climbing", "running", "jumping"]
}

extension Scene {
    /// Returns whether a thing is in the picture, or must not be.
    fileprivate func names(_ thing: Prop) -> Bool {
        props.contains(thing) || absent.contains(thing)
            || characters.contains {
                $0.holding == thing || $0.target == .prop(thing) || $0.spot?.anchor == .prop(thing)
            }
    }
}
