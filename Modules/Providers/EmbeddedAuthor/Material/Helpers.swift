import StoryCore

extension Helper {
    /// Every helper, each once.
    static let all: [Helper] = [
        Helper(
            species: "fox", names: ["Pip", "Rusty", "Juno"], settings: ["forest", "meadow", "mountain"],
            meeting: "There sat {a helper} called {name}|, and {name} was sorting leaves[ by colour].",
            greeting: "“Red, brown, red,” said {name}. “Oh! Visitors!”",
            trouble: [
                "The wind had mixed up all the leaves.", "{All} held them down with pebbles|, and then they stayed.",
            ],
            farewell: "“Come back in autumn,” said {name}."),
        Helper(
            species: "owl", names: ["Olive", "Hoot", "Minna"],
            settings: ["forest", "castle", "mountain", "school", "garden"],
            meeting: "High up sat {a helper} called {name}[, with one eye open and one eye shut].",
            greeting: "“I am not asleep,” said {name}. “I am thinking.”",
            trouble: [
                "A feather of hers was stuck in a crack.", "{All} pulled it out gently|, and it was not even bent.",
            ],
            farewell: "“I will think of you,” said {name}."),
        Helper(
            species: "rabbit", names: ["Clover", "Bobbin", "Tuck"],
            settings: ["garden", "meadow", "playground", "forest"],
            meeting: "Out of the grass hopped {a helper} called {name}[, looking left and right and left again].",
            greeting: "“Have you seen a carrot with my name on it?” asked {name}.",
            trouble: [
                "The carrot had rolled into a hole.", "{All} fished it out with a stick|, and it was still crisp.",
            ],
            farewell: "“Half of it is yours,” said {name}, and bit it in two."),
        Helper(
            species: "hedgehog", names: ["Needle", "Burr", "Hilda"],
            settings: ["garden", "forest", "playground", "meadow"],
            meeting: "In the leaves rustled {a helper} called {name}[, who rolled up and then unrolled again].",
            greeting: "“You have kind feet,” said {name}. “I can hear it.”",
            trouble: ["An apple was stuck on {name}'s back.", "{All} took it off, very carefully[, spine by spine]."],
            farewell: "“Now I can lie on my back again,” said {name}."),
        Helper(
            species: "mouse", names: ["Crumb", "Dot", "Whisk"], settings: ["school", "castle", "city", "meadow"],
            meeting: "By the wall stood {a helper} called {name}|, and {name} was carrying a nut[ as big as a hat].",
            greeting: "“Mind the nut!” said {name}. “It goes first.”",
            trouble: [
                "The nut was too big for the mouse hole.", "{All} cracked it|, and one half after the other went in.",
            ],
            farewell: "“You are large|, but you are nice,” said {name}."),
        Helper(
            species: "duck", names: ["Paddle", "Quill", "Dilly"], settings: ["garden", "harbour", "beach", "sea"],
            meeting: "Along came {a helper} called {name}|, and {name} was counting[ every wave and every splash].",
            greeting: "“Ninety-nine,” said {name}|, “and now I have forgotten the next one.”",
            trouble: [
                "The number would not come back.", "“One hundred!” said {speaker}|, and the counting could go on.",
            ],
            farewell: "“One hundred and one,” said {name}, and waved a wing."),
        Helper(
            species: "squirrel", names: ["Hazel", "Zip", "Maple"],
            settings: ["forest", "city", "playground", "garden"],
            meeting: "Down a trunk ran {a helper} called {name}[, who could not stand still].",
            greeting: "“I hid my nuts so well that I cannot find them,” said {name}.",
            trouble: [
                "Somewhere in the earth lay the nuts for a whole winter.",
                "{All} found a loose spot|, and the nuts were there.",
            ],
            farewell: "“Next time I will tie a ribbon to each,” said {name}."),
        Helper(
            species: "frog", names: ["Plop", "Fen", "Lily"], settings: ["garden", "meadow", "cave", "forest"],
            meeting:
                "On a wet stone sat {a helper} called {name}|, and {name} was singing[ with a small green throat].",
            greeting: "“Mi, mi, mi,” sang {name}. “Is that high enough?”",
            trouble: ["The high note would not come out.", "{All} hummed it first|, and then {name} found it."],
            farewell: "“Listen for me in the evening,” said {name}."),
        Helper(
            species: "seal", names: ["Pearl", "Barnaby", "Wink"], settings: ["beach", "sea", "harbour"],
            meeting:
                "Out of the water looked {a helper} called {name}|, and {name} was balancing a ball[ on one whisker].",
            greeting: "“Look, no hands,” said {name}. “I never had any.”",
            trouble: [
                "The ball fell off and floated away.", "{All} made small waves|, and they brought the ball back.",
            ],
            farewell: "“You make good waves,” said {name}."),
        Helper(
            species: "gull", names: ["Salty", "Greta", "Flip"], settings: ["harbour", "sea", "beach", "clouds"],
            meeting: "Right in the way sat {a helper} called {name}[, who had something to say about everything].",
            greeting: "“Mine,” said {name}. “I mean, good day.”",
            trouble: ["A piece of string was wound around {name}'s leg.", "{All} untied it, knot by knot."],
            farewell: "“Not mine any more,” said {name}, and looked glad."),
        Helper(
            species: "cat", names: ["Velvet", "Mog", "Tinka"], settings: ["city", "harbour", "castle", "garden"],
            meeting: "In the best place lay {a helper} called {name}[, who opened one eye and no more].",
            greeting: "“You may stroke me,” said {name}. “Once.”",
            trouble: ["There was a burr in {name}'s tail.", "{All} combed it out|, and it took some time."],
            farewell: "“Twice, then,” said {name}, and purred."),
        Helper(
            species: "dog", names: ["Biscuit", "Bruno", "Pepper"],
            settings: ["city", "beach", "playground", "harbour", "meadow"],
            meeting: "Around the corner came {a helper} called {name}[, wagging from nose to tail].",
            greeting: "“Hello! Hello! Did I say hello?” asked {name}.",
            trouble: [
                "A stick had fallen where no paw could reach.", "{All} lay down flat and got it with two fingers.",
            ],
            farewell: "“Best stick, best day,” said {name}."),
        Helper(
            species: "bear", names: ["Honey", "Ursel", "Bramble"], settings: ["mountain", "cave", "forest"],
            meeting: "On a big stone sat {a helper} called {name}|, and {name} was knitting[ with two long twigs].",
            greeting: "“It will be a hat,” said {name}|, “or it will be a bag.”",
            trouble: [
                "The wool had rolled away|, and it was one big knot.",
                "{All} found both ends and pulled until it was smooth.",
            ],
            farewell: "“It is a hat,” said {name}, and tried it on."),
        Helper(
            species: "robot", names: ["Bolt", "Beep", "Tik"], settings: ["space", "school", "city", "castle"],
            meeting: "Right by the way stood {a helper} called {name}[, blinking in three colours].",
            greeting: "“Good day or good night,” said {name}. “My clock has stopped.”",
            trouble: ["A tiny wheel had come loose.", "{All} found it under a big metal foot and put it back."],
            farewell: "“It is now,” said {name}|, “and now is a good time.”"),
        Helper(
            species: "dragon", names: ["Ember", "Smudge", "Fizz"], settings: ["castle", "cave", "mountain", "clouds"],
            meeting: "Curled up like a garden hose lay {a helper} called {name}[, who was no bigger than a pony].",
            greeting: "“I am a very small dragon,” said {name}|, “but I have very big hiccups.”",
            trouble: [
                "Every hiccup made a small round cloud.", "{All} counted slowly to ten|, and the hiccups were gone.",
            ],
            farewell: "“I will keep the last little cloud for you,” said {name}."),
        Helper(
            species: "star", names: ["Spark", "Lumi", "Stella"], settings: ["space", "clouds", "sea"],
            meeting: "Very low in the sky hung {a helper} called {name}[, who glowed only a little].",
            greeting: "“I came closer to look,” said {name}|, “and now I am dusty.”",
            trouble: ["The dust had taken half of the light away.", "{All} polished every point with a sleeve."],
            farewell: "“Look up later,” said {name}|, “and I will blink twice.”"),
        Helper(
            species: "grown-up", names: ["Rosa", "Uncle Plum", "Aunt Bea"],
            settings: ["clouds", "mountain", "city", "harbour", "school"],
            meeting: "A friendly sweeper called {name} was sweeping the way[ with a broom of birch twigs].",
            greeting: "“Mind the crumbs,” said {name}. “They are for the birds.”",
            trouble: ["The broom had lost its handle.", "{All} pushed it back in and turned it tight."],
            farewell: "“Now it sweeps by itself,” said {name}."),
        Helper(
            species: "grown-up", names: ["Captain Olga", "Captain Tom"], settings: ["sea", "harbour", "beach"],
            meeting: "An old sailor called {name} was mending a net[ with a needle as long as a finger].",
            greeting: "“Ahoy,” said {name}|, “and have you seen my other sock?”",
            trouble: [
                "There was a hole in the net, too big for any knot.",
                "{All} held it tight|, and soon the hole was gone.",
            ],
            farewell: "“Fair wind to you,” said {name}."),
        Helper(
            species: "child", names: ["Nia", "Teo", "Lou"],
            settings: ["playground", "meadow", "beach", "city", "garden"],
            meeting:
                "On the ground sat a child called {name}|, and {name} was building a tower[ out of flat stones].",
            greeting: "“It should be as tall as me,” said {name}|, “but I keep on growing.”",
            trouble: ["The tower had begun to lean.", "{All} put one flat stone under it|, and then it stood."],
            farewell: "“I will call it the tower of us,” said {name}."),
        Helper(
            species: "cat", names: ["Luna", "Comet"], settings: ["space", "clouds", "castle"],
            meeting: "Rolled up like a bun lay a silver cat called {name}[, as soft as the inside of a glove].",
            greeting: "“I am guarding the quiet,” said {name}. “It is here somewhere.”",
            trouble: ["The little bell of the cat had come off.", "{All} tied it on again|, and it said ting."],
            farewell: "“Ting,” said the bell|, and {name} went back to sleep."),
        Helper(
            species: "mouse", names: ["Pocket", "Mimi", "Figaro"], settings: ["clouds", "space", "sea", "mountain"],
            meeting: "Under a tiny parachute came {a helper} called {name}[, who wore goggles made of two rings].",
            greeting: "“I am exploring,” said {name}. “So far I have explored my own tail.”",
            trouble: [
                "One cord of the parachute had snapped.", "{All} knotted it again|, and it held very well.",
            ],
            farewell: "“I will name a crumb after you,” said {name}."),
        Helper(
            species: "rabbit", names: ["Fluff", "Thimble"], settings: ["school", "castle", "cave", "space"],
            meeting: "Behind a tall pile of books sat {a helper} called {name}[, with glasses on both ears].",
            greeting: "“I have lost my place,” said {name}. “I was on page two.”",
            trouble: [
                "The bookmark was nowhere to be found.", "{All} found it behind one long ear|, where it was warm.",
            ],
            farewell: "“Now I can find out how it ends,” said {name}."),
        Helper(
            species: "seal", names: ["Bosun", "Marta"], settings: ["sea", "beach", "harbour"],
            meeting:
                "In a very small boat sat {a helper} called {name}|, and {name} was drinking tea[ from a blue cup].",
            greeting: "“There is room for one more elbow,” said {name}.",
            trouble: ["The oar had slipped out of its ring.", "{All} caught it|, and soon it was back in its place."],
            farewell: "“Steady as she goes,” said {name}, and raised the cup."),
        Helper(
            species: "frog", names: ["Bubbles", "Otto"], settings: ["castle", "school", "mountain", "city"],
            meeting: "In a copper kettle sat {a helper} called {name}[, up to the chin in lukewarm water].",
            greeting: "“It is a bath,” said {name}|, “and it is also a boat, if you believe in it.”",
            trouble: [
                "The lid had slid down|, and it would not stay up.", "{All} wedged it open with a twig[, just so].",
            ],
            farewell: "“Do come in summer,” said {name}|, “and bring a towel.”"),
        Helper(
            species: "hedgehog", names: ["Tansy", "Pim"], settings: ["mountain", "cave", "forest", "beach"],
            meeting: "By a little stove sat {a helper} called {name}|, and {name} was baking apples.",
            greeting: "“They are nearly done,” said {name}. “They have been nearly done for ages.”",
            trouble: [
                "One apple after the other rolled off the plate.",
                "{All} laid a scarf around them like a fence|, and they stayed.",
            ],
            farewell: "“One for each pocket,” said {name}, and shared out the apples."),
    ]
}
