import Foundation
import TestSupport
import Testing

@Suite("diff: what Interface Builder writes anew")
struct CanvasDeviceTests {
    @Test("a file on another canvas is compared scene by scene")
    func device() throws {
        try Fixtures.withFolder { folder in
            let text = String(
                decoding: Fixtures.bytes(Fixtures.packageRoot + "/fixtures/ib/login.storyboard"), as: UTF8.self)
            // Interface Builder writes the rectangles of the roots anew, too.
            let moved = text.replacingOccurrences(of: "<device id=\"retina6_12\"", with: "<device id=\"retina4_0\"")
                .replacingOccurrences(of: "width=\"393\" height=\"852\"", with: "width=\"320\" height=\"568\"")
            #expect(moved != text)
            try put(text, "old.storyboard", in: folder)
            try put(moved, "new.storyboard", in: folder)
            let run = try renderCLI("diff", "old.storyboard", "new.storyboard", folder: folder)
            #expect(run.text.components(separatedBy: "canvas device retina6_12 -> retina4_0").count == 2, "\(run.text)")
            #expect(!run.text.contains("scene added") && !run.text.contains("scene removed"), "\(run.text)")
            #expect(run.status == 0, "nothing but the canvas: \(run.text)")
            let back = try renderCLI("diff", "new.storyboard", "old.storyboard", "--device", "iPhoneSe", folder: folder)
            #expect(!back.text.contains("canvas device"), "a device of the flags is no canvas")
        }
    }

    /// A table with a prototype cell, as Interface Builder writes it for a height of its rows.
    private static func table(_ height: Int, generation: Int = 22505, appearance: String = "light") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="\(appearance)"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(generation)"/></dependencies>
        <objects><tableView rowHeight="\(height)" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes><tableViewCell id="cel-lx-001"><rect key="frame" x="0.0" y="28" width="375" height="\(height)"/>
        <tableViewCellContentView key="contentView" id="con-tt-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews><view id="box-bx-001"><rect key="frame" x="8" y="8" width="40" height="\(height - 16)"/></view></subviews>
        </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
        """
    }

    @Test("a row's height is the cause, and the rectangles that follow are folded")
    func rectangles() throws {
        try Fixtures.withFolder { folder in
            try put(Self.table(52), "old.xib", in: folder)
            try put(Self.table(61), "new.xib", in: folder)
            let run = try renderCLI("diff", "old.xib", "new.xib", folder: folder)
            #expect(run.text.contains("rowHeight 52 -> 61"), "\(run.text)")
            #expect(!run.text.contains("because tableViewCell cel-lx-001.frame"), "\(run.text)")
            #expect(!run.text.contains("because view box-bx-001.frame"), "\(run.text)")
        }
    }
}
