import Foundation
import TestSupport
import Testing

/// A layout that the work limit ends before any frame is known is an error in every command: zeros are no frames.
@Suite struct WorkLimitTests {
    private func run(_ arguments: [String], folder: String) throws -> Finished {
        try Fixtures.run(Fixtures.commandLine, arguments, folder: folder, environment: TestCommandTests.quiet)
    }

    private static let limited = "the constraints need more than 1 row operations to solve"

    private func withFiles(_ body: (String) throws -> Void) throws {
        // A constraint, since a tree of plain stacks needs no row operation.
        let views = (0..<6).map {
            "{\"type\": \"view\", \"id\": \"v\($0)\", \"intrinsicContentSize\": [30, 20], \"constraints\": [\"height == 20\"]}"
        }
        let tree = """
            {"version": 1, "devices": [{"name": "d", "size": [200, 200]}], "root": {"type": "stackView", "id": "s",
            "arrangedSubviews": [\(views.joined(separator: ", "))]}}
            """
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="20" height="20"/>
            <constraints><constraint firstAttribute="width" constant="20" id="k"/>
            <constraint firstAttribute="height" constant="20" id="l"/></constraints></view></subviews>
            <constraints><constraint firstItem="w" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="m"/>
            <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="n"/></constraints>
            </view></objects></document>
            """
        try Fixtures.withFolder { folder in
            for (name, text) in [("a.json", tree), ("b.json", tree), ("a.xib", xib)] {
                try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            try body(folder)
        }
    }

    @Test(arguments: [
        ["a.json", "-o", "out.png"], ["a.json", "-o", "out.pdf"], ["a.json", "a.json", "-o", "out.pdf"],
        ["frames", "a.json"], ["frames", "a.json", "--format", "json"], ["convert", "a.json", "-o", "out.json"],
        ["diff", "a.json", "b.json"], ["explain", "a.json", "v1"], ["inspect", "a.json", "-o", "out.html"],
        ["a.xib", "-o", "out.png"], ["frames", "a.xib"], ["audit", "a.json"], ["audit", "a.xib"],
        ["audit", "a.xib", "--sweep", "width"], ["audit", "a.json", "--sweep", "text"],
        ["audit", "a.json", "--sweep", "font"],
    ])
    func aLayoutWithoutFramesIsAnError(arguments: [String]) throws {
        try withFiles { folder in
            let finished = try run(arguments + ["--max-work", "1"], folder: folder)
            #expect(finished.status == 2, "\(finished.errors)")
            #expect(finished.errors.contains(Self.limited), "\(finished.errors)")
            #expect(finished.errors.contains("--max-work moves the limit"))
            #expect(finished.text.isEmpty)
            let written = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("out") }
            #expect(written.isEmpty)
            let whole = try run(arguments, folder: folder)
            #expect(whole.status == 0, "\(whole.errors)")
        }
    }
}
