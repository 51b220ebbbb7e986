import SourceText

/// The effect of SwiftUI's view modifiers on colors.
///
/// <https://developer.apple.com/documentation/swiftui/view-modifiers>
enum SwiftModifiers {
    /// The role of a modifier in a pair.
    enum Role: Sendable {
        /// Sets the color of the text and symbols inside.
        case foreground
        /// Draws behind the view.
        case background
        /// Draws behind the whole row.
        case rowBackground
        /// Draws behind the whole widget, sheet or navigation container.
        case outerBackground
        /// Sets the style of backgrounds without one.
        case backgroundStyle
        /// Fills a shape.
        case fill
        /// Draws the outline of a shape, and nothing inside.
        case stroke
        case overlay
        case font
        case bold
        case opacity
        /// Changes colors in an unsupported way.
        case effect
        /// Cuts the view to the opaque parts of another.
        case mask
        /// Sets a style that may draw a background and set a foreground.
        case style
        /// Sets the style of buttons.
        case buttonStyle
        /// Sets the color of controls, which some styles use as a background.
        case tint
        /// Sets the light or dark color scheme.
        case scheme
        /// Puts content into a toolbar.
        case toolbar
        /// Puts axes, labels or a legend beside the marks of a chart.
        case guides
        /// Moves the view, also before or behind others.
        case move
        /// Shows other views on a screen of their own.
        case presentation
        /// Sets the style of lists.
        case lists
        /// Sets the sizes of the sheet.
        case detents
        /// Does not change colors.
        case harmless
    }

    /// The roles of modifiers, by name. Modifiers that are not listed may do anything.
    static let roles = WordTable<Role>([
        ("foregroundStyle foregroundColor", .foreground),
        ("background", .background),
        ("listRowBackground", .rowBackground),
        ("fill", .fill),
        ("stroke strokeBorder", .stroke),
        ("overlay", .overlay),
        ("font", .font),
        ("bold fontWeight", .bold),
        ("opacity", .opacity),
        ("mask", .mask),
        ("buttonStyle", .buttonStyle),
        ("toggleStyle textFieldStyle datePickerStyle progressViewStyle gaugeStyle groupBoxStyle", .style),
        ("labelStyle disclosureGroupStyle labeledContentStyle", .style),
        ("tint accentColor", .tint),
        ("backgroundStyle", .backgroundStyle),
        ("containerBackground presentationBackground", .outerBackground),
        ("colorScheme preferredColorScheme environment", .scheme),
        ("toolbar", .toolbar),
        ("chartXAxis chartYAxis chartXAxisLabel chartYAxisLabel chartLegend", .guides),
        ("offset position zIndex", .move),
        ("sheet fullScreenCover popover navigationDestination", .presentation),
        ("listStyle formStyle scrollContentBackground", .lists),
        ("presentationDetents", .detents),
        (effects, .effect),
        // An animated mask, of a package of this name: <https://github.com/markiv/SwiftUI-Shimmer>
        ("shimmering", .effect),
        (harmless, .harmless),
    ])

    /// The modifiers and UIKit methods whose first argument is a color.
    static let colors = WordSet(
        """
        foregroundStyle foregroundColor background listRowBackground fill stroke strokeBorder tint accentColor \
        border toolbarBackground listRowSeparatorTint setTitleColor setFill colorMultiply setStroke AnyShapeStyle \
        presentationBackground backgroundStyle containerBackground
        """)

    /// The styles of controls that draw nothing of their own, and their types.
    static let plainStyles = WordSet(
        """
        plain borderless PlainButtonStyle BorderlessButtonStyle PlainTextFieldStyle switch SwitchToggleStyle \
        circular linear CircularProgressViewStyle LinearProgressViewStyle titleAndIcon titleOnly iconOnly \
        TitleAndIconLabelStyle TitleOnlyLabelStyle IconOnlyLabelStyle DefaultLabelStyle
        """)

    /// The values of visibility settings.
    static let visibilities = WordSet("visible hidden automatic")

    /// SwiftUI's shape styles that depend on the surroundings or the settings.
    static let systemStyles = WordSet(
        """
        tint foreground background selection separator placeholder link fill windowBackground tertiary quaternary \
        quinary accentColor
        """)

    /// The shape styles that are levels of the style around.
    /// <https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle>
    static let hierarchicalStyles = WordSet("primary secondary tertiary quaternary quinary")

    /// Returns what the modifier named `bytes` takes: a color, or any shape style.
    static func family(_ bytes: UnsafeBufferPointer<UInt8>) -> SwiftColorFamily {
        colorTyped.contains(bytes) ? .swiftUI : .shapeStyle
    }

    /// The modifiers that take a `Color` and no other style.
    private static let colorTyped = WordSet(
        "foregroundColor accentColor listRowSeparatorTint colorMultiply listItemTint")

    /// Blurred backgrounds. <https://developer.apple.com/documentation/swiftui/material>
    static let materials = WordSet(
        """
        ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar ultraThin thin regular \
        thick ultraThick
        """)

