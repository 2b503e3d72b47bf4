/// Names of types that a program may see beside the project's own, without a prefix such as UI or NS.
enum PlatformNames {
    /// The standard library's, with concurrency, regular expressions, synchronization and observation (Swift 6.3).
    static let swift = words(
        """
        Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection AnyHashable AnyIndex
        AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
        ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
        AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
        AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
        AsyncThrowingPrefixWhileSequence AsyncThrowingStream AtomicLazyReference AtomicLoadOrdering
        AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering AtomicUpdateOrdering BidirectionalCollection
        BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool
        BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt
        CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong
        CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError CaseIterable Character CheckedContinuation
        Clock ClosedRange ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection
        CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray ContinuousClock
        Copyable CountableClosedRange CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent
        CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
        CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible DSLTree Decodable Decoder DecodingError
        DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary
        DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible DiscardingTaskGroup
        DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration DurationProtocol EmptyCollection
        EmptyIterator Encodable Encoder EncodingError EnumeratedIterator EnumeratedSequence Equatable Error Escapable
        Executor ExecutorFactory ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
        ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral
        ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType
        FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralConvertible
        FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule FloatingPointSign
        GlobalActor Hashable Hasher Identifiable Indexable IndexableBase IndexingIterator InlineArray InstantProtocol
        Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol
        IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer
        KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol LazyBidirectionalCollection
        LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection
        LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
        LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyMapBidirectionalCollection
        LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection LazyMapSequence
        LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator
        LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol LosslessStringConvertible
        MainExecutor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath MutableBidirectionalSlice
        MutableCollection MutableIndexable MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
        MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice MutableSpan
        Mutex Never NilLiteralConvertible Numeric ObjectIdentifier Observable ObservationRegistrar ObservationTracking
        Observations OpaquePointer OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath
        PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlatformExecutorFactory PlaygroundQuickLook PrefixSequence
        RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
        RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan ReferenceID
        ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind
        Repeated Result ReversedCollection ReversedIndex ReversedRandomAccessCollection RunLoopExecutor SIMD SIMD16
        SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage SchedulingExecutor Sendable
        SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
        SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
        StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
        StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol Substring SuspendingClock
        SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskPriority TextOutputStream TextOutputStreamable
        ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8 UTF8Span
        UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult
        UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType UnkeyedDecodingContainer
        UnkeyedEncodingContainer Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
        UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void
        WordPair WritableKeyPath Zip2Iterator Zip2Sequence
        """)

    /// Foundation's (Swift 6.3, Linux).
    static let foundation = words(
        """
        AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
        AttributedStringKey AttributedStringProtocol AttributedSubstring BlockOperation Bundle ByteCountFormatStyle
        ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize Calendar CharacterSet CocoaError
        CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator Comparator
        ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
        DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
        DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension
        DiscontiguousAttributedSubstring DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
        EncodingConfigurationProviding EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle
        FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy
        FormatStyle FormatStyleCapitalizationContext Formatter Host ISO8601DateFormatter IndexPath IndexSet
        InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder JSONSerialization
        KeyPathComparator LengthFormatter ListFormatStyle Locale LocalizedError MarkdownDecodableAttributedStringKey
        MassFormatter Measurement Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
        NumberFormatStyleConfiguration NumberFormatter ObjCBool OperatingSystemVersion Operation OperationQueue
        OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter
        Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
        PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey
        PropertyListDecoder PropertyListEncoder PropertyListSerialization QualityOfService RecoverableError
        ReferenceConvertible RunLoop Scanner ScopedAttributeContainer SocketNativeHandle SocketPort SortComparator
        SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
        StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform
        Thread TimeInterval TimeZone Timer URL URLComponents URLError URLFileResourceType URLQueryItem URLResourceKey
        URLResourceValues UUID Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
        UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
        UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency
        UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature
        UnitVolume UserDefaults
        """)

