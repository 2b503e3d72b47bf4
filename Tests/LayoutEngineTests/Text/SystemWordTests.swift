import LayoutEngine
import Testing

@Suite("UIKit's own words") struct SystemWordTests {
    @Test(
        "A tag finds its own language's words, else the more general one's, else English",
        arguments: [
            ("de", "Zurück"), ("de-AT", "Zurück"), ("de_CH", "Zurück"), ("zh_TW", "返回"), ("zh-Hant-HK", "返回"),
            ("pt-BR", "Voltar"), ("pt", "Voltar"), ("pt-PT", "Back"), ("nb", "Tilbake"), ("en-GB", "Back"),
            ("", "Back"),
            ("-", "Back"), ("xx", "Back"),
        ])
    func languages(_ tag: String, _ back: String) { #expect(SystemWord.back.text(in: tag) == back) }

    @Test("Traditional and Simplified Chinese are told apart by script and region")
    func chinese() {
        for tag in ["zh-Hans", "zh", "zh-CN", "zh_SG"] { #expect(SystemWord.edit.text(in: tag) == "编辑") }
        for tag in ["zh-Hant", "zh_TW", "zh-HK"] { #expect(SystemWord.edit.text(in: tag) == "編輯") }
    }

    @Test("No word is empty in any language, and none stands in another's place")
    func complete() {
        for tag in ["ar", "ca", "da", "he", "pl", "pt-PT", "ro", "th", "uk", "ja", "ko", "fr"] {
            let words = SystemWord.allCases.map { $0.text(in: tag) }
            #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("|") })
            #expect(Set(words).count == words.count, "\(tag)")
        }
        #expect(SystemWord.done.text(in: "da") == "Done")
    }
}
