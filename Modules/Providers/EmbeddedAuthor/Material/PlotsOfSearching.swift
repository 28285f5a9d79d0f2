import StoryCore

extension Plot {
    /// Something is missing, and whoever has it needs it more than one thought.
    static let lost = Plot(
        titles: [
            "The Missing {Thing}", "Where Is the {Thing}?", "{Names} and the Lost {Thing}", "Looking for the {Thing}",
            "The {Thing} Goes Missing",
        ],
        wish: [
            "But something was missing|, and it was the {thing}.", "“Without it, nothing is right,” said {hero}.",
            "So {All} went to look for it.",
        ],
        more: [
            "It had been there only yesterday[, that much was certain].", "The {thing} was old|, and it was loved.",
            "Lost things are never far from somebody who has seen them.",
            "{All} looked behind the door|, but there was only a broom.",
        ],
        gains: [
            "“The {thing}?” said {name}. “It went by|, and it seemed to be in a hurry.”",
            "{name} had not seen it|, but {name} knew who sees everything.",
            "“Look {at},” said {name}. “Lost things like it there.”",
            "Then {name} showed {us} a fine track in the dust.",
            "“I heard something rattle,” said {name}|, “and then it was gone.”",
            "“It was here,” said {name}|, “and somebody small carried it on.”",
            "{name} drew a little map with one cross on it.",
            "“Ask the next one,” said {name}. “The next one always knows.”",
            "{name} leaned over and told {us} a secret about {place}.",
            "“Warm,” said {name}. “You are getting warmer.”",
            "{name} had found a thread|, and it led on.", "“It is not lost,” said {name}. “It is only not found yet.”",
            "{name} nodded slowly in the right direction.",
        ],
        turns: [
            Turn(
                setback: [
                    "But there was no {thing} there.", "It was not on the left|, and it was not on the right.",
                    "For a moment, nobody knew what to do.",
                ],
                solution: [
                    "And there, in front of {All}, was the {thing}, not even dusty.",
                    "Next to it sat a very small mouse.",
                    "“I only borrowed it,” said the mouse|, “because it makes me feel less alone.”",
                ],
                consequence: [
                    "“Then you must come and visit us,” said {hero}.",
                    "So the {thing} came home|, and there was one friend more.",
                ],
                guest: .somebody("mouse")),
            Turn(
                setback: [
                    "But the {thing} was not to be seen.",
                    "{All} looked high and low|, and then once more in the middle.",
                    "“Perhaps it is gone for good,” whispered {speaker}.",
                ],
                solution: [
                    "And there, in the very last corner, {All} found the {thing}.",
                    "A shy rabbit sat beside it and kept it clean.",
                    "“I knew that somebody would come for it,” said the rabbit.",
                ],
                consequence: [
                    "“Thank you for taking such good care of it,” said {hero}.",
                    "Somebody who finds things is a good friend to have.",
                ], guest: .somebody("rabbit")),
        ],
        turningPlaces: ["forest", "beach", "mountain", "castle", "cave", "harbour", "meadow"])

    /// Somebody small has lost the way and is taken home.
    static let bringHome = Plot(
        titles: [
            "The {Little} Who Wanted to Go Home", "The Way to {Place}", "{Names} and the {Little}",
            "A {Little} at the Door",
            "All the Way to {Place}",
        ],
        wish: [
            "Suddenly, there stood a {little}|, and it did not know the way.",
            "“I live {at},” it said in a thin voice.",
            "“Then we will take you home,” said {hero}.",
        ],
        more: [
            "The {little} had followed a shiny thing, and then another one.",
            "It was cold at the tips and warm in the middle.",
            "It had come a long way all alone.", "Homes are easier to find[ when somebody comes along].",
        ],
        gains: [
            "“To {place}?” said {name}. “Keep the wind on your left cheek.”",
            "{name} gave the {little} something soft to hold.",
            "“I was lost once,” said {name}. “It ends, you will see.”",
            "{name} knew a short cut and showed it to {us}.",
            "“Go where it smells of home,” said {name}.",
            "{name} told the {little} a joke|, and it laughed for the first time.",
            "“From here it is not so far,” said {name}.", "{name} came along for a hundred steps and then turned back.",
            "“Small ones first,” said {name}, and let the {little} go ahead.",
            "{name} tied a ribbon there, so that nobody would get lost.",
            "“I know your mother well,” said {name} to the {little}.", "“Tell them that I said hello,” said {name}.",
            "{name} gave {us} a little light for the way.",
        ],
        turns: [
            Turn(
                setback: [
                    "There, the way went left and right.",
                    "Both ways looked the same|, and the {little} began to sniff.",
                    "“I do not know this part,” it whispered.",
                ],
                solution: [
                    "And there {All} saw a big {noun}, looking out for somebody.",
                    "“There you are,” said the big {noun} softly.",
                    "The {little} ran the last steps alone.",
                ],
                consequence: [
                    "“You always have a home here, too,” said the {little}.",
                    "From then on, a lamp stood there for everybody who came by.",
                ],
                guest: .family),
            Turn(
                setback: [
                    "But nobody was there at all.", "It was very quiet|, and the {little} began to sniff.",
                    "“What if they have gone away?” it whispered.",
                ],
                solution: [
                    "And then a big {noun} came running up to {All}, quite out of breath.",
                    "“We were out looking for you!” said the big {noun}.",
                    "The {little} had never been hugged so hard.",
                ],
                consequence: [
                    "“Will you come and play tomorrow?” asked the {little}.",
                    "There was a feast[ with seven kinds of soup]|, and everybody was invited.",
                ], guest: .family),
        ],
        turningPlaces: [])
}
