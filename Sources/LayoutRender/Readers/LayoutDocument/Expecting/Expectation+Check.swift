import LayoutEngine
import Notation

extension LayoutDocument {
    /// What is expected of a page: the variant's expectations on the document's first device, for the document as written
    /// also those of the device; with the first traits.
    public func expectations(
        of variant: Variant, on device: DocumentDevice, with traits: TraitSet
    ) -> [Expectation] {
        guard traits == self.traits.first else { return [] }
        return (device == devices.first ? variant.expectations : [])
            + (variant.kind == .base ? device.expectations : [])
    }

    /// The expectations that a layout does not fulfil, in the order of the document.
    ///
    /// The message has both values in the order of the parts: `vip.frame is [3, 0, 120.5, 20.5], expected [0, 0, null,
    /// 10]`.
    public func failures(
        of expectations: [Expectation], in scene: LayoutScene, layout: ResolvedLayout
    ) -> [ExpectationFailure] {
        var failures: [ExpectationFailure] = []
        for expectation in expectations {
            func fail(_ item: String, _ found: [Double]) {
                let wanted = expectation.values.map { $0.map(PlainNumber.text) ?? "null" }.joined(separator: ", ")
                let got = found.map(PlainNumber.text).joined(separator: ", ")
                failures.append(
                    ExpectationFailure(
                        path: expectation.path, item: item, line: expectation.line, column: expectation.column,
                        message: "\(expectation.path) is [\(got)], expected [\(wanted)]"))
            }
            if case .diagnostics = expectation.property {
                let found = expectation.property.values(of: scene.tree.root, scene, layout)
                if !matches(expectation, found) { fail("", found) }
            }
            for item in expectation.items {
                let found = expectation.property.values(of: item, scene, layout)
                if !matches(expectation, found) { fail(scene.tree[item].identifier, found) }
            }
        }
        return failures
    }

    /// Kinds of diagnostics whose number is expected: these diagnostics are no findings.
    public static func expectedDiagnostics(of expectations: [Expectation]) -> [LayoutDiagnostic.Kind] {
        expectations.compactMap { expectation in
            if case .diagnostics(let kind?) = expectation.property { kind } else { nil }
        }
    }

    /// The tolerances are the document's, 0.5 points by default; numbers of diagnostics and truth values are compared
    /// exactly.
    private func matches(_ expectation: Expectation, _ found: [Double]) -> Bool {
        guard found.count == expectation.values.count else { return false }
        return found.indices.allSatisfy { place in
            expectation.values[place].map {
                abs($0 - found[place]) <= tolerance(of: expectation.property, place) + 1e-9
            } ?? true
        }
    }

    private func tolerance(of property: Expectation.Property, _ place: Int) -> Double {
        switch property {
        case .diagnostics, .isHidden: 0
        case .part(let whole, let part): tolerance(of: whole, part)
        case .baselines: render.tolerance
        case .frame, .absoluteFrame: place < 2 ? render.tolerance : render.sizeTolerance
        case .contentSize, .fittingSize, .layoutMargins, .safeAreaInsets, .gaps: render.sizeTolerance
        }
    }
}

extension Expectation.Property {
    /// The actual values, in the order of the parts; empty if the item has none.
    ///
    /// - Parameters:
    ///   - scene: the tree and the environment, for values that the layout does not hold, such as `fittingSize`.
    ///   - layout: the layout of that tree.
    func values(of item: ItemID, _ scene: LayoutScene, _ layout: ResolvedLayout) -> [Double] {
        let resolved = layout[item]
        switch self {
        case .frame: return Self.numbers(resolved.frame)
        case .absoluteFrame: return Self.numbers(resolved.absoluteFrame)
        case .contentSize:
            return layout.contentSize(of: item).map { [$0.width, $0.height] } ?? []
        case .fittingSize:
            let size = scene.tree.systemLayoutSizeFitting(item, in: scene.environment)
            return [size.width, size.height]
        case .layoutMargins: return Self.numbers(resolved.layoutMargins)
        case .safeAreaInsets: return Self.numbers(resolved.safeAreaInsets)
        case .baselines: return resolved.baselines.map { [$0.first, $0.last] } ?? []
        case .isHidden: return [scene.tree[item].isHidden ? 1 : 0]
        case .gaps: return layout.gaps.filter { $0.stack == item }.map(\.length)
        case .part(let whole, let index):
            let values = whole.values(of: item, scene, layout)
            return values.indices.contains(index) ? [values[index]] : []
        case .diagnostics(let kind):
            let counted = layout.diagnostics.filter { kind == nil ? $0.kind != .notice : $0.kind == kind }
            return [Double(counted.reduce(0) { $0 + $1.count })]
        }
    }

    /// Origin, then size: the order of the property's parts.
    private static func numbers(_ rect: Rect) -> [Double] { [rect.x, rect.y, rect.width, rect.height] }
    /// Top, left, bottom, right: the order of UIEdgeInsets.
    private static func numbers(_ insets: EdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right]
    }
}
