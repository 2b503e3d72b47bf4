/// All rules of one screen, in the order of the documentation.
enum ScreenRules {
    /// A new rule is entered here.
    static let all: [any ScreenRule.Type] = [
        ConflictRule.self, HiddenInStackRule.self, ConstraintListRule.self, PinnedMiddleRule.self, AmbiguityRule.self,
        EqualPrioritiesRule.self, FixedFrameRule.self,
        TextRule.self, GrowthRule.self, TallTextRule.self, PlaceRule.self,
        OverlapRule.self, SafeAreaRule.self, PartSideRule.self, ListEdgeRule.self, StatusBarRule.self,
        TouchTargetRule.self, FontRule.self,
        DirectionRule.self, ContrastRule.self,
    ]

    /// The rules of what has room and holds together whatever a view shows.
    static let ofRoom: [any ScreenRule.Type] = [ConflictRule.self, PlaceRule.self, OverlapRule.self]
}
