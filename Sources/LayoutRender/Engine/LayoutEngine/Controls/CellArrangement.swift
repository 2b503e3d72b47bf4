/// UITableViewCell's own title, second text and picture: where the cell's style places them, and how high a row they ask for.
///
/// At accessibility sizes the style `value1` has the second text below the title, as `subtitle` has. [inferred: UIKit stacks the
/// texts since iOS 11; their distances are taken to be those of `subtitle`]
///
/// One rule for tree.json and UIKit/. Heights are those of the labels alone: where a cell of the style `subtitle` has room, the
/// two texts move apart. [recorded by Xcode: 81 of 81 cells of the style `subtitle`, 110 of 110 of the style `value1`]
public struct CellArrangement {
    /// A label or the picture of the cell.
    public struct Part: Sendable, Equatable {
        /// The natural size in points; a text's at the width that it may have.
        public var size: Size
        /// From the top edge to the first baseline; 0 for a picture.
        public var ascent: Double
        /// The height of one line; 0 for a picture.
        public var lineHeight: Double
        /// The room at both sides of a narrow symbol, `ImageContent.cellInset`.
        public var inset = 0.0

        /// A part of the cell, measured.
        public init(size: Size, ascent: Double = 0, lineHeight: Double = 0) {
            self.size = size
            self.ascent = ascent
            self.lineHeight = lineHeight
        }

        /// A text of the cell, measured.
        /// - Parameter size: of all lines, in points.
        package init(_ text: TextContent, size: Size, in environment: LayoutEnvironment) {
            let metrics = FontMetrics(text.font, in: environment)
            self.init(
                size: size, ascent: metrics.ascender,
                lineHeight: metrics.lineHeight.roundedUpToPixel(environment.scale))
        }
    }

    /// Frames in the rectangle that the cell leaves to its content, in points; nil for a part that the cell has not.
    public struct Frames: Sendable, Equatable {
        /// `textLabel`.
        public var title: Rect?
        /// `detailTextLabel`.
        public var detail: Rect?
        /// `imageView`.
        public var image: Rect?
    }

    /// The style by which the texts are placed at the text size of the environment.
    package let style: CellAttributes.Style
    private let insets: EdgeInsets
    private let isMirrored: Bool
    private let environment: LayoutEnvironment

