import Foundation
import StoryCore
import Testing
@testable import VectorIllustrator
@Suite struct ZDiag {
    @Test func diag() throws {
        var scenes = RandomScenes("pages"); var out = ""
        for page in 0..<1000 {
            let r = try scenes.next(page: page)
            let p = PageDrawing(r); let svg = p.svg()
            let start = svg.range(of: "<g id=\"row\"")!, end = svg.range(of: "<g id=\"near\"")!
            let bare = String(svg[..<start.lowerBound]) + String(svg[end.lowerBound...])
            let ground = try DrawnPixels(page: bare)
            let halo0 = svg.range(of: "<g id=\"halo-")?.lowerBound ?? start.lowerBound
            let back = Backdrop(String(svg[..<halo0]))
            for a in p.composition.actors {
                let tone = a.actor.tone
                let box = a.boxes.body.grown(by: 26 * a.scale)
                let seen = tone.mixed(with: PageDrawing.shadeColour, p.shade)
                let real = ground.mean(in: box); let c = Contrast(seen, real)
                if !c.isClear { out += "\(r.scene.setting.rawValue) \(r.scene.timeOfDay.rawValue) \(r.scene.weather.rawValue) tone \(tone.hex) est \(back.colour(at: box.middle).hex) real \(real.hex) halo \(svg.contains("id=\"halo-\(a.index+1)\"")) n\(p.composition.actors.count) ratio \(Int(c.ratio*100)) hue \(Int(c.hue))\n" }
            }
        }
        try out.write(toFile: "/tmp/diag.txt", atomically: true, encoding: .utf8)
    }
}
