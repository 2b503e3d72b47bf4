@testable import LayoutEngine

/// What is wrong with a layout, whatever was laid out.
enum LayoutFault {
    /// Room for the texts of all diagnostics of one layout: explanations grow with the input, not beyond all measure.
    static let maximumDiagnosticBytes = 1 << 20

    /// A defect that no input may cause in a layout: numbers that are not finite, or texts of unbounded length.
    static func fault(of layout: ResolvedLayout) -> String? {
        for (place, item) in layout.items.enumerated() {
            for rect in [item.frame, item.absoluteFrame, item.unroundedFrame] {
                let numbers = [rect.x, rect.y, rect.width, rect.height]
                if !numbers.allSatisfy(\.isFinite) { return "item \(place) has the frame \(rect)" }
            }
            if item.frame.width < 0 || item.frame.height < 0 { return "item \(place) has the frame \(item.frame)" }
        }
        let length = layout.diagnostics.reduce(0) { sum, diagnostic in
            sum + diagnostic.message.utf8.count + diagnostic.constraints.reduce(0) { $0 + $1.utf8.count }
        }
        if length > maximumDiagnosticBytes { return "\(length) bytes of diagnostics" }
        return nil
    }
}
