/// The most bytes that a field takes: far more than is accepted, so that people are told what is too long, but not a
/// book that was pasted by mistake.
enum FieldLimit {
    static let line = 2000
}
