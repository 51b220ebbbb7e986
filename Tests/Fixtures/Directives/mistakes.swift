// ---- a background in front of an import
// ⟦color-lint: background red¦nothingInFront⟧
import SwiftUI

// ---- a background behind a call without text
print("a") // ⟦color-lint: background red¦nothingInFront⟧

// ---- an initializer that cannot be read
// color-lint: pair ⟦Color(red: x)¦unreadableColor⟧ on white

// ---- an expression
// color-lint: pair ⟦ink + 1¦unreadableColor⟧ on white
