import SourceColors
import SourceText

/// Calls and assignments that put views together.
extension SwiftClassViews {
    private enum Method {
        case subview, arranged, inserted
        /// A method of the project that adds views.
        case added
        /// The order of the subviews changes.
        case order
        case layer, then
        /// The image or title of a button.
        case image, title
    }

    private static let methods = WordTable<Method>([
        ("addSubview addSubviews", .subview),
        ("insertSubview", .inserted),
        ("addArrangedSubview addArrangedSubviews insertArrangedSubview", .arranged),
        ("bringSubviewToFront sendSubviewToBack exchangeSubview", .order),
        ("addSublayer insertSublayer", .layer),
        ("then with do forEach", .then),
        ("setImage", .image),
        ("setTitle setAttributedTitle", .title),
    ])

    /// Apple's methods that are called on most views.
    private static let ownMethods = WordSet(
        """
        addTarget setContentHuggingPriority setContentCompressionResistancePriority constraint addGestureRecognizer \
        addConstraint addConstraints removeFromSuperview sizeToFit layoutIfNeeded setNeedsLayout setNeedsDisplay \
        reloadData register dequeueReusableCell setCustomSpacing becomeFirstResponder resignFirstResponder
        """)

    /// Reads what `chain` does to views.
    @_optimize(speed)
    func read(_ chain: SwiftChain) {
        readConstraint(chain)
        var isFirst = true
        for (index, link) in chain.links.enumerated() where link.arguments != nil || link.closure != nil {
            let name = tokens.bytes(link.name)
            if let method = Self.methods[name] ?? (Self.addsViews(name) ? .added : nil) {
                read(method, chain, index)
            } else if isFirst, !chain.isImplicit, Self.mayStyle(name) {
                if index == 0 || index == 1 && tokens.isText(chain.start, "self") {
                    if !tokens.isText(link.name - 1, "func") { noteStyle() }
                } else {
                    for view in receivers(of: chain, index) { addObstacle(tokens.text(link.name), to: view) }
                }
                // `Styler.apply(to: card)`
                for argument in tokens.arguments(of: link) where tokens.isName(argument.lower) {
                    if let view = view(in: argument.range) { addObstacle(tokens.text(link.name), to: view) }
                }
            } else if isFirst, index > 0, !chain.isImplicit, !Self.ownMethods.contains(name) {
                for view in receivers(of: chain, index) {
                    change(view) { if $0.calls.count < 8 { $0.calls.append(tokens.text(link.name)) } }
                }
            }
            isFirst = false
        }
        readReplacement(chain)
        guard let link = chain.links.first, tokens.isCapitalized(link.name) else { return }
        if link.arguments != nil, file.imports.uiKit || file.imports.appKit || !file.imports.swiftUI,
            Self.mayBeViewType(tokens.bytes(link.name)), Self.isViewType(tokens.text(link.name)),
            !Self.isOfSystem(tokens.text(link.name))
        {
            // Where the views of a class are is known only if all places are that make one.
            if tokens.kind(chain.start - 1) != .equal { _ = unnamed(chain.start) }
        }
        if tokens.isText(link.name, "UIImageView"), let argument = tokens.arguments(of: link).first,
            tokens.isLabeled(argument, "image"), let view = assigned(before: chain.start)
        {
            noteImage(argument.range, of: view, at: chain.start)
        }
        if tokens.isText(link.name, "UIButton"), let view = assigned(before: chain.start) {
            noteButton(tokens.arguments(of: link), view)
        }
        guard tokens.kind(chain.start - 1) == .equal,
            tokens.isText(link.name, "UIStackView") || tokens.isText(link.name, "NSStackView")
        else { return }
        for argument in tokens.arguments(of: link)
        where tokens.isLabeled(argument, "arrangedSubviews") || tokens.isLabeled(argument, "views") {
            guard let stack = assigned(before: chain.start) else { return }
            for child in elements(argument.range) { add(child, to: stack, at: chain.start, isArranged: true) }
        }
    }

    /// Whether a method of this name, of a project, adds views: `addStackViewItems`.
    @_optimize(speed)
    private static func addsViews(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.first == UInt8(ascii: "a"), name.count > 7, has("add", in: name, at: 0) else { return false }
        for index in 3..<name.count where has("View", in: name, at: index) || has("view", in: name, at: index) {
            return true
        }
        return false
    }

    func addObstacle(_ obstacle: String, to view: Int) {
        change(view) { if $0.obstacles.count < 8, !$0.obstacles.contains(obstacle) { $0.obstacles.append(obstacle) } }
        if views[view].view.name.isEmpty { noteStyle() }
    }

