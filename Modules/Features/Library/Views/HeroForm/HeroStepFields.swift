import Library
import StoryCore
import StoryViews
import TerminalUI

/// The fields of a step.
struct HeroStepFields: View {
    let viewModel: any HeroFormViewModelContract
    let step: HeroFormStep

    var body: some View {
        switch step {
        case .name: HeroNameFields(viewModel: viewModel)
        case .character: HeroCharacterFields(draft: viewModel.draftBinding)
        case .looks: HeroLooksFields(look: viewModel.draftBinding.appearance, unknown: viewModel.unknownLooks)
        case .speech: HeroSpeechFields(draft: viewModel.draftBinding)
        case .overview: HeroOverview(viewModel: viewModel)
        }
    }
}

struct HeroNameFields: View {
    let viewModel: any HeroFormViewModelContract

    var body: some View {
        TextField("Name", text: viewModel.draftBinding.name, placeholder: "e.g. Mira", limit: FieldLimit.line) {
            Task { await viewModel.didTapOnNext() }
        }
        Text("Only the name is required.").role(.secondary)
    }
}

struct HeroCharacterFields: View {
    let draft: Binding<HeroDraft>

    var body: some View {
        Text("Traits, up to \(Hero.maximumTraitCount)").role(.secondary)
        HStack(spacing: 3) {
            column(Trait.allCases.prefix(half))
            column(Trait.allCases.dropFirst(half))
        }
        .labelWidth(Trait.allCases.map(\.rawValue.count).max() ?? 0)
        Text("")
        TextField("Ability", text: draft.ability.orEmpty, placeholder: "e.g. talks to birds", limit: FieldLimit.line)
    }

    private var half: Int { (Trait.allCases.count + 1) / 2 }

    private func column(_ traits: ArraySlice<Trait>) -> VStack {
        VStack {
            ForEach(traits, id: \.self) { Toggle($0.title, isOn: has($0)).disabled(isFull && !has($0).wrappedValue) }
        }
    }

    /// Whether no further trait can be chosen.
    private var isFull: Bool { draft.wrappedValue.traits.count >= Hero.maximumTraitCount }

    private func has(_ trait: Trait) -> Binding<Bool> {
        Binding(
            get: { draft.wrappedValue.traits.contains(trait) },
            set: { isOn in
                draft.wrappedValue.traits.removeAll { $0 == trait }
                if isOn { draft.wrappedValue.traits.append(trait) }
            })
    }
}

struct HeroLooksFields: View {
    let look: Binding<Appearance>
    let unknown: [UnknownLook]

    var body: some View {
        VStack {
            TextField(
                "Hair", text: look.hairStyle.orEmpty, placeholder: "e.g. long, ponytail, bun", limit: FieldLimit.line
            )
            note(on: .hairStyle)
            WordPicker(label: "Texture", word: look.hairTexture, options: ["straight", "wavy", "curly"])
            note(on: .hairTexture)
            TextField("Colour", text: look.hairColor.orEmpty, placeholder: "e.g. dark brown", limit: FieldLimit.line)
            note(on: .hairColor)
            TextField(
                "Eyes", text: look.eyeColor.orEmpty, placeholder: "e.g. brown, blue, hazel", limit: FieldLimit.line)
            note(on: .eyeColor)
            WordPicker(
                label: "Skin", word: look.skinTone,
                options: ["very light", "light", "medium", "tan", "brown", "dark"])
            note(on: .skinTone)
            Picker("Age", selection: look.age, options: ages) { $0.map(String.init) ?? DisplayText.open }
            TextField(
                "Clothes", text: look.clothing.orEmpty, placeholder: "e.g. shirt and shorts", limit: FieldLimit.line)
            note(on: .clothing)
            WordsField(label: "Favourite colours", words: look.palette, placeholder: "e.g. yellow, blue")
            note(on: .color)
            WordsField(label: "Always wears", words: look.accessories, placeholder: "e.g. glasses, hat")
            note(on: .accessory)
            TextField(
                "Art style", text: look.artStyle.orEmpty, placeholder: "e.g. watercolour", limit: FieldLimit.line)
        }
        .labelWidth(17)
    }

    private func note(on part: UnknownLook.Part) -> UnknownLooksNote {
        UnknownLooksNote(looks: unknown.filter { $0.part == part && !$0.isUnfinished })
    }

    private var ages: [Int?] {
        let usual = Array(0...18)
        let other = look.age.wrappedValue.map { usual.contains($0) ? [] : [$0] } ?? []
        return [nil] + usual + other
    }
}

/// A note on the words that illustrations cannot show.
struct UnknownLooksNote: View {
    let looks: [UnknownLook]

    var body: some View {
        ForEach(Array(looks.enumerated()), id: \.offset) { Text(DisplayText.line($0.element.message)).role(.warning) }
    }
}

extension UnknownLook {
    /// Whether a known word may still be being typed.
    fileprivate var isUnfinished: Bool {
        known.contains { $0.lowercased().hasPrefix(word.lowercased()) }
    }
}

struct HeroSpeechFields: View {
    let draft: Binding<HeroDraft>

    var body: some View {
        VStack {
            Picker("Pronouns", selection: draft.pronouns, options: Pronouns.allCases, title: \.displayName)
            TextField(
                "Pronunciation", text: draft.pronunciation.orEmpty, placeholder: "e.g. MEE-rah", limit: FieldLimit.line)
        }
        .labelWidth(13)
        Text("Spell it as it sounds, with the stressed part in CAPITALS.").role(.secondary)
    }
}

/// The overview before saving.
struct HeroOverview: View {
    let viewModel: any HeroFormViewModelContract

    var body: some View {
        ForEach(lines, id: \.title) { line in
            HStack(spacing: 1) {
                Text(line.title).role(.secondary).frame(width: 13)
                Text(line.text).flex()
            }
        }
        UnknownLooksNote(looks: viewModel.unknownLooks)
    }

    private struct Line {
        var title: String
        var text: String
    }

    private var lines: [Line] {
        let draft = viewModel.draft
        return [
            Line(title: "Name", text: draft.name),
            Line(title: "Traits", text: draft.traits.map(\.rawValue).joined(separator: ", ")),
            Line(title: "Ability", text: draft.ability ?? ""),
            Line(title: "Looks", text: draft.appearance.words.joined(separator: ", ")),
            Line(title: "Pronouns", text: draft.pronouns.displayName),
            Line(title: "Pronunciation", text: draft.pronunciation ?? ""),
        ].map { Line(title: $0.title, text: DisplayText.line($0.text)) }.filter { !$0.text.isEmpty }
    }
}

extension Appearance {
    /// The words of the looks.
    fileprivate var words: [String] {
        let hair = [hairStyle, hairTexture, hairColor].compactMap { $0 }.joined(separator: " ")
        let colors = palette.isEmpty ? nil : palette.joined(separator: " and ")
        let clothes = [clothing ?? colors.map { _ in "clothes" }, colors.map { "in \($0)" }].compactMap { $0 }
        let parts: [String?] = [
            hair.isEmpty ? nil : "\(hair) hair", eyeColor.map { "\($0) eyes" }, skinTone.map { "\($0) skin" },
            age.map { StoryText.count($0, "year", "years") + " old" },
            clothes.isEmpty ? nil : clothes.joined(separator: " "),
        ]
        return parts.compactMap { $0 } + accessories + [artStyle.map { "drawn in \($0)" }].compactMap { $0 }
    }
}
