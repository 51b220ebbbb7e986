/// Pairs of controls, lists, bars and color schemes, both sides marked with what they come to.
enum SwiftControlExamples {
    static let all: [String] = [
        // Prominent buttons lie on the tint.
        #"Button("a") { go() }.buttonStyle(.borderedProminent).tint(⟦.red¦1b light #ff383c dark #ff4245⟧).foregroundStyle(⟦.white¦1f ? the button's style chooses the color of its label⟧)"#,
        #"Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent).tint(⟦.yellow¦1b light #ffcc00 dark #ffd600 container⟧)"#,
        #"⟦Button¦1f ? the button's style chooses the color of its label⟧(action: go) { Text("a") }.buttonStyle(BorderedProminentButtonStyle()).accentColor(⟦.yellow¦1b light #ffcc00 dark #ffd600⟧)"#,
        #"VStack { Button { go() } label: { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) } }.buttonStyle(.borderedProminent).tint(⟦.yellow¦1b light #ffcc00 dark #ffd600 container⟧)"#,
        #"⟦Button¦1b ? the tint is chosen by the system container⟧ { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent)"#,
        #"Button("a") { go() }.buttonStyle(.borderedProminent)"#,
        // Other styles.
        #"Button { go() } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.bordered).tint(.yellow).background(⟦.black¦1b ? buttonStyle changes the colors container⟧)"#,
        #"Button("a") { go() }.buttonStyle(.plain).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"VStack { Button("a") { go() } }.foregroundStyle(⟦.white¦1f ? the style of Button may color its label⟧).background(⟦.black¦1b #000000⟧)"#,
        #"VStack { Button("a") { go() }.buttonStyle(.plain) }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"VStack { Button { go() } label: { Label("a", systemImage: "x") } }.buttonStyle(.plain).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Toggle("a", isOn: $a).tint(.green).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"VStack { Toggle(isOn: $a) { Text("a") } }.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Menu { Button("b") {} } label: { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)"#,
        #"NavigationLink(destination: A()) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧)"#,
        #"Button(action: {}) { HStack { Text("a").foregroundColor(⟦.white¦1f #ffffff⟧) }.background(⟦.black¦1b #000000 container⟧) }.background(.red)"#,
        #"Link("a", destination: url).foregroundColor(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        #"Picker("a", selection: $s) { Text("b") }.foregroundColor(⟦.white¦1f ? Picker may draw its own background⟧).background(⟦.black¦1b #000000⟧)"#,
        // What several colors are for.
        #"Label("a", systemImage: "x").foregroundStyle(⟦.white¦1f #ffffff⟧, .red).background(⟦.black¦1b #000000⟧)"#,
        #"Image(systemName: "x").foregroundStyle(⟦.white¦1f ? the symbol has several colors non-text⟧, .red).background(⟦.black¦1b #000000⟧)"#,
        #"VStack { Text("a") }.foregroundStyle(⟦.white¦1f #ffffff⟧, .red).background(⟦.black¦1b #000000⟧)"#,
        // Branches of which one is built.
        "Button { go() } label: { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }\n#if os(iOS)\n.buttonStyle(.borderedProminent)\n#else\n"
            + ".buttonStyle(.bordered)\n#endif\n.tint(.white).background(⟦.black¦1b ? buttonStyle changes the colors container⟧)",
        "Button { go() } label: { Text(\"a\").foregroundStyle(.white) }\n#if os(iOS)\n.buttonStyle(.borderedProminent)\n#else\n"
            + ".buttonStyle(.bordered)\n#endif\n.tint(.white)",
        "Button { go() } label: { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }.buttonStyle(.borderedProminent)\n#if os(iOS)\n"
            + ".tint(⟦.white¦1b ? the branches of an #if choose the colors container⟧)\n#endif",
        "Text(\"a\")\n#if os(iOS)\n.foregroundStyle(⟦.white¦1f #ffffff⟧)\n#else\n"
            + ".background(⟦.white¦1b ? the branches of an #if choose the colors⟧)\n#endif",
        "Text(\"a\")\n#if os(iOS)\n.foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)\n#endif",
        "Text(\"a\")\n#if os(iOS)\n.foregroundStyle(.white).background(.black)\n#else\n"
            + ".foregroundStyle(⟦.black¦1f one of #ffffff, #000000⟧).background(⟦.white¦1b ? the branches of an #if choose the colors⟧)\n#endif",
        "Text(\"a\")\n#if os(iOS)\n.bold()\n.foregroundStyle(⟦.white¦1f #ffffff of some size⟧).font(.system(size: 15))\n#endif\n.background(⟦.black¦1b #000000⟧)",
        // Rows of lists.
        #"List { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(Color.clear) }.scrollContentBackground(.hidden).background(⟦.black¦1b #000000⟧)"#,
        #"List { Text("a").foregroundStyle(.white).listRowBackground(Color.clear) }.background(.black)"#,
        #"List { ForEach(x) { Text($0).foregroundStyle(⟦.white¦1f #ffffff⟧) }.listRowBackground(⟦Color.black.opacity(0.5)¦1b layers #000000 × 0.5, light #ff383c dark #ff4245 container⟧) }.scrollContentBackground(.hidden).background(.red)"#,
        #"Section(header: Text("a").foregroundColor(.white)) { Text("b") }.listRowBackground(Color.black)"#,
        // Widgets, sheets and bars.
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).containerBackground(⟦.black¦1b #000000⟧, for: .widget)"#,
        #"VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.containerBackground(for: .widget) { ⟦Color.black¦1b #000000 container⟧ }"#,
        #"VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.presentationBackground(⟦.black¦1b #000000 container⟧)"#,
        #"NavigationStack { A() }.toolbar { ToolbarItem(placement: .principal) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b #000000 container⟧, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)"#,
        #"A().toolbar { ToolbarItem(placement: .topBarTrailing) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b ? the toolbar may draw its own background container⟧, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)"#,
        #"A().toolbar { ToolbarItem(placement: .principal) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b ? the bar shows its background only when content scrolls under it container⟧, for: .navigationBar)"#,
        // Fields.
        #"TextEditor(text: $t).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b ? TextEditor may draw its own background⟧)"#,
        #"TextEditor(text: $t).foregroundStyle(⟦.white¦1f #ffffff⟧).scrollContentBackground(.hidden).background(⟦.black¦1b #000000⟧)"#,
        #"TextField("a", text: $t).textFieldStyle(.roundedBorder).foregroundStyle(⟦.white¦1f ? textFieldStyle changes the colors⟧).background(⟦.black¦1b #000000⟧)"#,
        #"TextField("a", text: $t).textFieldStyle(PlainTextFieldStyle()).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)"#,
        // Color schemes.
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000 in the dark⟧).colorScheme(.dark)"#,
        #"VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the dark⟧)).preferredColorScheme(.dark)"#,
        #"VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the dark⟧)).environment(\.colorScheme, .dark)"#,
        #"VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.environment(\.colorScheme, .dark).background(Color(⟦.systemBackground¦1b ? colorScheme changes the colors container in the dark⟧))"#,
        #"VStack { Text("a").foregroundColor(⟦.primary¦1f ? colorScheme changes the colors⟧).environment(\.colorScheme, .dark) }.background(⟦.white¦1b #ffffff container in the dark⟧)"#,
        #"Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧).environment(\.font, .body)"#,
        #"Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧).background(Color(⟦.systemBackground¦1b light #ffffff dark #000000⟧)).environment(\.colorScheme, scheme)"#,
        #"VStack { VStack { Text("a").foregroundColor(⟦.primary¦1f light #000000 dark #ffffff⟧) }.background(Color(⟦.systemBackground¦1b light #ffffff dark #000000 container in the light⟧)) }.colorScheme(.light)"#,
    ]
}
