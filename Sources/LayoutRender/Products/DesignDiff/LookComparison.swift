import LayoutEngine
import LayoutRender
import Notation

/// Texts, fonts, colours and radii of layers and their views.
struct LookComparison {
    let design: DesignSide
    let screen: DesignSide
    let matching: DesignMatching

    /// The looks that differ, in the order of the screen's views.
    var looks: [DesignDifference.Look] {
        matching.pairs.flatMap { pair -> [DesignDifference.Look] in
            let wanted = values(of: pair.layer, in: design)
            let shown = values(of: pair.view, in: screen)
            return wanted.compactMap { property, value in
                guard let other = shown.first(where: { $0.property == property })?.value, other != value else {
                    return nil
                }
                return DesignDifference.Look(
                    view: screen.names.quotedName(of: pair.view), property: property, design: value, screen: other)
            }
        }
    }

    /// What both sides can say. A layer of a picture or a control does not say its parts.
    private func values(of item: ItemID, in side: DesignSide) -> [(property: String, value: String)] {
        let view = side.tree[item]
        var values: [(String, String)] = []
        func add(_ property: String, _ color: Color?) {
            guard let color else { return }
            values.append((property, shownColor(color, in: side.scene.environment).hexadecimal))
        }
        if case .text(let text) = view.content {
            values.append(("text", "\"\(escapedForDisplay(side.text(of: item) ?? "", limit: 60))\""))
            let font = text.font
            values.append(("fontSize", PlainNumber.text(font.textStyle?.standardSize ?? font.size)))
            // The regular weight of a headline is the style's own.
            let isStyled = font.textStyle == .headline && font.weight == .regular
            values.append(("fontWeight", (isStyled ? .semibold : font.weight).rawValue))
            add("textColor", text.color ?? .named("label"))
        }
        // The background of a control is its style's.
        switch view.content {
        case .control: return values
        case .button(let button) where button.configuration != nil: return values
        default: break
        }
        let look = view.appearance
        add("backgroundColor", look.fill ?? .named("clear"))
        let radius = look.cornerRadius?.shown(in: side.frame(item).size) ?? 0
        values += [("cornerRadius", PlainNumber.text(radius)), ("borderWidth", PlainNumber.text(look.borderWidth))]
        return values
    }
}
