@testable import LayoutDiff
@testable import Notation
@testable import Regression
@testable import RenderCommands
@testable import TestSupport

extension FuzzTarget {
    /// What earlier runs left behind: a reference of frames, `frames --format json`, a report of `test`.
    static let report = FuzzTarget(
        name: "report",
        seeds: {
            let frames =
                "layout 1\ncard  view  0 0  320 x 480\n  a\\u{20}b  label  0 0  288 x 20.5  content 1 x 2  hidden\n"
            let scenes = """
                {"scenes":[{"id":"a","name":"b","frames":{"root":[0,0,100,50],"x":[1,2,3,4]},"hidden":["x"]}]}
                """
            let report = """
                {"total":2,"actualDir":"d","shard":[1,2],"cases":[{"order":0,"file":"a.json","name":"a","status":"failed",
                "message":"m","moves":[["v","x"]],"details":["d"],"snapshots":[{"path":"p","status":"new","actual":"q"}]}],
                "orphans":[{"order":1,"path":"o"}]}
                """
            let marks = "layout 1\ncard  view  0 0  320 x 480\n  \u{301}a  label  0 0  2 x 3\r\nnote\r\r\n\r\n"
            return ["f" + frames, "f" + marks, "s" + scenes, "r" + report].map { Array($0.utf8) }
        },
        fault: { bytes in
            let body = Array(bytes.dropFirst())
            switch bytes.first {
            case UInt8(ascii: "f"): return framesFault(body)
            case UInt8(ascii: "s"):
                for page in (try? FramesDocument.pages(body, file: "a.json")) ?? [] {
                    _ = LayoutDiff.compare(before: page.side, after: page.side)
                }
                return nil
            default: return reportFault(body)
            }
        })

    private static func framesFault(_ bytes: [UInt8]) -> String? {
        guard let snapshot = FramesSnapshot(String(decoding: bytes, as: UTF8.self)) else { return nil }
        guard let again = FramesSnapshot(snapshot.text) else { return "what was written cannot be read" }
        guard again.text == snapshot.text else { return "writing, reading and writing gives another text" }
        _ = snapshot.side
        return FramesSnapshot.compare(reference: snapshot, actual: again).isEmpty ? nil : "differs from itself"
    }

    private static func reportFault(_ bytes: [UInt8]) -> String? {
        guard let json = JSONReading.value(bytes), let (report, folder) = try? TestReport.read(json, "") else {
            return nil
        }
        _ = (report.headline, report.junit, report.summary)
        let text = report.json(keptFolder: folder).text
        guard let value = JSONReading.value(Array(text.utf8)), let (again, _) = try? TestReport.read(value, "")
        else {
            return "what was written cannot be read"
        }
        return again.json(keptFolder: folder).text == text ? nil : "writing, reading and writing gives another text"
    }
}
