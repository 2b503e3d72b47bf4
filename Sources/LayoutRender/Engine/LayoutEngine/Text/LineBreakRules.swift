/// Where a line may end, letter by letter: the rules LB7 to LB31 of Unicode Standard Annex 14, without its dictionaries.
struct LineBreakRules: Sendable {
    /// The class of the last letter that is no combining mark, space or joiner; nil at the start of a paragraph.
    private var base: LineBreakClass?
    /// Whether spaces follow `base`.
    private var isAfterSpace = false
    /// Whether a joiner of emoji follows `base`.
    private var isAfterJoiner = false
    /// Whether the letter before `base` is a space, or `base` begins the paragraph.
    private var beginsWord = true
    /// Whether an odd number of regional indicators ends at `base`: the next one completes a flag.
    private var hasOpenFlag = false

    /// A paragraph begins.
    mutating func reset() { self = LineBreakRules() }

    /// Takes the next letter of the paragraph.
    /// - Returns: whether a line may end before the letter.
    mutating func allowsBreak(before scalar: Unicode.Scalar) -> Bool {
        let next = LineBreakClass(scalar)
        switch next {
        case .space:
            // LB7
            isAfterSpace = true
            return false
        case .combiningMark where base != nil && !isAfterSpace:
            // LB9
            return false
        case .zeroWidthJoiner where base != nil && !isAfterSpace:
            isAfterJoiner = true
            return false
        default: break
        }
        let isAllowed = base.map { allowsBreak(after: $0, before: next) } ?? false
        let isWordStart = base == nil || isAfterSpace
        hasOpenFlag = next == .regionalIndicator && !(hasOpenFlag && !isAfterSpace)
        base = next == .combiningMark || next == .zeroWidthJoiner ? .alphabetic : next
        beginsWord = isWordStart
        (isAfterSpace, isAfterJoiner) = (false, false)
        return isAllowed
    }

    private func allowsBreak(after last: LineBreakClass, before next: LineBreakClass) -> Bool {
        // LB7, LB8, LB8a
        if next == .zeroWidthSpace { return false }
        if last == .zeroWidthSpace { return true }
        if isAfterJoiner { return false }
        // LB11, LB13, LB14, LB16, LB17: also across spaces
        if next == .wordJoiner || !isAfterSpace && last == .wordJoiner { return false }
        switch next {
        case .closePunctuation, .closeParenthesis, .exclamation, .slash: return false
        case .infixSeparator where !isAfterSpace: return false
        default: break
        }
        if last == .openPunctuation { return false }
        if next == .nonStarter, last == .closePunctuation || last == .closeParenthesis { return false }
        if last == .breakOnBothSides, next == .breakOnBothSides { return false }
        // LB18
        if isAfterSpace { return true }
        return allowsBreak(betweenNeighbours: last, next)
    }

    /// LB12 and LB19 to LB31: two letters without a space between them.
    private func allowsBreak(betweenNeighbours last: LineBreakClass, _ next: LineBreakClass) -> Bool {
        // LB12, LB12a
        if last == .glue { return false }
        if next == .glue { return last == .breakAfter || last == .hyphen }
        // LB19
        if last == .quotation || next == .quotation { return false }
        // LB20a: a hyphen that begins a word stays with the word
        if last == .hyphen, beginsWord, next == .alphabetic { return false }
        // LB21, LB22
        switch next {
        case .breakAfter, .hyphen, .nonStarter, .inseparable: return false
        default: break
        }
        if last == .breakBefore { return false }
        // LB30a, LB30b
        if next == .regionalIndicator, last == .regionalIndicator { return !hasOpenFlag }
        if next == .emojiModifier, last == .ideograph { return false }
        return Self.pairs[Int(last.rawValue)] & (1 << next.rawValue) == 0
    }

    /// LB23 to LB30: by class, the following classes without a break between, as bits.
    private static let pairs: [UInt32] = {
        var pairs = [UInt32](repeating: 0, count: 32)
        func keep(_ last: [LineBreakClass], _ next: [LineBreakClass]) {
            for a in last { for b in next { pairs[Int(a.rawValue)] |= 1 << b.rawValue } }
        }
        // LB23, LB23a, LB24
        keep([.alphabetic], [.numeric])
        keep([.numeric], [.alphabetic])
        keep([.prefix], [.ideograph, .emojiModifier])
        keep([.ideograph, .emojiModifier], [.postfix])
        keep([.prefix, .postfix], [.alphabetic])
        keep([.alphabetic], [.prefix, .postfix])
        // LB25
        keep([.closePunctuation, .closeParenthesis, .numeric], [.postfix, .prefix])
        keep([.postfix, .prefix], [.openPunctuation, .numeric])
        keep([.hyphen, .infixSeparator, .numeric, .slash], [.numeric])
        // LB28, LB29, LB30
        keep([.alphabetic, .infixSeparator], [.alphabetic])
        keep([.alphabetic, .numeric], [.openPunctuation])
        keep([.closeParenthesis], [.alphabetic, .numeric])
        return pairs
    }()
}
