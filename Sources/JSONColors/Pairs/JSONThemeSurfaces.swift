/// The table of what lies on what in VS Code: which surface a foreground of a theme is drawn on, and what lies under that.
///
/// <https://code.visualstudio.com/api/references/theme-color>
enum JSONThemeSurfaces {
    /// Returns the surfaces on which the foreground `key` is drawn, most likely first. Its own background, if it has one
    /// by name (`badge.background` for `badge.foreground`), is not among them.
    static func surfaces(of key: String, in group: String) -> [String] {
        if let row = foregrounds[key] ?? foregrounds[group + "*"] { return row.split(separator: " ").map(String.init) }
        guard group == "terminal.", key.hasPrefix("terminal.ansi") else { return [] }
        // Black and white are left out because one of them is close to the background.
        let isExtreme = key.hasSuffix("Black") && key != "terminal.ansiBrightBlack" || key.hasSuffix("White")
        return isExtreme ? [] : ["terminal.background"]
    }

    /// Returns the surface beneath `key`, and the one whose color `key` has if a theme does not set it; nil if they are
    /// not known.
    static func layers(of key: String) -> (under: String?, unset: String?) {
        guard let row = backgrounds[key] else {
            return (key.hasPrefix("editor.") && key != "editor.background" ? "editor.background" : nil, nil)
        }
        let words = row.split(separator: " ").map(String.init)
        return (words.first { $0 != "-" }, words.count > 1 ? words[1] : nil)
    }

    /// Returns further surfaces on which the foreground `key` is drawn, each with the key of the foreground that
    /// replaces it there.
    static func states(of key: String) -> [(surface: String, unless: String)] {
        (states[key] ?? "").split(separator: ";").compactMap { row in
            let words = row.split(separator: " ").map(String.init)
            return words.count == 2 ? (words[0], words[1]) : nil
        }
    }

    /// Parses lines of a key and what belongs to it.
    static func table(_ text: StaticString) -> [String: String] {
        var result: [String: String] = [:]
        for line in String(describing: text).split(separator: "\n") {
            guard let space = line.firstIndex(of: " ") else { continue }
            result[String(line[..<space])] = String(line[line.index(after: space)...])
        }
        return result
    }