    /// Whether a method of this name may set colors.
    @_optimize(speed)
    static func mayStyle(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        switch name.first {
        case UInt8(ascii: "a"): if has("apply", in: name, at: 0) { return true }
        case UInt8(ascii: "s"): if has("style", in: name, at: 0) { return true }
        case UInt8(ascii: "d"): if has("decorate", in: name, at: 0) { return true }
        case nil: return false
        default: break
        }
        for index in 1..<max(name.count, 1) {
            let isStyle =
                switch name[index] {
                case UInt8(ascii: "S"): has("Style", in: name, at: index)
                case UInt8(ascii: "B"): has("Background", in: name, at: index)
                case UInt8(ascii: "G"): has("Gradient", in: name, at: index)
                case UInt8(ascii: "T"): has("Theme", in: name, at: index)
                case UInt8(ascii: "A"): has("Appearance", in: name, at: index)
                default: false
                }
            if isStyle { return true }
        }
        return false
    }

    /// Whether `word` is in `name` at `index`.
    @_optimize(speed)
    private static func has(_ word: StaticString, in name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        guard name.count - index >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where name[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Returns the views before link number `index` of `chain`.
    func receivers(of chain: SwiftChain, _ index: Int) -> [Int] {
        guard !chain.isImplicit, chain.links[..<index].allSatisfy({ $0.isPlain }) else { return [] }
        var words: [String] = []
        for link in chain.links[..<index] { words.append(tokens.text(link.name)) }
        if words.first == "self" { words.removeFirst() }
        if words.last == "layer" { words.removeLast() }
        return views(words.joined(separator: "."), chain.start)
    }

    /// Returns the view that is assigned what begins at `index`.
    private func assigned(before index: Int) -> Int? {
        guard let type = nesting.type, let name = name(assignedAt: index - 1) else { return nil }
        return declared(name, in: type.name)
    }

    /// Returns the views in `range`: a name, or several in brackets.
    private func elements(_ range: TokenRange) -> [Int] {
        var result: [Int] = []
        var index = range.lower
        if tokens.kind(index) == .leftBracket {
            for element in tokens.arguments(index) ?? [] {
                if let view = view(in: element.range) { result.append(view) }
            }
            return result
        }
        if tokens.isText(index, "$0") {
            for frame in nesting.frames.suffix(64).reversed() {
                guard let opener = frame.opener, tokens.kind(opener) == .leftBrace else { continue }
                return closures[opener] ?? []
            }
        }
        // `.view(title)`
        if tokens.kind(index) == .period, tokens.isText(index + 1, "view"), tokens.kind(index + 2) == .leftParen,
            let argument = tokens.arguments(index + 2)?.first
        {
            return view(in: argument.range).map { [$0] } ?? []
        }
        while tokens.kind(index) == .leftParen { index += 1 }
        return view(in: TokenRange(index, range.upper)).map { [$0] } ?? []
    }

    func view(in range: TokenRange) -> Int? {
        if tokens.isCapitalized(range.lower) { return unnamed(range.lower) }
        guard range.upper - range.lower <= 8 else { return nil }
        var upper = range.lower
        while upper < range.upper,
            tokens.isName(upper) || tokens.kind(upper) == .period || tokens.kind(upper) == .postfixMark
        {
            upper += 1
        }
        guard upper == range.upper else { return nil }
        var text = ""
        for index in range.lower..<upper where tokens.kind(index) != .postfixMark { text += tokens.text(index) }
        if text == "self" { return views("", range.lower).first }
        if text.hasPrefix("self.") { text.removeFirst(5) }
        return views(text, range.lower).first
    }

    @_optimize(speed)
    private func read(_ method: Method, _ chain: SwiftChain, _ index: Int) {
        let link = chain.links[index]
        if method == .then { return readClosure(chain, index) }
        let parents = receivers(of: chain, index)
        let arguments = tokens.arguments(of: link)
        switch method {
        case .subview, .arranged, .inserted, .added:
            let isArranged = method == .arranged || method == .added && Self.isOfStack(tokens.bytes(link.name))
            guard let parent = parents.first, parents.count == 1 else { return }
            let isBehind =
                method == .inserted && arguments.count == 2
                && !tokens.isLabeled(arguments[1], "aboveSubview")
            for argument in arguments {
                if argument.label != nil { break }
                for child in elements(argument.range) {
                    add(child, to: parent, at: link.name, isArranged: isArranged, isBehind: isBehind)
                }
            }
        case .order: for parent in parents { change(parent) { $0.flags.insert(.reordered) } }
        case .layer: for parent in parents { addObstacle("a layer", to: parent) }
        case .image: for view in parents { arguments.first.map { noteTemplate($0.range, of: view) } }
        case .title: tinted.titled.formUnion(parents)
        case .then: break
        }
    }

    private static func isOfStack(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.indices.contains { name[$0...].starts(with: "Stack".utf8) || name[$0...].starts(with: "Arranged".utf8) }
    }

    /// Notes which views the closure of link number `index` of `chain` sets up: `UILabel().then { $0.font = … }`,
    /// `[title, subtitle].forEach { $0.textColor = … }`.
    private func readClosure(_ chain: SwiftChain, _ index: Int) {
        let link = chain.links[index]
        if tokens.isText(link.name, "forEach") {
            guard index == 1, tokens.kind(chain.start) == .leftBracket else { return }
            let views = elements(chain.range(through: chain.links[0]))
            if let brace = link.closure { closures[brace] = views }
            // `[title, subtitle].forEach(stack.addArrangedSubview)`
            guard let argument = tokens.arguments(of: link).first else { return }
            let adder = tokens.chain(in: argument.range)
            guard let last = adder.links.last, let method = Self.methods[tokens.bytes(last.name)],
                method == .subview || method == .arranged,
                let parent = receivers(of: adder, adder.links.count - 1).first
            else { return }
            for view in views { add(view, to: parent, at: link.name, isArranged: method == .arranged) }
            return
        }
        guard let brace = link.closure else { return }
        if index == 1, tokens.kind(chain.start - 1) == .equal, tokens.isCapitalized(chain.start),
            let view = assigned(before: chain.start)
        {
            closures[brace] = [view]
        } else if index == 1, tokens.isCapitalized(chain.start) {
            closures[brace] = unnamed(chain.start).map { [$0] } ?? []
        } else {
            closures[brace] = receivers(of: chain, index)
        }
    }

    // MARK: Assignments

    private enum Property {
        case alpha, border, configuration, background, image, subview, root, style
        /// What an image view shows, and how; and its place.
        case picture, mode, frame
    }

    private static let properties = WordTable<Property>([
        ("alpha alphaValue opacity", .alpha),
        ("borderStyle", .border),
        ("backgroundConfiguration configuration", .configuration),
        ("backgroundImage effect fillColor", .image),
        ("backgroundView", .background),
        ("image", .picture),
        ("contentMode", .mode),
        ("frame", .frame),
        ("tableHeaderView tableFooterView accessoryView leftView rightView documentView", .subview),
        ("view contentView", .root),
        ("overrideUserInterfaceStyle", .style),
    ])

    /// Reads the assignment to the property at `name`, whose `=` is at `index`.
    func readAssignment(_ name: Int, _ index: Int, receiver: () -> (text: String, first: Int)?) {
        guard let property = Self.properties[tokens.bytes(name)], let (text, first) = receiver() else { return }
        let value = index + 1
        let range = TokenRange(value, tokens.endOfExpression(from: value, limit: min(value + 9, tokens.count)))
        switch property {
        case .alpha:
            if onlyHides(value) { return }
            for view in views(text, first) { change(view) { $0.flags.insert(.faded) } }
        case .border:
            if tokens.isText(value + 1, "none") { return }
            for view in views(text, first) { addObstacle("the border", to: view) }
        case .configuration: for view in views(text, first) { addObstacle("the configuration", to: view) }
        case .image: for view in views(text, first) { addObstacle(tokens.text(name), to: view) }
        case .picture:
            if text.isEmpty { return }
            let end = tokens.endOfExpression(from: value, limit: tokens.count)
            for view in views(text, first) { noteImage(TokenRange(value, end), of: view, at: name) }
        case .mode:
            let isFilled =
                tokens.isText(range.upper - 1, "scaleAspectFill") || tokens.isText(range.upper - 1, "scaleToFill")
            if isFilled { return }
            for view in views(text, first) { change(view) { $0.flags.insert(.partlyFilled) } }
        case .frame:
            // `photo.frame = view.bounds`
            guard range.upper - value <= 5, tokens.isText(range.upper - 1, "bounds") else { return }
            for view in views(text, first) { change(view) { $0.flags.formUnion(.edges) } }
        case .background, .subview:
            guard let parent = views(text, first).first, let child = view(in: range) else { return }
            add(child, to: parent, at: name, isArranged: false, isBehind: property == .background)
        case .root:
            guard text.isEmpty, tokens.isName(value), let parent = view(in: range),
                let child = views(tokens.text(name), name).first
            else { return }
            add(child, to: parent, at: name, isArranged: false)
        case .style:
            noteHostChange(true)
            let style: ClassView.Flags =
                tokens.isText(value + 1, "dark") ? .dark : tokens.isText(value + 1, "light") ? .light : [.light, .dark]
            for view in views(text, first) { change(view) { $0.flags.insert(style) } }
            fixesAppearances = true
        }
    }

    // MARK: Colors

    /// Notes that the background of the view with the `receiver` is `value`.
    func noteBackground(_ value: ExpressionID, _ receiver: String, _ first: Int, at index: Int) {
        let place = place(index)
        if receiver == "view" || receiver.hasSuffix(".view") { noteHostChange(false) }
        if receiver.isEmpty || receiver == "view", let type = nesting.type?.name,
            file.declarations.types[type]?.kind == .protocol
        {
            addObstacle("the code", to: number(receiver, of: type))
        }
        for view in views(receiver, first) {
            change(view) {
                if $0.backgrounds.count < 16 { $0.backgrounds.append(value) } else { $0.obstacles = ["the code"] }
                $0.flags.insert(place.isCertain ? .setAlways : .setInCases)
            }
            if views[view].view.name.isEmpty { noteStyle() }
        }
    }
}
