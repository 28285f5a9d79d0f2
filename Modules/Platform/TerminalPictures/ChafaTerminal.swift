import CChafa
import Glibc

extension ChafaFunctions {
    /// Returns the terminal's abilities as libchafa knows them.
    func abilities(in environment: TerminalEnvironment) -> TerminalAbilities {
        var variables = environment.values.map { strdup("\($0)=\($1)") } + [nil]
        defer { variables.forEach { free($0) } }
        guard let terminal = detect(database(), &variables) else { return TerminalAbilities() }
        defer { releaseTerminal(terminal) }
        func knows(_ sequence: ChafaTermSeq) -> Bool { hasSequence(terminal, sequence) != 0 }
        return TerminalAbilities(
            knowsKitty: knows(CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1),
            knowsSixel: knows(CHAFA_TERM_SEQ_BEGIN_SIXELS),
            colors: knows(CHAFA_TERM_SEQ_SET_COLOR_FG_DIRECT)
                ? .direct : knows(CHAFA_TERM_SEQ_SET_COLOR_FG_256) ? .indexed : .sixteen)
    }
}
