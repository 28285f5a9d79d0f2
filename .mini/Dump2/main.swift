import StoryCore
import VectorIllustrator
let i = VectorIllustrator()
func shapes(_ s: String) -> String { s.replacing(/<title>.*?<\/title>/, with: "") }
var seen: [String: [String]] = [:]
var held: [String: [String]] = [:]
for p in Prop.known {
    func r(_ s: Scene) -> String { shapes(i.svg(for: IllustrationRequest(page: 0, text: "", scene: s, characters: [], ageBand: .all, tone: .gentle, language: .english, seed: 7))) }
    seen[r(Scene(setting: "meadow", props: [p])), default: []].append(p.rawValue)
    held[r(Scene(setting: "meadow", characters: [SceneCharacter(.hero(HeroID(rawValue: "mia")), pose: "holding", holding: p)], shot: .full)), default: []].append(p.rawValue)
}
for g in seen.values where g.count > 1 { print("seen", g.joined(separator: ", ")) }
for g in held.values where g.count > 1 { print("held", g.count, g.joined(separator: ", ")) }