    /// Foregrounds and their surfaces, in the order of the reference. The headings are those of its sections.
    private static let foregrounds = table(
        // Text colors: “inside a text document, such as the welcome page”.
        """
        textLink.foreground editor.background
        textLink.activeForeground editor.background
        textPreformat.foreground textPreformat.background
        input.placeholderForeground input.background
        list.highlightForeground sideBar.background
        list.invalidItemForeground sideBar.background
        list.errorForeground sideBar.background
        list.warningForeground sideBar.background
        list.deemphasizedForeground sideBar.background
        list.activeSelectionIconForeground list.activeSelectionBackground
        list.inactiveSelectionIconForeground list.inactiveSelectionBackground
        activityBar.inactiveForeground activityBar.background
        activityBarTop.foreground activityBarTop.background
        activityBarTop.inactiveForeground activityBarTop.background
        sideBarTitle.foreground sideBarTitle.background
        editorLineNumber.foreground editorGutter.background
        editorLineNumber.activeForeground editorGutter.background
        editorLineNumber.dimmedForeground editorGutter.background
        editorLink.activeForeground editor.background
        editorCodeLens.foreground editor.background
        editorLightBulb.foreground editor.background
        editorLightBulbAutoFix.foreground editor.background
        editorLightBulbAi.foreground editor.background
        editorBracketHighlight.foreground1 editor.background
        editorBracketHighlight.foreground2 editor.background
        editorBracketHighlight.foreground3 editor.background
        editorBracketHighlight.foreground4 editor.background
        editorBracketHighlight.foreground5 editor.background
        editorBracketHighlight.foreground6 editor.background
        editorBracketHighlight.unexpectedBracket.foreground editor.background
        editorError.foreground editor.background
        editorWarning.foreground editor.background
        editorInfo.foreground editor.background
        editorHint.foreground editor.background
        problemsErrorIcon.foreground panel.background
        problemsWarningIcon.foreground panel.background
        problemsInfoIcon.foreground panel.background
        editorGhostText.foreground editor.background
        editorGutter.foldingControlForeground editorGutter.background
        editorSuggestWidget.highlightForeground editorSuggestWidget.background
        editorSuggestWidget.focusHighlightForeground editorSuggestWidget.selectedBackground
        editorSuggestWidget.selectedIconForeground editorSuggestWidget.selectedBackground
        editorSuggestWidgetStatus.foreground editorSuggestWidget.background
        editorHoverWidget.highlightForeground editorHoverWidget.background
        peekViewTitleLabel.foreground peekViewTitle.background
        peekViewTitleDescription.foreground peekViewTitle.background
        peekViewResult.fileForeground peekViewResult.background
        peekViewResult.lineForeground peekViewResult.background
        panelTitle.activeForeground panel.background
        panelTitle.inactiveForeground panel.background
        commandCenter.inactiveForeground titleBar.inactiveBackground
        notificationLink.foreground notifications.background
        notificationsErrorIcon.foreground notifications.background
        notificationsWarningIcon.foreground notifications.background
        notificationsInfoIcon.foreground notifications.background
        banner.iconForeground banner.background
        extensionIcon.* sideBar.background
        pickerGroup.foreground quickInput.background
        quickInputList.focusIconForeground quickInputList.focusBackground
        debugTokenExpression.* sideBar.background
        debugIcon.breakpointForeground editorGutter.background
        debugIcon.breakpointCurrentStackframeForeground editorGutter.background
        debugIcon.breakpointStackframeForeground editorGutter.background
        debugIcon.startForeground debugToolBar.background
        debugIcon.pauseForeground debugToolBar.background
        debugIcon.stopForeground debugToolBar.background
        debugIcon.disconnectForeground debugToolBar.background
        debugIcon.restartForeground debugToolBar.background
        debugIcon.stepOverForeground debugToolBar.background
        debugIcon.stepIntoForeground debugToolBar.background
        debugIcon.stepOutForeground debugToolBar.background
        debugIcon.continueForeground debugToolBar.background
        debugIcon.stepBackForeground debugToolBar.background
        debugConsole.infoForeground panel.background
        debugConsole.warningForeground panel.background
        debugConsole.errorForeground panel.background
        debugConsole.sourceForeground panel.background
        debugConsoleInputIcon.foreground panel.background
        settings.headerForeground editor.background
        breadcrumb.focusForeground breadcrumb.background
        breadcrumb.activeSelectionForeground breadcrumb.background
        symbolIcon.* editorSuggestWidget.background
        gitDecoration.* sideBar.background
        git.blame.editorDecorationForeground editor.background
        """)

