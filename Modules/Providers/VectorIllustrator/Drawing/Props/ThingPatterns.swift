extension ThingArtist {
    /// How the thing is drawn.
    var pattern: ThingPattern { playPattern ?? kitchenPattern ?? housePattern ?? outdoorPattern ?? .box }

    /// The colour that the thing has in this story.
    func paint(_ usual: Paint) -> Paint { Paint.chosen(variant, usual: usual) }
}
