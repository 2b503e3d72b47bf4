import TestSupport
import Testing

@testable import RenderCommands

@Suite struct FramesDocumentTests {
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
