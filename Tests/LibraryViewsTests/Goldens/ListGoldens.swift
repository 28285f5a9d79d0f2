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

    static let bin: [String: String] = [
        "idle":
            """
        Bin
        Removed stories are deleted after 30 days.
        Reading the bin…
        """,
        "loading":
            """
        Bin
        Removed stories are deleted after 30 days.
        Reading the bin…
        """,
        "loaded":
            """
        Bin
        Removed stories are deleted after 30 days.
        ▌ The light
        ▌   30 days left · removed 1970-01-12 · 1.2 MB
          The boat of leaves
            1 day left · removed 1969-12-13 · 700.0 kB
















        2 stories · 1.9 MB
        [ Restore ] [ Delete ] [ Empty bin ]
        """,
        "loaded with a failure":
            """
        Bin
        Removed stories are deleted after 30 days.
        ▌ The light
        ▌   30 days left · removed 1970-01-12 · 1.2 MB
          The boat of leaves
            1 day left · removed 1969-12-13 · 700.0 kB



                      ╭─ That could not be done ─────────────────────────╮
                      │    The library is in use by another 'story'.     │
                      │ Wait until it is done, or end it, and try again. │
                      │                                                  │
                      │                      [ OK ]                      │
                      ╰──────────────────────────────────────────────────╯







        2 stories · 1.9 MB
        [ Restore ] [ Delete ] [ Empty bin ]
        """,
        "empty":
            """
        Bin
        Removed stories are deleted after 30 days.
        The bin is empty.
        [ Library ]
        """,
        "error":
            """
        Bin
        Removed stories are deleted after 30 days.
        ! The library is in use by another 'story'.
        Wait until it is done, or end it, and try again.
        [ Try again ]
        """,
    ]
}
