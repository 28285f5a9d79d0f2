import Library
import TerminalUI

extension HeroFormViewModelContract {
    /// The draft as a binding.
    var draftBinding: Binding<HeroDraft> { Binding(self, \.draft) }
}

extension EventFormViewModelContract {
    /// The draft as a binding.
    var draftBinding: Binding<EventDraft> { Binding(self, \.draft) }
}
