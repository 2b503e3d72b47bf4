import Findings
import InterfaceBuilder
import LayoutAudit
import LayoutEngine

/// Small files of Interface Builder with one defect each, or without it.
enum Planted {
    /// The findings of a storyboard with one screen whose view holds `views`, on the pages of a plan.
    static func findings(
        _ views: String, constraints: String = "", traits: [AuditTraits] = [AuditTraits(device: "iPhoneSe")],
        note: (inout AuditEvidence) -> Void = { _ in }
    ) throws -> [Finding] {
        try findings(of: storyboard(views, constraints), traits: traits, note: note)
    }

    static func findings(
        of text: String, file: String = "Main.storyboard", traits: [AuditTraits], target: Release? = nil,
        note: (inout AuditEvidence) -> Void = { _ in }
    ) throws -> [Finding] {
        try audit(of: text, file: file, traits: traits, target: target, note: note).findings
    }

    /// - Parameter target: the deployment target of the project around the file.
    static func audit(
        of text: String, file: String = "Main.storyboard", traits: [AuditTraits], target: Release? = nil,
        again part: FileAudit.Part? = nil, note: (inout AuditEvidence) -> Void = { _ in }
    ) throws -> FileAudit {
        let source = try InterfaceBuilderSource(Array(text.utf8), file: file)
        var own = InterfaceBuilderReader.Options()
        if let target {
            own.surroundings = { _, _ in
                var surroundings = DocumentSurroundings()
                surroundings.deploymentTarget = target
                return surroundings
            }
        }
        var audit = FileAudit(file: file, own: source.read(own).scenes, again: part)
        note(&audit.evidence)
        audit.take(misplaced: source.references.misplacedViews)
        for page in traits {
            var options = InterfaceBuilderReader.Options()
            options.device = page.device.flatMap(Device.named)
            options.isLandscape = page.device == nil ? nil : page.isLandscape
            options.layoutDirection = page.layoutDirection ?? .leftToRight
            options.contentSizeCategory = page.contentSizeCategory
            audit.take(source.read(options).scenes, on: page)
        }
        return audit
    }

    static func storyboard(_ views: String, _ constraints: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="vc0-00-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
        <scenes><scene sceneID="sc0-00-001"><objects>
        <viewController id="vc0-00-001" customClass="FerryController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vw0-00-001">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        \(views)
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa0-00-001"/>
        <constraints>
        \(constraints)
        </constraints>
        </view>
        <connections><outlet property="terms" destination="tv0-00-001" id="ou0-00-001"/></connections>
        </viewController>
        </objects></scene></scenes>
        </document>
        """
    }

    /// A file with one root.
    static func xib(_ root: String, safeAreas: String = "useSafeAreas=\"YES\"") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(safeAreas)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/></dependencies>
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(root)
        </objects></document>
        """
    }

    static func label(
        _ id: String, _ text: String, _ frame: String, lines: Int = 1, more: String = "", inner: String = "",
        font: String = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    ) -> String {
        """
        <label opaque="NO" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="\(lines)" \
        translatesAutoresizingMaskIntoConstraints="NO" \(more) id="\(id)">
        \(rect(frame))\(font)\(inner)
        </label>
        """
    }

    static func button(_ id: String, _ title: String, _ frame: String, inner: String = "") -> String {
        """
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        \(rect(frame))<state key="normal" title="\(title)"/>\(inner)
        </button>
        """
    }

    static func rect(_ frame: String) -> String {
        let parts = frame.split(separator: " ")
        return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
    }

    /// `a.leading == b.trailing + 8 @750` in the file's words.
    static func constraint(
        _ id: String, _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
        _ constant: Double = 0, relation: String? = nil, priority: Int? = nil
    ) -> String {
        var text = "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\""
        if let second, let other { text += " secondItem=\"\(second)\" secondAttribute=\"\(other)\"" }
        if let relation { text += " relation=\"\(relation)\"" }
        if constant != 0 { text += " constant=\"\(constant)\"" }
        if let priority { text += " priority=\"\(priority)\"" }
        return text + " id=\"\(id)\"/>"
    }

    /// A view pinned to the safe area's top left corner.
    static func corner(_ id: String, x: Double = 20, y: Double = 20) -> String {
        constraint("\(id)-x", id, "leading", "sa0-00-001", "leading", x)
            + constraint("\(id)-y", id, "top", "sa0-00-001", "top", y)
    }
}