    /// Surfaces: what lies under each, and the surface whose color it has if it is not set; `-` where none is known.
    ///
    /// Defaults that are another color of the theme are in VS Code's color registry:
    /// <https://github.com/microsoft/vscode/tree/main/src/vs/platform/theme/common/colors> and
    /// <https://github.com/microsoft/vscode/blob/main/src/vs/workbench/common/theme.ts>
    private static let backgrounds = table(
        """
        textBlockQuote.background editor.background
        textCodeBlock.background editor.background
        textPreformat.background editor.background
        button.background sideBar.background
        button.hoverBackground sideBar.background
        button.secondaryBackground sideBar.background
        button.secondaryHoverBackground sideBar.background
        checkbox.background sideBar.background dropdown.background
        dropdown.background sideBar.background
        dropdown.listBackground dropdown.background dropdown.background
        input.background sideBar.background
        inputOption.activeBackground input.background
        inputValidation.errorBackground sideBar.background
        inputValidation.infoBackground sideBar.background
        inputValidation.warningBackground sideBar.background
        badge.background sideBar.background
        list.activeSelectionBackground sideBar.background
        list.inactiveSelectionBackground sideBar.background
        list.focusBackground sideBar.background sideBar.background
        list.inactiveFocusBackground sideBar.background sideBar.background
        list.hoverBackground sideBar.background
        list.dropBackground sideBar.background
        listFilterWidget.background sideBar.background editorWidget.background
        activityBar.activeBackground activityBar.background activityBar.background
        activityBarTop.background sideBar.background sideBar.background
        activityBarTop.activeBackground activityBarTop.background activityBarTop.background
        activityBarBadge.background activityBar.background
        profileBadge.background activityBar.background
        sideBarTitle.background sideBar.background sideBar.background
        sideBarSectionHeader.background sideBar.background
        editorGroupHeader.tabsBackground editor.background
        tab.activeBackground editorGroupHeader.tabsBackground editor.background
        tab.inactiveBackground editorGroupHeader.tabsBackground
        tab.unfocusedActiveBackground editorGroupHeader.tabsBackground tab.activeBackground
        tab.unfocusedInactiveBackground editorGroupHeader.tabsBackground tab.inactiveBackground
        tab.hoverBackground editorGroupHeader.tabsBackground
        tab.unfocusedHoverBackground editorGroupHeader.tabsBackground
        editorGutter.background editor.background editor.background
        editorStickyScroll.background editor.background editor.background
        editorInlayHint.background editor.background
        editorInlayHint.typeBackground editor.background editorInlayHint.background
        editorInlayHint.parameterBackground editor.background editorInlayHint.background
        editorGhostText.background editor.background editor.background
        editorWidget.background editor.background
        editorSuggestWidget.background editor.background editorWidget.background
        editorSuggestWidget.selectedBackground editorSuggestWidget.background quickInputList.focusBackground
        editorHoverWidget.background editor.background editorWidget.background
        debugToolBar.background editor.background
        peekViewEditor.background editor.background
        peekViewTitle.background editor.background
        peekViewResult.background editor.background
        peekViewResult.selectionBackground peekViewResult.background
        panel.background editor.background editor.background
        panelSectionHeader.background panel.background
        statusBarItem.activeBackground statusBar.background
        statusBarItem.hoverBackground statusBar.background
        statusBarItem.prominentBackground statusBar.background
        statusBarItem.prominentHoverBackground statusBar.background
        statusBarItem.remoteBackground statusBar.background
        statusBarItem.remoteHoverBackground statusBar.background
        statusBarItem.errorBackground statusBar.background
        statusBarItem.errorHoverBackground statusBar.background
        statusBarItem.warningBackground statusBar.background
        statusBarItem.warningHoverBackground statusBar.background
        statusBarItem.offlineBackground statusBar.background
        menubar.selectionBackground titleBar.activeBackground
        menu.background editor.background dropdown.background
        menu.selectionBackground menu.background list.activeSelectionBackground
        commandCenter.background titleBar.activeBackground
        commandCenter.activeBackground titleBar.activeBackground
        notifications.background editor.background editorWidget.background
        notificationCenterHeader.background notifications.background
        extensionButton.background sideBar.background button.background
        extensionButton.hoverBackground sideBar.background button.hoverBackground
        extensionButton.prominentBackground sideBar.background button.background
        extensionButton.prominentHoverBackground sideBar.background button.hoverBackground
        extensionBadge.remoteBackground sideBar.background activityBarBadge.background
        quickInput.background editor.background editorWidget.background
        quickInputTitle.background quickInput.background
        quickInputList.focusBackground quickInput.background list.activeSelectionBackground
        keybindingLabel.background quickInput.background
        terminal.background panel.background panel.background
        breadcrumb.background editor.background editor.background
        settings.dropdownBackground editor.background dropdown.background
        settings.checkboxBackground editor.background checkbox.background
        settings.textInputBackground editor.background input.background
        settings.numberInputBackground editor.background input.background
        """)

    /// Foregrounds that stay on another surface in some state, unless the state has a foreground of its own.
    private static let states = table(
        """
        button.foreground button.hoverBackground button.hoverForeground
        button.secondaryForeground button.secondaryHoverBackground button.secondaryHoverForeground
        extensionButton.foreground extensionButton.hoverBackground extensionButton.hoverForeground
        extensionButton.prominentForeground extensionButton.prominentHoverBackground extensionButton.prominentHoverForeground
        sideBar.foreground list.hoverBackground list.hoverForeground;list.inactiveSelectionBackground list.inactiveSelectionForeground
        """)
}
