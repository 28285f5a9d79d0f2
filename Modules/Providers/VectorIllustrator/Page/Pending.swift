// Stand-ins for what is drawn elsewhere at the same time; each is replaced by the real one when all is put together.

extension Figure {
    var isMirrored: Bool {
        get { false }
        set {}
    }
}

extension Animal {
    var isMirrored: Bool {
        get { false }
        set {}
    }
}
