// ---- a clear row over the background of a list
List { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(Color.clear) }.scrollContentBackground(.hidden).background(⟦.black¦1b #000000⟧)

// ---- a clear row, and the list draws its own background
⟦List¦1b the list⟧ { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).listRowBackground(Color.clear) }.background(.black)

// ---- a translucent row in a list
List { ForEach(x) { Text($0).foregroundStyle(⟦.white¦1f #ffffff⟧) }.listRowBackground(⟦Color.black.opacity(0.5)¦1b layers #000000 × 0.5, light #ff383c dark #ff4245 container⟧) }.scrollContentBackground(.hidden).background(.red)

// ---- the header of a section
Section(header: Text("a").foregroundColor(.white)) { Text("b") }.listRowBackground(Color.black)

// ---- the background of a widget
Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧).containerBackground(⟦.black¦1b #000000⟧, for: .widget)

// ---- the background of a widget in a closure
VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.containerBackground(for: .widget) { ⟦Color.black¦1b #000000 container⟧ }

// ---- the background of a sheet
VStack { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) }.presentationBackground(⟦.black¦1b #000000 container⟧)

// ---- a bar that always shows its background
NavigationStack { A() }.toolbar { ToolbarItem(placement: .principal) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b #000000 container⟧, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)

// ---- a button of a toolbar
A().toolbar { ToolbarItem(placement: .topBarTrailing) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b ? the toolbar may draw its own background container⟧, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)

// ---- a bar that shows its background only sometimes
A().toolbar { ToolbarItem(placement: .principal) { Text("a").foregroundStyle(⟦.white¦1f #ffffff⟧) } }.toolbarBackground(⟦.black¦1b ? the bar shows its background only when content scrolls under it container⟧, for: .navigationBar)

// ---- a text editor
TextEditor(text: $t).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b ? TextEditor may draw its own background⟧)

// ---- a text editor without its own background
TextEditor(text: $t).foregroundStyle(⟦.white¦1f #ffffff⟧).scrollContentBackground(.hidden).background(⟦.black¦1b #000000⟧)

// ---- a text field with a border
TextField("a", text: $t).textFieldStyle(.roundedBorder).foregroundStyle(⟦.white¦1f ? textFieldStyle changes the colors⟧).background(⟦.black¦1b #000000⟧)

// ---- a plain text field
TextField("a", text: $t).textFieldStyle(PlainTextFieldStyle()).foregroundStyle(⟦.white¦1f #ffffff⟧).background(⟦.black¦1b #000000⟧)
