// Features of fonts and their selectors, as CoreText numbers them. [documented: SFNTLayoutTypes.h] Descriptors take them, and say
// that they have no effect.

public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4

public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1

public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
