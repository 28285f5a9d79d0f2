/// The list of stories at 80×24, by the names of its situations.
enum StoryLibraryGoldens {
    static let screens: [String: String] = [
        "idle":
            """
        Loading stories…
        """,
        "loading":
            """
        Loading stories…
        """,
        "loaded":
            """
        Search [title, text or hero                                                    ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                  -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                   -
            Mira · Bedtime · 2 pages · new · 1970-01-12

















        2 stories · newest first
        """,
        "every kind of story":
            """
        Search [title, text or hero                                                    ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌ ★ The boat of leaves                                                     5:03
        ▌   Mira, Tom · Rainy day · 6 pages · heard 4 times · 1970-01-12
           The words that changed                                                 1:01*
            narration outdated · Mira · Rainy day · 6 pages · heard once · 1970-01-12
           The fox that said nothing                                             failed
            Mira · Rainy day · 6 pages · new · 1970-01-12
           The letter on its way                                                pending
            Mira · Rainy day · 6 pages · new · 1970-01-12
           美羅のお月さま                                                          0:45
            美羅 · First tooth · 6 pages · new · 1970-01-12
           The very long way to the sea, over the hills, through the rain, across th… -
            Mira, Tom, Zoë, Maximiliane · Rainy day · 6 pages · new · 1970-01-12









        6 stories · newest first
        """,
        "loaded for a hero":
            """
        Search [title, text or hero                                                    ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                  -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                   -
            Mira · Bedtime · 2 pages · new · 1970-01-12

















        2 stories · with Mira · newest first
        """,
        "loading more":
            """
        Search [title, text or hero                                                    ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                  -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                   -
            Mira · Bedtime · 2 pages · new · 1970-01-12

















        2 stories · newest first  Loading more…
        """,
        "loaded with a failure":
            """
        Search [title, text or hero                                                    ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        ▌  The light                                                                  -
        ▌   Mira · Bedtime · 2 pages · new · 1970-01-12
           The moon                                                                   -
            Mira · Bedtime · 2 pages · new · 1970-01-12



                     ╭─ That didn't work ─────────────────────────────────╮
                     │     The library is in use by another 'story'.      │
                     │ Wait for it to finish, or quit it, then try again. │
                     │                                                    │
                     │                       [ OK ]                       │
                     ╰────────────────────────────────────────────────────╯








        2 stories · newest first
        """,
        "no stories":
            """
        [ Heroes ] [ Events ] [ Bin ]
        No stories yet.
        [ New story ]
        """,
        "no matches":
            """
        Search [dragon                                                                 ]
        [ Filter ] [ Heroes ] [ Events ] [ New ] [ Bin ]
        No stories match.
        [ Clear filters ]
        """,
        "error":
            """
        [ Heroes ] [ Events ] [ Bin ]
        ! The library is in use by another 'story'.
        Wait for it to finish, or quit it, then try again.
        [ Try again ]
        """,
    ]
}
