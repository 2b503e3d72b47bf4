import LayoutEngine

/// Alerts and action sheets on a phone by release, in points.
package enum AlertFacts {
    package static let width = ReleaseTable(
        "UIAlertController.width", .since(.iOS8, 270.0, .drawnBefore), .since(.iOS26, 320, .simulator26))
    package static let corners = ReleaseTable(
        "UIAlertController.corners", .since(.iOS8, 14.0, .drawnBefore), .since(.iOS26, 34, .simulator26))
    /// From the card's sides to the texts.
    package static let textInset = ReleaseTable(
        "UIAlertController.text.inset", .since(.iOS8, 16.0, .drawnBefore), .since(.iOS26, 30, .simulator26))
    /// From the card's top to the first text.
    package static let top = ReleaseTable(
        "UIAlertController.text.top", .since(.iOS8, 19.0, .drawnBefore), .since(.iOS26, 22, .simulator26))
    /// From the title to the message.
    package static let messageGap = ReleaseTable(
        "UIAlertController.message.top", .since(.iOS8, 4.0, .drawnBefore), .since(.iOS26, 7.667, .simulator26))
    /// From the last text to the first action.
    package static let actionsTop = ReleaseTable(
        "UIAlertController.actions.top", .since(.iOS8, 19.0, .drawnBefore), .since(.iOS26, 20.333, .simulator26))
    /// Whether title and message stand in the middle; a text alone does in every release.
    package static let isCentred = ReleaseTable(
        "UIAlertController.text is centred", .since(.iOS8, true, .drawnBefore), .since(.iOS26, false, .simulator26))
    /// The size of the message.
    package static let messageSize = ReleaseTable(
        "UIAlertController.message.size", .since(.iOS8, 13.0, .drawnBefore), .since(.iOS26, 15, .simulator26))
    package static let actionHeight = ReleaseTable(
        "UIAlertController.action.height", .since(.iOS8, 44.0, .drawnBefore), .since(.iOS26, 48, .simulator26))
    /// From the card's sides and bottom to the actions.
    package static let actionInset = ReleaseTable(
        "UIAlertController.action.inset", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 16, .simulator26))
    /// Between two actions; 0: a hairline.
    package static let actionGap = ReleaseTable(
        "UIAlertController.action.gap", .since(.iOS8, 0.0, .drawnBefore), .since(.iOS26, 8, .simulator26))
    package static let actionWeight = ReleaseTable(
        "UIAlertController.action.weight", .since(.iOS8, Font.Weight.regular, .drawnBefore),
        .since(.iOS26, .medium, .simulator26))
    package static let actionColor = ReleaseTable(
        "UIAlertController.action.color", .since(.iOS8, Color.named("systemBlue"), .drawnBefore),
        .since(.iOS26, .named("label"), .simulator26))
    /// Behind an action. [26: fitted to four backdrops in each style]
    package static let actionFill = ReleaseTable(
        "UIAlertController.action.background", .since(.iOS8, Color.named("clear"), .drawnBefore),
        .since(
            .iOS26,
            .dynamic(
                light: .rgba(red: 0.109, green: 0.109, blue: 0.109, alpha: 0.1372),
                dark: .rgba(red: 1, green: 1, blue: 1, alpha: 0.1097)), .simulator26))
    /// Round the card, inside. [26: the rim of glass over an even dark backdrop]
    package static let rim = ReleaseTable(
        "UIAlertController.rim", .since(.iOS8, Color.named("clear"), .drawnBefore),
        .since(
            .iOS26, .dynamic(light: .named("clear"), dark: .rgba(red: 1, green: 1, blue: 1, alpha: 0.14)),
            .inferred("Has the card of an alert the rim of a tab bar's glass in the dark style of iOS 26?")))
    /// The card over the dimmed screen. [26: light: fitted to four backdrops; dark: pixels of the screen, since what UIKit draws of
    /// itself into pictures lacks a part of the glass]
    package static let cardFill = ReleaseTable(
        "UIAlertController.background",
        .since(
            .iOS8,
            Color.dynamic(
                light: .rgba(red: 0.95, green: 0.95, blue: 0.95, alpha: 0.9),
                dark: .rgba(red: 0.16, green: 0.16, blue: 0.16, alpha: 0.9)), .drawnBefore),
        .since(
            .iOS26,
            .dynamic(
                light: .rgba(red: 0.9937, green: 0.9937, blue: 0.9937, alpha: 0.7143),
                dark: .rgba(red: 0.189, green: 0.189, blue: 0.189, alpha: 0.767)), .screen26))
}

/// An alert's figures in one release of UIKit, in points, for code that builds alerts of views itself: rows of `AlertFacts`.
public struct AlertMetrics: Sendable, Equatable {
    /// Decides every value below.
    public let release: Release

    /// The figures of an environment's release.
    public init(in environment: LayoutEnvironment) { release = environment.release }

    /// The width of the card.
    public var width: Double { AlertFacts.width[release] }
    /// The radius of the card's corners.
    public var corners: Double { AlertFacts.corners[release] }
    /// From the card's sides to the texts.
    public var textInset: Double { AlertFacts.textInset[release] }
    /// From the card's top to the first text.
    public var top: Double { AlertFacts.top[release] }
    /// From the title to the message.
    public var messageGap: Double { AlertFacts.messageGap[release] }
    /// From the last text to the first action.
    public var actionsTop: Double { AlertFacts.actionsTop[release] }
    /// Whether title and message stand in the middle.
    public var isCentred: Bool { AlertFacts.isCentred[release] }
    /// The size of the message.
    public var messageSize: Double { AlertFacts.messageSize[release] }
    /// The height of an action.
    public var actionHeight: Double { AlertFacts.actionHeight[release] }
    /// From the card's sides and bottom to the actions.
    public var actionInset: Double { AlertFacts.actionInset[release] }
    /// Between two actions; 0: a hairline.
    public var actionGap: Double { AlertFacts.actionGap[release] }
    /// The font of an action that is not preferred.
    public var actionFont: Font { .system(17, weight: AlertFacts.actionWeight[release]) }
    /// The title of an action that destroys nothing.
    public var actionColor: Color { AlertFacts.actionColor[release] }
    /// Behind an action.
    public var actionFill: Color { AlertFacts.actionFill[release] }
    /// Round the card, inside.
    public var rim: Color { AlertFacts.rim[release] }
    /// The card over the dimmed screen.
    public var cardFill: Color { AlertFacts.cardFill[release] }
}
