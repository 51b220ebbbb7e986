// ---- text
import SwiftUI
let view = Text("!").foregroundStyle(⟦.yellow¦light #ffcc00 dark #ffd600⟧)

// ---- large text
import SwiftUI
let view = Text("!").font(.largeTitle).foregroundColor(⟦Color(white: 0.6)¦#999999 large⟧)

// ---- a symbol
import SwiftUI
let view = Image(systemName: "star").foregroundStyle(⟦.white¦#ffffff non-text⟧)

// ---- a stack of text
import SwiftUI
let view = VStack { Text("a") }.foregroundStyle(⟦.white¦#ffffff of some size⟧)

// ---- a view modifier's content
import SwiftUI
let view = content.foregroundColor(⟦.white¦#ffffff of some size⟧)

// ---- an unknown modifier
import SwiftUI
let view = Text("a").foregroundStyle(⟦.white¦? card may draw its own background of some size⟧).card()

// ---- a clear background
import SwiftUI
let view = Text("a").foregroundStyle(⟦.white¦#ffffff⟧).background(Color.clear)

// ---- text on a background
import SwiftUI
let view = Text("a").foregroundStyle(.white).background(.black)

// ---- text in a stack on a background
import SwiftUI
let view = VStack { Text("a").foregroundStyle(.white) }.background(.black)

// ---- a foreground around a stack on a background
import SwiftUI
let view = VStack { Text("a") }.foregroundStyle(.white).background(.black)

// ---- a progress view
import SwiftUI
let view = ProgressView().tint(⟦Color.white¦#ffffff non-text⟧)

// ---- a progress view's style
import SwiftUI
let view = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: ⟦Color.white¦#ffffff non-text⟧))

// ---- a progress view on a background
import SwiftUI
let view = ProgressView().tint(Color.white).background(.black)

// ---- disabled text
import SwiftUI
let view = Text("a").foregroundStyle(⟦.white¦? inactive controls are exempt⟧).disabled(true)

// ---- a disabled stack
import SwiftUI
let view = VStack { Text("a").foregroundStyle(⟦.white¦? inactive controls are exempt⟧) }.disabled(true)

// ---- text that is disabled sometimes
import SwiftUI
let view = Text("a").foregroundStyle(⟦.white¦#ffffff⟧).disabled(isBusy)

// ---- a circle
import SwiftUI
let view = Circle().foregroundStyle(.white)

// ---- a stack of shapes
import SwiftUI
let view = HStack { Circle().frame(width: 4) }.foregroundStyle(.white)

// ---- an image
import SwiftUI
let view = Image("photo").foregroundStyle(⟦.white¦#ffffff non-text⟧)

// ---- no color
import SwiftUI
let view = Text("a").foregroundColor(nil)

// ---- an attribute container
import SwiftUI
let view = AttributeContainer().foregroundColor(⟦.white¦#ffffff⟧)

// ---- an image that code makes
import SwiftUI
let view = Image(uiImage: photo).foregroundStyle(⟦.white¦? whether Image takes the color is not known non-text⟧)

// ---- the tint of controls
import SwiftUI
struct A: View { var body: some View { row.tint(⟦.white¦? what is drawn in the tint is not known non-text⟧) } }

// ---- a color for another platform is told apart
struct A: View {
    var body: some View {
        Text("a")
            #if os(visionOS)
                .foregroundStyle(⟦Color.red¦? the background of the window is chosen by the system of some size⟧)
            #else
                .foregroundStyle(Color.blue)
            #endif
        ProgressView()
            #if os(iOS) || os(macOS)
                .tint(.green)
            #endif
    }
}
func show() { let view = B.A(a: 1).environment(b).tint(⟦.orange¦? what is drawn in the tint is not known non-text⟧) }

// ---- the tint of a control in a toolbar
import SwiftUI
struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Button("a") {}.tint(⟦.mint¦? what is drawn in the tint is not known non-text⟧) } } }
