/// Dark figures on the crest of a hill before a bright sky.
struct SilhouetteShot: Sendable {
    let plan: ShotPlan

    /// How high above the page's foot the crest is, in three ways.
    private static let crests = [716.0, 748, 690]

    func compose(_ play: Play, _ scenery: Scenery) -> Composition {
        let builder = TableauBuilder(play.afield())
        var scenery = scenery
        let crest = Self.crests[plan.variation % 3]
        scenery.stage = Stage(
            horizon: crest - 900, nearScale: 1.3, floors: [Box(x: 60...1220, y: (crest + 6)...(crest + 40))],
            airs: [Box(x: 80...1200, y: 60...300)])
        scenery.stage.fixtures = [:]
        scenery.viewpoint = Viewpoint(
            zoom: 1, isMirrored: scenery.viewpoint.isMirrored, isFocusLeft: scenery.viewpoint.isFocusLeft,
            closeness: 0.86)
        var composition = Composition(.silhouette, builder.play, scenery)
        composition.block(builder.tableaux, closeness: 0.86)
        return composition
    }

    /// How high the hill is at the page's middle.
    static func crest(of composition: Composition) -> Double { composition.scenery.floor.minY - 6 }
}
