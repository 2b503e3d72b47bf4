import Foundation
import TestSupport
import Testing

/// What `--device` takes beside names.
@Suite("devices by size")
struct SizedDeviceTests {
    @Test("screens by their size, and all phones")
    func devices() throws {
        try Fixtures.withFolder { folder in
            try rowTree.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
            let sized = try renderCLI("frames", "a.json", "--device", "390x844@3", "--state", "base", folder: folder)
            #expect(sized.status == 0 && sized.text.contains("390 x 844"), "\(sized.text)\(sized.errors)")
            let login = Fixtures.packageRoot + "/fixtures/ib/login.storyboard"
            let screen = try renderCLI("frames", login, "--device", "500x700")
            #expect(screen.status == 0 && screen.text.contains("500 x 700"), "\(screen.text)\(screen.errors)")
            // Of devices with the same screen one.
            let screens = try renderCLI("devices").text.split(separator: "\n").filter { $0.hasPrefix("iPhone") }.map {
                $0.split(separator: " ").dropFirst().joined(separator: " ")
            }
            let listed = Set(screens).count
            #expect(listed == 15 && screens.count == 27)
            let phones = try renderCLI("check", "a.json", "--device", "all-phones", "--state", "base", folder: folder)
            #expect(phones.errors.contains("\(listed) pages checked"), "\(phones.errors)")
            for (word, name) in [("iPhone", "iPhone17"), ("ipad.landscape", "iPad10.landscape")] {
                let current = try renderCLI("frames", login, "--device", word)
                let named = try renderCLI("frames", login, "--device", name)
                #expect(current.status == 0 && current.text == named.text, "\(current.errors)")
            }
            // The seventh to ninth generation have a screen of their own; the size before them has its devices' names.
            for (name, size) in [
                ("iPad9", "810 x 1080"), ("iPad6", "768 x 1024"), ("iPadMini5", "768 x 1024"),
            ] {
                let page = try renderCLI("frames", "a.json", "--device", name, "--state", "base", folder: folder)
                #expect(page.status == 0 && page.text.contains(size), "\(name): \(page.text)\(page.errors)")
            }
            for wrong in ["0x10", "10x", "390x844@9", "99999x10", "all-tvs"] {
                #expect(try renderCLI("frames", "a.json", "--device", wrong, folder: folder).status == 64, "\(wrong)")
            }
        }
    }
}