    /// The views that are shapes, and the marks of charts: they have a fill, and contain no text.
    static let shapes = WordSet(shapeNames)
    /// The names of ``shapes``.
    static let shapeNames = """
        Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule Path AnyShape \
        ContainerRelativeShape ConcentricRectangle AreaMark AreaPlot BarMark BarPlot LineMark LinePlot PointMark PointPlot \
        RectangleMark RectanglePlot RuleMark RulePlot SectorMark SectorPlot
        """

    /// The views without text or symbols.
    static let textless = WordSet(textlessNames)
    /// The names of ``textless``.
    static let textlessNames = """
        Color Spacer Divider EmptyView LinearGradient RadialGradient AngularGradient EllipticalGradient \
        MeshGradient Canvas Map VideoPlayer AxisGridLine AxisTick
        """

    private static let effects = """
        hidden colorInvert colorMultiply saturation brightness contrast grayscale hueRotation luminanceToAlpha \
        blendMode blur redacted colorEffect layerEffect visualEffect glassEffect symbolRenderingMode \
        symbolColorRenderingMode backgroundExtensionEffect \
        invalidatableContent materialActiveAppearance
        """

    private static let harmless = [layout, text, events, presentation, accessibility].joined(separator: " ")

    /// Size, place and shape.
    private static let layout = """
        padding frame fixedSize layoutPriority alignmentGuide aspectRatio scaledToFit scaledToFill scaleEffect \
        rotationEffect rotation3DEffect transformEffect edgesIgnoringSafeArea ignoresSafeArea \
        safeAreaPadding safeAreaInset containerRelativeFrame contentMargins clipShape clipped cornerRadius \
        containerShape contentShape shadow border compositingGroup drawingGroup geometryGroup coordinateSpace \
        gridCellColumns gridColumnAlignment gridCellAnchor gridCellUnsizedAxes layoutValue resizable \
        imageScale symbolVariant symbolEffect renderingMode interpolation antialiased \
        flipsForRightToLeftLayoutDirection scenePadding projectionEffect allowedDynamicRange symbolEffectsRemoved \
        horizontalRadioGroupLayout containerCornerOffset containerValue glassEffectID glassEffectUnion \
        glassEffectTransition scrollEdgeEffectStyle scrollEdgeEffectHidden \
        labelIconToTitleSpacing labelReservedIconWidth symbolVariableValueMode ornament sidebarRowSize
        """

    /// Text.
    private static let text = """
        italic underline strikethrough kerning tracking baselineOffset lineLimit lineSpacing \
        multilineTextAlignment minimumScaleFactor truncationMode allowsTightening textCase textSelection \
        fontDesign fontWidth monospaced monospacedDigit dynamicTypeSize autocapitalization \
        textInputAutocapitalization autocorrectionDisabled disableAutocorrection keyboardType textContentType \
        submitLabel onSubmit speechSpellsOutCharacters unredacted typesettingLanguage textRenderer \
        contentTransition textScale headerProminence lineHeight textSelectionAffinity writingToolsBehavior \
        writingDirection textInputFormattingControlVisibility textInputCompletion textInputSuggestions \
        submitScope selectionDisabled findNavigator findDisabled replaceDisabled typeSelectEquivalent \
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued \
        writingToolsAffordanceVisibility
        """

