/// What the voices read while they are measured: 400 words of prose for children, with dialogue, short cries and long
/// sentences as they are in stories.
enum ReadProse {
    /// The text, parted as it is handed to narrators.
    static let sentences = [
        "One rainy evening a small hedgehog named Bramble found a lantern under the old oak tree.",
        "It was made of brass, and its glass was as blue as a summer lake.",
        "“Who could have lost you?” he asked, and he gave the lantern a careful polish with his sleeve.",
        "The lantern flickered twice.",
        "Then, very softly, it began to hum.",
        "Bramble laughed out loud.",
        "“You know the song my grandmother sings!”",
        "He tucked it under his arm and walked along the winding path, past the mill, past the sleeping geese, and over "
            + "the seven stones that crossed the stream.",
        "At the edge of the village sat a girl with wet boots and a worried face.",
        "“I was carrying my lantern home,” she said, “but the wind blew it out, and I couldn’t find it in the dark.”",
        "Bramble held it up, and the whole lane turned blue and gold.",
        "“It never stopped shining,” he told her.",
        "“It only needed somebody to listen.”",
        "They drank warm cocoa in her kitchen until the rain grew quiet.",
        "And when the hedgehog curled up in his bed of leaves that night, he was humming, too, and so, far away behind a "
            + "window, was the light.",
        "Oh!",
        "In the morning there were footprints in the mud outside his door, small ones with five round toes, and they went "
            + "twice around the stump before they turned towards the pond.",
        "“Somebody has been looking for me,” said Bramble.",
        "He put on his scarf, and because a hedgehog should never follow footprints hungry, he put three acorn biscuits in "
            + "his pocket.",
        "The trail led him under the fence, through the cabbages, and up the little hill where the wind always smells of "
            + "apples.",
        "There sat the smallest mouse he had ever seen.",
        "She was holding a bottle with a letter in it, and she could not pull out the cork.",
        "“One, two, three!” they counted, and pulled together.",
        "Pop!",
        "The cork flew over the hill, and a goose somewhere said something rude about it.",
        "The letter had only four words, and they read it aloud, first slowly and then again as fast as they could.",
        "“Come to the party!”",
        "Whose party it was, and where, and whether there would be cake, the letter did not say.",
        "“Then we shall have to give it ourselves,” the mouse decided, and that is exactly what they did, with the "
            + "biscuits, a candle, and eleven guests who had all found bottles of their own.",
    ]
}
