// Derived from HeroListViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import StoryCore

extension HeroListViewModelStub {
    public func didSelect(_ hero: Hero) {}
    public func didTapOnNewHero() {}
    public func didTapOnDelete(_ hero: Hero) {}
}
