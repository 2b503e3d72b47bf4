import LayoutEngine
import LayoutRender
import Notation

extension Notice {
    /// Hidden views of stacks that required constraints keep from having no length, against which UIKit writes a conflict to its log.
    static func keptLengths(_ report: FramesReport, file: String) -> [Notice] {
        let tree = report.scene.tree
        return report.items.flatMap { stack -> [Notice] in
            guard let attributes = tree[stack].stack else { return [] }
            let (axis, side) = (attributes.axis, attributes.axis == .horizontal ? "width" : "height")
            return attributes.arrangedSubviews.compactMap { view in
                let length = report.layout[view].frame.size[axis]
                guard tree[view].isHidden, length > 1 else { return nil }
                let name = escapedForDisplay(tree[view].identifier)
                return note(
                    "\(name): hidden in \(escapedForDisplay(tree[stack].identifier)), which gives a hidden view no \(side), "
                        + "and kept at \(PlainNumber.text(length)) by required constraints, which UIKit may log as a conflict",
                    at: file
                ).on(report.scene.id)
            }
        }
    }
}
