/// A story at 80×24, by the names of its situations.
enum StoryDetailGoldens {
    static let screens: [String: String] = [
        "idle":
            """
        Loading story…
        """,
        "loading":
            """
        Loading story…
        """,
        "loaded":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 · not heard yet
        ───────────────────────────────────────────────────────────────────────────────
        Page 1
        Mira saw a light. It was far away.

        Page 2
        She waved. The light waved back.













        [ Play ] [ Favourite ] [ Edit ] [ Move to bin ]
        P play next · a add to queue
        """,
        "marked":
            """
        ★ The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 · not heard yet
        ───────────────────────────────────────────────────────────────────────────────
        Page 1
        Mira saw a light. It was far away.

        Page 2
        She waved. The light waved back.













        [ Play ] [ Remove from favourites ] [ Edit ] [ Move to bin ]
        P play next · a add to queue
        """,
        "illustrated and outdated":
            """
        ★ The lamp at the window
        2 pages · 5:03 · for all ages
        Mira · Bedtime · created 1970-01-12 · heard once
        The narration still has the old text.
        The cover still has the old title.
        ───────────────────────────────────────────────────────────────────────────────
        Picture: The title above a window with a lamp
        Page 1
        Picture: Mira at a window, at night
        Mira saw a light. It was far away.

        Page 2
        This picture couldn't be made.
        She waved. The light waved back.








        [ Play ] [ Remove from favourites ] [ Edit ] [ Move to bin ]
        P play next · a add to queue
        """,
        "saving":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 · not heard yet
        ───────────────────────────────────────────────────────────────────────────────
        Page 1
        Mira saw a light. It was far away.

        Page 2
        She waved. The light waved back.












        [ Play ] [ Favourite ] [ Edit ] [ Move to bin ]
        P play next · a add to queue
        Saving…
        """,
        "loaded with a failure":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 · not heard yet
        ───────────────────────────────────────────────────────────────────────────────
        Page 1
        Mira saw a light. It was far away.

        Page 2
        She waved. The light waved back.
                                   ╭─ That didn't work ─────╮
                                   │ A story needs a title. │
                                   │  Enter another title.  │
                                   │                        │
                                   │         [ OK ]         │
                                   ╰────────────────────────╯







        [ Play ] [ Favourite ] [ Edit ] [ Move to bin ]
        P play next · a add to queue
        """,
        "error":
            """
        ! No story called 'stub'.
        Check the title, or choose another story from the library.
        [ Try again ]
        """,
    ]
}
