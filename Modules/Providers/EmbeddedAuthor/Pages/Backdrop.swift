import StoryCore

/// What stays the same on the pages of a scene.
struct Backdrop: Equatable {
    var setting: Setting = "garden"
    /// The place's name in the arenas.
    var place: String?
    var time: TimeOfDay = .day
    var weather: Weather = .clear
    /// What usually stands there.
    var props: [Prop] = []
}

extension Backdrop {
    /// The backdrop of a scene of a plan.
    init(at place: String?, picture: PlotScene.Picture?, plan: PlotPlan, arenas: Arenas) {
        let known = place.flatMap { arenas.place($0) }
        let arena = plan.events.first.flatMap { arenas.events[$0.rawValue] }
        setting = picture?.setting ?? known?.setting ?? setting
        // A scene that is elsewhere than its place has no place of a name.
        self.place = picture?.setting == nil ? place.map(Arenas.name(of:)) : nil
        time = picture?.time ?? known?.time ?? arena?.time ?? time
        weather = picture?.weather ?? known?.weather ?? arena?.weather ?? weather
        props = (picture?.props ?? []) + (known?.props ?? [])
    }
}
