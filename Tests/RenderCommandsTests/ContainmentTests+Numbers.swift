import Files
import Foundation
import Notation
import Regression
import TestSupport
import Testing

@testable import RenderCommands

extension ContainmentTests {
    @Test("numbers of reports and lists are checked before use")
    func numbers() throws {
        let shards = [
            "[1, -1]", "[-9223372036854775808, 2]", "[0, 2]", "[3, 2]", "[1, 0]", "[1, 1e300]", "[1, 2000000]",
            "[9223372036854775807, 9223372036854775807]", "[1.5, 2]", "[1]", "[1, 2, 3]", "\"1/2\"", "[\"1\", 2]",
        ]
        let totals = ["-1", "1e300", "9223372036854775807", "0.5", "\"1\"", "null"]
        let orders = ["-1", "-9223372036854775808", "1e300", "5", "0.5", "null"]
        try withPlace { place, work in
            let whole = try list()
            var texts = shards.map { String(whole.dropLast()) + ", \"shard\": \($0)}" }
            texts += totals.map { whole.replacingOccurrences(of: "\"total\":1", with: "\"total\":\($0)") }
            texts += orders.map { whole.replacingOccurrences(of: "\"order\":0", with: "\"order\":\($0)") }
            texts += orders.map {
                whole.replacingOccurrences(of: "\"orphans\":[]", with: "\"orphans\":[{\"order\":\($0),\"path\":\"a\"}]")
            }
            for text in texts {
                #expect(text != whole)
                let json = try #require(JSONReading.value(Array(text.utf8)))
                #expect(throws: FileTrouble.self, "\(text)") { try TestReport.read(json, "report.json") }
            }
            for text in [texts[0], texts[1]] {
                try put(text, "work/.render-cli/test/last-run.json", in: place)
                try put(text, "work/report.json", in: place)
                let merged = try run(["test", "--merge", "report.json", "report.json"], work)
                #expect(merged.status == 2, "\(text): \(merged.errors)")
                let approved = try run(["approve", "--all"], work)
                #expect(approved.status == 2, "\(text): \(approved.errors)")
                #expect(approved.errors.contains("last-run.json"))
                let tested = try run(["test", "--state", "base", "--record", "never"], work)
                #expect(tested.status == 0, "\(text): \(tested.text)\(tested.errors)")
            }
        }
    }

    @Test("numbers of a reference are checked before use")
    func referenceNumbers() throws {
        try withPlace { folder, work in
            let path = "work/__Snapshots__/row.json/row.small.base.txt"
            let reference = try contents(path, in: folder)
            for (place, number) in ["nan", "inf", "-inf", "1e308", "-1e308", "0x1p4", "1e-320", "99999999999999999999"]
                .enumerated()
            {
                for old in [["40 0", "60 x 20", "100 x 20"][place % 3]] {
                    let words = old.split(separator: " ").map(String.init)
                    let new = old.replacingOccurrences(of: words[0], with: number)
                    try put(reference.replacingOccurrences(of: old, with: new), path, in: folder)
                    let tested = try run(["test", "--state", "base", "--record", "never"], work)
                    #expect(tested.status == 1, "\(number): \(tested.errors)")
                    #expect(
                        tested.text.hasPrefix("failed  ") && tested.text.contains("row.small.base"),
                        "\(number): \(tested.text)")
                }
            }
            let deep = (0..<3000).map { String(repeating: " ", count: 2 * $0) + "v\($0)  view  0 0  1 x 1\n" }
            try put("layout 1\n" + deep.joined(), path, in: folder)
            let tested = try run(["test", "--state", "base", "--record", "never"], work)
            #expect(tested.status == 1, "\(tested.errors)")
        }
    }

    @Test("a report of any size is refused before it is kept")
    func largeReport() throws {
        try withPlace { place, work in
            let made = try Fixtures.run(
                "/bin/sh", ["-c", "truncate -s 3G report.json .render-cli/test/last-run.json"], folder: work)
            #expect(made.status == 0)
            let merged = try run(["test", "--merge", "report.json"], work)
            #expect(merged.errors == "error: report.json: 3221225472 bytes; the limit is 67108864\n")
            let approved = try run(["approve", "--all"], work)
            #expect(approved.status == 2)
            #expect(approved.errors.contains("last-run.json: more than 67108864 bytes"), "\(approved.errors)")
        }
    }

    /// What a fuzz run found: 28 digits as a height, and bytes behind them that end a text in C.
    @Test("frames beyond all layouts are refused", arguments: ["", "\0\0\0", ".5", "e28", "\0]"])
    func hugeNumbers(_ end: String) throws {
        let digits = String(repeating: "9", count: 28)
        func document(_ frame: String) -> [UInt8] {
            Array(#"{"scenes":[{"id":"a","frames":{"root":[0,0,100,50],"x":\#(frame)}}]}"#.utf8)
        }
        #expect(try FramesDocument.pages(document("[1,2,3,4]"), file: "a.json")?.count == 1)
        for frame in ["[0,0,1,\(digits)\(end)]", "[0,0,-\(digits)\(end),1]", "[\(digits)\(end),1,2,3,4]"] {
            #expect(throws: Failure.self, "\(frame)") { try FramesDocument.pages(document(frame), file: "a.json") }
        }
    }
}
