import Library
import TerminalUI

extension HeroFormViewModelContract {
    /// What was typed so far, for fields.
    var draftBinding: Binding<HeroDraft> { Binding(self, \.draft) }
}

extension EventFormViewModelContract {
    /// What was typed so far, for fields.
    var draftBinding: Binding<EventDraft> { Binding(self, \.draft) }
}
