/// Heroes and events at 80×24, by the names of their situations.
enum ListGoldens {
    static let heroes: [String: String] = [
        "idle":
            """
        Heroes
        Reading the heroes…
        """,
        "loading":
            """
        Heroes
        Reading the heroes…
        """,
        "loaded":
            """
        Heroes
        ▌ Mira
        ▌   brave · she/her




















        [ New hero ]
        """,
        "loaded with a failure":
            """
        Heroes
        ▌ Mira
        ▌   brave · she/her






                      ╭─ That could not be done ─────────────────────────╮
                      │    The library is in use by another 'story'.     │
                      │ Wait until it is done, or end it, and try again. │
                      │                                                  │
                      │                      [ OK ]                      │
                      ╰──────────────────────────────────────────────────╯








        [ New hero ]
        """,
        "empty":
            """
        Heroes
        No heroes yet.
        [ New hero ]
        """,
        "error":
            """
        Heroes
        ! The library is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        """,
    ]

    static let events: [String: String] = [
        "idle":
            """
        Events of your own
        Reading the events…
        """,
        "loading":
            """
        Events of your own
        Reading the events…
        """,
        "loaded":
            """
        Events of your own
        ▌  First tooth
        ▌   Other · Gentle · All ages · 0 stories · A tooth that hides




















        [ New event ]
        """,
        "loaded with a failure":
            """
        Events of your own
        ▌  First tooth
        ▌   Other · Gentle · All ages · 0 stories · A tooth that hides






                      ╭─ That could not be done ─────────────────────────╮
                      │    The library is in use by another 'story'.     │
                      │ Wait until it is done, or end it, and try again. │
                      │                                                  │
                      │                      [ OK ]                      │
                      ╰──────────────────────────────────────────────────╯








        [ New event ]
        """,
        "empty":
            """
        Events of your own
        No events of your own yet.
        [ New event ]
        """,
        "error":
            """
        Events of your own
        ! The library is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        """,
    ]
}
