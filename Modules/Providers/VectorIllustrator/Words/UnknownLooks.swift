public import StoryCore

extension VectorIllustrator {
    public func unknownLooks(in appearance: Appearance) -> [UnknownLook] {
        func unknown(_ part: UnknownLook.Part, _ word: String?, among names: ColorNames) -> [UnknownLook] {
            guard let word, !names.knows(word) else { return [] }
            return [UnknownLook(part, word, known: names.names)]
        }
        func unknown<Word: DrawnWord>(_ part: UnknownLook.Part, _ word: String?, as type: Word.Type) -> [UnknownLook] {
            guard let word, Word.known(word) == nil else { return [] }
            return [UnknownLook(part, word, known: Word.allCases.map(\.rawValue))]
        }
        let clothing = appearance.clothing.flatMap { Outfit.knows($0) ? nil : $0 }
        return unknown(.hairStyle, appearance.hairStyle, as: HairCut.self)
            + unknown(.hairColor, appearance.hairColor, among: .hair)
            + unknown(.hairTexture, appearance.hairTexture, as: HairTexture.self)
            + unknown(.eyeColor, appearance.eyeColor, among: .eyes)
            + unknown(.skinTone, appearance.skinTone, among: .skin)
            + unknown(.clothing, clothing, as: Garment.self)
            + appearance.palette.flatMap { unknown(.color, $0, among: .clothes) }
            + appearance.accessories.flatMap { unknown(.accessory, $0, as: Accessory.self) }
    }
}