    /// A text or a picture without a size takes no room: the parts beside it lie as if the cell had no such part. [inferred: UIKit
    /// lays an empty label out as one without a text]
    private func taking(_ part: Part?) -> Part? { part.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil } }

    /// - Parameters:
    ///   - style: of the cell.
    ///   - insets: from the cell's sides to its content, the accessory's room included, in points.
    ///   - indentation: `indentationLevel` times `indentationWidth`, in points.
    ///   - isMirrored: whether the cell is laid out from right to left.
    ///   - environment: the release and the pixels.
    public init(
        _ style: CellAttributes.Style, insets: EdgeInsets, indentation: Double = 0, isMirrored: Bool,
        in environment: LayoutEnvironment
    ) {
        let isLarge = environment.contentSizeCategory >= .accessibilityMedium
        self.style = style == .value1 && isLarge ? .subtitle : style
        self.isMirrored = isMirrored
        self.environment = environment
        self.insets = EdgeInsets(
            top: 0, left: insets.left + (isMirrored ? 0 : indentation), bottom: 0,
            right: insets.right + (isMirrored ? indentation : 0))
    }

    /// The width that texts have in a cell of a width, in points.
    /// - Parameter image: the picture; nil without one.
    public func textWidth(in width: Double, image: Part?) -> Double {
        let picture = taking(image).map { $0.size.width + 2 * $0.inset + Self.imageGap } ?? 0
        let room = width - insets.left - insets.right - picture
        return max(0, style == .value2 ? room - Self.value2Title - Self.value2Gap : room)
    }

    /// The frames in a content of a size; none for an empty part.
    public func frames(title: Part?, detail: Part?, image: Part?, in size: Size) -> Frames {
        let (title, detail, image) = (taking(title), taking(detail), taking(image))
        // Laid out from the leading side at 0; mirrored at the end.
        let (leading, trailing) =
            isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
        var frames = Frames()
        var start = leading
        let end = max(size.width - trailing, leading)
        // 1 the picture, as high as the row at most
        if let image {
            let height = min(image.size.height, size.height)
            let width = image.size.width * height / image.size.height
            let y = centred(height, in: size.height)
            frames.image = Rect(x: pixels(start + image.inset), y: y, width: width, height: height)
            start += width + 2 * image.inset + Self.imageGap
        }
        // 2 the texts
        let room = max(0, end - start)
        switch style {
        case .default: frames.title = title.map { _ in Rect(x: start, y: 0, width: room, height: size.height) }
        case .value1, .value2: placeBeside(title, detail, from: start, to: end, size.height, &frames)
        case .subtitle: placeBelow(title, detail, from: start, room, size.height, &frames)
        }
        guard isMirrored else { return frames }
        for part in [\Frames.title, \.detail, \.image] {
            frames[keyPath: part] = frames[keyPath: part].map {
                Rect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
            }
        }
        return frames
    }

    /// The height of a row whose height is automatic, in points.
    ///
    /// 44, or the texts with the cell's margins where they need more; since iOS 26 in whole points. Of the style `subtitle` one
    /// line of the title more than both texts. [recorded: 55.5 at two pixels a point, 55 at three; 51 and 56 in Xcode 26]
    public func height(title: Part?, detail: Part?) -> Double {
        let (title, detail) = (taking(title), taking(detail))
        var height: Double
        if style == .subtitle, let title, let detail {
            height = title.size.height + detail.size.height + title.lineHeight
        } else {
            let text = max(title?.size.height ?? 0, detail?.size.height ?? 0)
            height = text + 2 * ListFacts.cellMargin[environment.release]
        }
        if environment[ListFacts.rowHeightIsWhole] { height = (height - Self.tolerance).rounded(.up) }
        return max(height, TableMetrics.rowHeight)
    }

    /// The second text at the trailing side, or behind a title that has a column of its own; both on one baseline.
    private func placeBeside(
        _ title: Part?, _ detail: Part?, from start: Double, to end: Double, _ height: Double, _ frames: inout Frames
    ) {
        let room = max(0, end - start)
        let top = wholeTop(title ?? detail, in: height)
        let detailTop = (detail?.ascent ?? 0) - (title?.ascent ?? 0)
        let isColumn = style == .value2
        let column = min(Self.value2Title, room)
        let titleWidth = isColumn ? column : min(title?.size.width ?? 0, room)
        if let title { frames.title = Rect(x: start, y: top, width: titleWidth, height: title.size.height) }
        guard let detail else { return }
        let y = title == nil ? top : pixels(top - detailTop)
        let gap = title == nil ? 0 : isColumn ? Self.value2Gap : Self.sideGap
        let free = max(0, room - (title == nil ? 0 : titleWidth + gap))
        let width = min(detail.size.width, free)
        let x = isColumn ? start + column + Self.value2Gap : end - width
        frames.detail = Rect(x: x, y: y, width: width, height: detail.size.height)
    }

    /// The second text below the title.
    private func placeBelow(
        _ title: Part?, _ detail: Part?, from start: Double, _ room: Double, _ height: Double, _ frames: inout Frames
    ) {
        let gap =
            title == nil || detail == nil ? 0 : min(3, max(0, (height - Self.gapFrom + Self.tolerance).rounded(.down)))
        let sum = (title?.size.height ?? 0) + (detail?.size.height ?? 0) + 2 * gap
        var y = ((height - sum) / 2 - Self.tolerance).rounded(.up)
        if let title {
            frames.title = Rect(x: start, y: y, width: min(title.size.width, room), height: title.size.height)
            y += title.size.height + gap
        }
        if let detail {
            frames.detail = Rect(x: start, y: y, width: min(detail.size.width, room), height: detail.size.height)
        }
    }

    /// The top of a text in the middle of the row, rounded up to whole points.
    private func wholeTop(_ part: Part?, in height: Double) -> Double {
        ((height - (part?.size.height ?? 0)) / 2 - Self.tolerance).rounded(.up)
    }

    private func centred(_ length: Double, in room: Double) -> Double { pixels((room - length) / 2) }

    private func pixels(_ length: Double) -> Double {
        PixelGrid(scale: environment.scale, isOn: environment.scale > 0).round(length)
    }

    /// From the picture to the texts. [recorded: 37 of 39, the others are symbols]
    private static let imageGap = 15.0
    /// Between a title that is cut and the text beside it. [inferred]
    private static let sideGap = 8.0
    /// The column of the title in the style `value2`, and the distance to the second text. [documented by published storyboards;
    /// no file at hand has the style]
    private static let value2Title = 91.0
    private static let value2Gap = 6.0
    /// The row height from which the texts of the style `subtitle` move apart, by up to 3 points. [recorded: 81 of 81]
    private static let gapFrom = 54.0
    /// Absorbs rounding errors of lengths that fit exactly.
    private static let tolerance = 1e-6
}