    /// SwiftUI's.
    static let swiftUI = words(
        """
        AccessibilityActionKind AccessibilityAttachmentModifier AccessibilityChildBehavior AccessibilityTraits
        ActionSheet Alert Alignment AlignmentID Anchor AnchorPreferencesPlaceholder Angle AngularGradient Animatable
        AnimatableData AnimatableModifier AnimatablePair Animation AnyGesture AnyGradient AnyLayout AnyShape
        AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage AsyncImagePhase Axis BackgroundStyle Binding
        BlendMode BlurOptions BorderedButtonStyle Button ButtonRole ButtonStyle Canvas Capsule Circle Color ColorMatrix
        ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast Commands ContainerRelativeShape ContentMode
        ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView ControlGroup ControlSize
        CoordinateSpace DatePicker DisclosureGroup Divider DragGesture DropInfo DynamicProperty DynamicTypeSize
        DynamicViewContent Edge EdgeInsets EditButton Ellipse EllipticalGradient EmptyView Environment EnvironmentKey
        EnvironmentObject EnvironmentValues EventModifiers ExplicitAlignment FetchRequest FillStyle FocusState Font
        ForEach ForegroundStyle Form Gauge GeometryProxy GeometryReader Gesture GestureState Gradient GraphicsContext
        Grid GridItem GridRow Group GroupBox HStack HStackLayout HierarchicalShapeStyle HorizontalAlignment HoverPhase
        Image ImagePaint ImageRenderer InsettableShape KeyEquivalent KeyboardShortcut Label LabelStyle LabeledContent
        Layout LayoutDirection LayoutDirectionBehavior LayoutKey LayoutProperties LayoutRoot LayoutSubview
        LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient Link
        List ListStyle LocalizedStringKey Material Menu MeshGradient ModifiedContent Namespace NavigationLink
        NavigationPath NavigationSplitView NavigationStack NavigationView ObservedObject OffsetShape OpacityTransition
        OutlineGroup PaletteControl Path Picker PinnedScrollableViews Placeholder PlaceholderTextShapeStyle
        PreferenceKey PresentationMode PreviewProvider PrimitiveButtonStyle ProgressView Prominence ProposedViewSize
        RadialGradient Rectangle RedactionReasons RenameButton RotatedShape RoundedCornerStyle RoundedRectangle
        SafeAreaRegions ScaledMetric ScaledShape Scene ScenePhase SceneStorage ScrollView ScrollViewProxy
        ScrollViewReader Section SecureField SeparatorShapeStyle Settings Shader Shape ShapeRole ShapeStyle ShareLink
        Slider Spacer SpatialTapGesture Spring State StateObject Stepper StrokeBorderShapeView StrokeShapeView
        StrokeStyle SubmitLabel SubscriptionView Subview SwipeActions SymbolRenderingMode SymbolVariants TabView Table
        TableColumn TableRow TapGesture Text TextAlignment TextEditor TextField TextRenderer TextSelection TimelineView
        TintShapeStyle TitleDisplayMode Toggle ToggleStyle ToolbarItem ToolbarItemGroup Transaction TransformedShape
        Transition TupleView UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass VStack VStackLayout
        VerticalAlignment VerticalEdge View ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility
        VisualEffect Widget Window WindowGroup ZStack ZStackLayout
        """)

    /// Those of the C header MacTypes, which Foundation brings along on Apple's systems.
    static let macTypes = words(
        """
        Boolean Byte CompTimeValue Fixed Float32Point Float80 FourCharCode Fract Handle ItemCount LangCode
        LogicalAddress OSErr OSStatus OSType OptionBits PBVersion PhysicalAddress Point ProcPtr ProcessSerialNumber Ptr
        Rect RegionCode ResID ResType ScriptCode SignedByte Size Str255 Style StyleParameter TimeBase TimeRecord
        TimeScale TimeValue UTF16Char UTF32Char UTF8Char UniChar UniCharCount UnicodeScalarValue UnsignedFixed VersRec
        """)

    /// Modules, whose names cannot be told from a type's before a dot.
    static let modules = words(
        """
        Combine CoreGraphics Darwin Dispatch Foundation Glibc Observation SwiftUI Synchronization Testing UIKit XCTest
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
