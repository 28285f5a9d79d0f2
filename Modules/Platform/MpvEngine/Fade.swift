/// A volume on its way from one value to another.
struct Fade {
    /// The interval of the steps, short enough to be inaudible.
    static let step = Duration.milliseconds(40)

    /// The target volume, 0…1.
    let target: Double
    private let start: Double
    private let duration: Duration
    private var elapsed = Duration.zero

    /// Creates a fade from a volume.
    init(from start: Double, to target: Double, over duration: Duration) {
        self.start = start
        self.target = target
        self.duration = duration
    }

    /// The volume at this moment, 0…1.
    var volume: Double {
        isOver ? target : start + (target - start) * (elapsed / duration)
    }

    var isOver: Bool { elapsed >= duration }

    /// Lets time pass.
    mutating func advance(by time: Duration) {
        elapsed += time
    }
}
