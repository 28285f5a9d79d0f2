import StoryCore

/// Somebody whom the heroes meet: a helper with a small trouble of their own.
///
/// `{name}` is the helper's name with its kind the first time: "a fox called Pip".
struct Helper {
    var species: Species
    var names: [String]
    /// What the helper is doing when they meet.
    var meeting: String
    /// What the helper says first.
    var greeting: String
    /// The trouble, what the heroes do about it, and how it ends.
    var trouble: [String]
    /// What the helper says at the end.
    var farewell: String
}

extension Helper {
    static let all: [Helper] = [
        Helper(
            species: "fox", names: ["Pip", "Rusty", "Juno"], meeting: "There sat {a fox}, and {name} was sorting leaves by colour.",
            greeting: "“Red, brown, red,” said {name}. “Oh! Visitors!”",
            trouble: ["The wind had mixed up all the leaves.", "{We} held them down with pebbles, and then they stayed."],
            farewell: "“Come back in autumn,” said {name}."),
        Helper(
            species: "owl", names: ["Olive", "Hoot", "Minna"], meeting: "On a post sat {an owl}, and {name} had one eye open.",
            greeting: "“I am not asleep,” said {name}. “I am thinking.”",
            trouble: ["A feather of {name}'s was stuck in a crack.", "{We} pulled it out gently, and it was not even bent."],
            farewell: "“I will think of you,” said {name}."),
        Helper(
            species: "rabbit", names: ["Clover", "Bobbin", "Tuck"], meeting: "Out of the grass hopped {a rabbit}, and {name} looked left and right.",
            greeting: "“Have you seen a carrot with my name on it?” asked {name}.",
            trouble: ["The carrot had rolled under a root.", "{We} fished it out with a stick and wiped it clean."],
            farewell: "“Half of it is yours,” said {name}, and bit it in two."),
        Helper(
            species: "hedgehog", names: ["Needle", "Burr", "Hilda"], meeting: "In the leaves rustled {a hedgehog}, and {name} rolled up and unrolled again.",
            greeting: "“You have kind feet,” said {name}. “I can hear it.”",
            trouble: ["An apple was stuck on {name}'s back.", "{We} took it off, very carefully, spine by spine."],
            farewell: "“Now I can lie on my back again,” said {name} happily."),
        Helper(
            species: "mouse", names: ["Crumb", "Dot", "Whisk"], meeting: "By the wall stood {a mouse}, and {name} was carrying a nut as big as a head.",
            greeting: "“Mind the nut!” said {name}. “It has the right of way.”",
            trouble: ["The mouse hole was too small for the nut.", "{We} cracked it, and half after half went in."],
            farewell: "“You are large, but you are nice,” said {name}."),
        Helper(
            species: "duck", names: ["Paddle", "Quill", "Dilly"], meeting: "Along came {a duck}, and {name} was counting steps.",
            greeting: "“Ninety-nine,” said {name}, “and now I have forgotten the next one.”",
            trouble: ["The number would not come back.", "“One hundred!” said {hero}, and the counting could go on."],
            farewell: "“One hundred and one,” said {name}, and waved a wing."),
        Helper(
            species: "squirrel", names: ["Hazel", "Zip", "Maple"], meeting: "Down a trunk ran {a squirrel}, and {name} could not stand still.",
            greeting: "“I hid it, I hid it, but where did I hid it?” said {name}.",
            trouble: ["Somewhere under the ground lay a winter's worth of nuts.", "{We} looked for a place with loose earth, and there it was."],
            farewell: "“I will draw a map next time,” said {name}."),
        Helper(
            species: "frog", names: ["Plop", "Fen", "Lily"], meeting: "On a wet stone sat {a frog}, and {name} cleared a green throat.",
            greeting: "“Mi, mi, mi,” sang {name}. “Is that high enough?”",
            trouble: ["The high note would not come out.", "{We} hummed it first, and then {name} found it."],
            farewell: "“Listen for me in the evening,” said {name}."),
        Helper(
            species: "seal", names: ["Pearl", "Barnaby", "Wink"], meeting: "Out of the water looked {a seal}, and {name} balanced a ball.",
            greeting: "“Look, no hands,” said {name}. “I never had any.”",
            trouble: ["The ball fell and floated away.", "{We} made waves with {our} hands until it came back."],
            farewell: "“You make good waves,” said {name}."),
        Helper(
            species: "gull", names: ["Salty", "Greta", "Flip"], meeting: "On a rope sat {a gull}, and {name} had something to say.",
            greeting: "“Mine,” said {name}. “I mean, good day.”",
            trouble: ["A piece of string was wound around {name}'s leg.", "{We} untied it, knot by knot."],
            farewell: "“Not mine any more,” said {name}, and looked glad."),
        Helper(
            species: "cat", names: ["Velvet", "Mog", "Tinka"], meeting: "On the warmest spot lay {a cat}, and {name} opened one eye.",
            greeting: "“You may stroke me,” said {name}. “Once.”",
            trouble: ["There was a burr in {name}'s tail.", "{We} combed it out, and it took some time."],
            farewell: "“Twice, then,” said {name}, and purred."),
        Helper(
            species: "dog", names: ["Biscuit", "Bruno", "Pepper"], meeting: "Around the corner came {a dog}, and {name} wagged with the whole body.",
            greeting: "“Hello! Hello! Did I say hello?” asked {name}.",
            trouble: ["A stick had fallen where no paw could reach.", "{We} lay down flat and got it with two fingers."],
            farewell: "“Best stick, best day,” said {name}."),
        Helper(
            species: "bear", names: ["Honey", "Ursel", "Bramble"], meeting: "In front of a hollow tree sat {a bear}, and {name} was knitting.",
            greeting: "“Knit, purl, knit,” said {name}. “It will be a hat, or a bag.”",
            trouble: ["The wool had rolled away and was one big knot.", "{We} found both ends and walked around until it was smooth."],
            farewell: "“It is a hat,” said {name}, and tried it on."),
        Helper(
            species: "robot", names: ["Bolt", "Beep", "Tik"], meeting: "Next to the wall stood {a robot}, and {name} blinked in three colours.",
            greeting: "“Good day or good night,” said {name}. “My clock has stopped.”",
            trouble: ["A tiny wheel was missing in {name}'s chest.", "{We} found it in a groove of the floor and put it back."],
            farewell: "“It is now,” said {name}, “and now is a good time.”"),
        Helper(
            species: "dragon", names: ["Ember", "Smudge", "Fizz"], meeting: "Curled up like a garden hose lay {a dragon}, and {name} was no bigger than a pony.",
            greeting: "“I would breathe fire,” said {name}, “but I have the hiccups.”",
            trouble: ["Every hiccup made a small round cloud.", "{We} counted to ten together with {name}, and the hiccups were gone."],
            farewell: "“I will keep the last cloud for you,” said {name}."),
        Helper(
            species: "star", names: ["Spark", "Lumi", "Stella"], meeting: "Very low in the air hung {a star}, and {name} glowed only a little.",
            greeting: "“I came down to look,” said {name}, “and now I am dusty.”",
            trouble: ["The dust had taken half of the light away.", "{We} polished every point with a sleeve."],
            farewell: "“Look up later,” said {name}, “and I will blink twice.”"),
    ]
}