    /// Identity, state and events.
    private static let events = """
        id tag equatable animation transition transaction matchedGeometryEffect onAppear onDisappear onChange \
        onReceive task refreshable onTapGesture onLongPressGesture gesture simultaneousGesture \
        highPriorityGesture onHover hoverEffect onDrag onDrop draggable dropDestination focused focusable \
        keyboardShortcut allowsHitTesting disabled help contextMenu swipeActions onMove onDelete onOpenURL \
        onContinueUserActivity userActivity environmentObject preference onPreferenceChange anchorPreference \
        sensoryFeedback buttonBorderShape controlSize labelsHidden menuStyle menuIndicator menuOrder \
        pickerStyle listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing \
        listSectionSpacing listSectionSeparator scrollIndicators scrollDisabled \
        scrollPosition scrollTargetLayout scrollTargetBehavior scrollClipDisabled scrollBounceBehavior \
        scrollTransition tabItem tabViewStyle badge previewDisplayName previewLayout previewDevice \
        onKeyPress onExitCommand onMoveCommand onCommand onCopyCommand onCutCommand onPasteCommand onPlayPauseCommand \
        copyable cuttable pasteDestination importsItemProviders exportsItemProviders itemProvider onContinuousHover \
        onPencilDoubleTap onPencilSqueeze onModifierKeysChanged pointerStyle pointerVisibility defaultFocus \
        focusScope focusSection focusEffectDisabled focusedValue focusedSceneValue focusedObject \
        focusedSceneObject prefersDefaultFocus digitalCrownRotation digitalCrownAccessory handGestureShortcut \
        onScrollPhaseChange onScrollGeometryChange onScrollVisibilityChange onScrollTargetVisibilityChange \
        onGeometryChange widgetURL widgetAccentable widgetLabel deleteDisabled moveDisabled springLoadingBehavior \
        scrollDismissesKeyboard scrollInputBehavior scrollIndicatorsFlash phaseAnimator keyframeAnimator \
        geometryGroup navigationTransition matchedTransitionSource menuActionDismissBehavior \
        buttonRepeatBehavior buttonSizing controlGroupStyle indexViewStyle tableStyle \
        tableColumnHeaders listSectionMargins sectionActions sectionIndexLabel transformPreference \
        transformAnchorPreference modelContainer modelContext defaultAppStorage handlesExternalEvents \
        interactionActivityTrackingTag allowsWindowActivationEvents windowDismissBehavior windowResizeBehavior \
        tabBarMinimizeBehavior tabViewSearchActivation tabViewCustomization privacySensitive \
        hoverEffectDisabled defaultHoverEffect hoverEffectGroup listRowHoverEffect listRowHoverEffectDisabled \
        dragContainer dragConfiguration dropConfiguration dragPreviewsFormation dropPreviewsFormation \
        onDragSessionUpdated onDropSessionUpdated labelsVisibility paletteSelectionEffect \
        listSectionIndexVisibility scrollEdgeEffectDisabled defaultAdaptableTabBarPlacement customizationID \
        customizationBehavior tabPlacement onCameraCaptureEvent onAppIntentExecution groupActivityAssociation \
        chartXScale chartYScale chartForegroundStyleScale chartSymbolScale chartSymbolSizeScale chartLineStyleScale chartPlotStyle \
        chartXSelection chartYSelection chartAngleSelection chartScrollableAxes chartXVisibleDomain \
        chartYVisibleDomain chartScrollPosition chartScrollTargetBehavior chartGesture mapStyle mapControls \
        mapControlVisibility mapScope onMapCameraChange
        """

    /// Presentation and navigation.
    private static let presentation = """
        alert confirmationDialog actionSheet navigationTitle navigationBarTitle \
        navigationBarTitleDisplayMode navigationBarHidden navigationBarBackButtonHidden navigationBarItems \
        navigationSubtitle toolbarBackground toolbarColorScheme toolbarRole searchable \
        statusBar statusBarHidden interactiveDismissDisabled presentationDragIndicator \
        inspector fileImporter fileExporter defaultScrollAnchor defersSystemGestures persistentSystemOverlays \
        fileMover fileDialogMessage fileDialogConfirmationLabel fileDialogDefaultDirectory dialogIcon \
        dialogSeverity dialogSuppressionToggle presentationBackgroundInteraction presentationContentInteraction \
        presentationCornerRadius presentationCompactAdaptation presentationSizing navigationDocument \
        navigationLinkIndicatorVisibility navigationViewStyle navigationSplitViewStyle \
        navigationSplitViewColumnWidth inspectorColumnWidth isDetailLink toolbarTitleMenu \
        toolbarTitleDisplayMode toolbarVisibility searchScopes searchCompletion searchFocused searchSuggestions \
        searchToolbarBehavior searchDictationBehavior quickLookPreview photosPicker translationTask \
        translationPresentation appStoreOverlay manageSubscriptionsSheet refundRequestSheet \
        offerCodeRedemption onInAppPurchaseCompletion onInAppPurchaseStart storeProductTask \
        subscriptionStatusTask \
        presentationPreventsAppTerminationOnDismissal dialogPreventsAppTermination searchPresentationToolbarBehavior \
        toolbarBackgroundVisibility toolbarItemHidden windowToolbarFullScreenVisibility windowFullScreenBehavior \
        windowMinimizeBehavior presentedWindowToolbarStyle fileExporterFilenameLabel fileDialogBrowserOptions \
        fileDialogCustomizationID fileDialogImportsUnresolvedAliases fileDialogURLEnabled popoverTip
        """

    /// Accessibility.
    private static let accessibility = """
        accessibility accessibilityLabel accessibilityHidden accessibilityHint accessibilityValue \
        accessibilityIdentifier accessibilityElement accessibilityAddTraits accessibilityRemoveTraits \
        accessibilityAction accessibilityActions accessibilityInputLabels accessibilitySortPriority \
        accessibilityFocused accessibilityHeading accessibilityShowsLargeContentViewer \
        accessibilityRepresentation accessibilityChildren accessibilityIgnoresInvertColors \
        accessibilityRespondsToUserInteraction accessibilityAdjustableAction accessibilityScrollAction \
        accessibilityZoomAction accessibilityScrollStatus accessibilityActivationPoint accessibilityChartDescriptor \
        accessibilityCustomContent accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint \
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityRotor accessibilityRotorEntry \
        accessibilityTextContentType accessibilityQuickAction accessibilityDefaultFocus
        """
}
