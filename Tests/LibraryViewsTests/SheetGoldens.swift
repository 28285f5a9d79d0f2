/// What keys put in front of screens at 40×20, sign by sign.
enum SheetGoldens {
    static let screens: [String: String] = [
        "filter":
            """
        Search [title, text or hero            ]
        [ Filter ] [ Heroes ] [ Events ] [ New ]
        ▌  The light                          -
        ▌   Mira · Bedtime · 2 pages · new
        ╭─ Filter and order ───────────────────╮
        │ Hero             ‹ Any hero ›        │
        │ Event            ‹ Any event  ›      │
        │ Favourites (0)                [ ]    │
        │ Not heard yet (2)             [ ]    │
        │ Heard once or twice (0)       [ ]    │
        │ Heard three times or more (0) [ ]    │
        │ Recent (2)                    [ ]    │
        │ Order            ‹ Newest first   ›  │
        │ [ Done ] [ Clear filters ]           │
        ╰──────────────────────────────────────╯




        2 stories · newest first
        """,
        "edit":
            """
        The lamp at the window
        2 pages · no narration · for all ages
        Mira · Bedtime · created 1970-01-12 ·
        not heard yet
        ───────────────────────────────────────
        Page 1
        ╭─ Edit ───────────────────────────────╮
        │ Title        [ lamp at the window ]  │
        │ Page         ‹ 1 of 2 ›              │
        │ Paragraph 1  [Mira saw a light. It]  │
        │ Paragraph 2  [                    ]  │
        │ Mira saw a light. It was far away.   │
        │ [ Save ] [ Cancel ]                  │
        ╰──────────────────────────────────────╯



        [ Play ] [ Favourite ] [ Edit ]
        [ Move to bin ]
        P play next · a add to queue
        """,
    ]
}
