/// What comments tell color-lint, form by form.
enum DirectiveExamples {
    static let all = pairs + cssBackgrounds + swiftBackgrounds + suppressions + mistakes + noDirectives

    static let pairs: [DirectiveExample] = [
        .init(.css, "/* color-lint: pair ⟦#777¦1f #777777⟧ on ⟦white¦1b #ffffff⟧ */"),
        .init(.css, "/*color-lint:pair ⟦rgb(0 0 0 / 50%)¦1f #00000080⟧ on ⟦HSL(0 0% 100%)¦1b #ffffff⟧*/"),
        .init(.css, "/**\n * color-lint: pair ⟦#777¦1f #777777⟧ on ⟦#fff¦1b #ffffff⟧ -- drawn\n * by the chart\n **/"),
        .init(
            .css,
            "/* color-lint: pair ⟦var(--a)¦1f customProperty --a⟧ on ⟦--b¦1b customProperty --b⟧ -- both */ :root { --a: red }"
        ),
        .init(
            .css,
            "/* color-lint: pair ⟦light-dark(#000, #fff)¦1f light #000000 dark #ffffff⟧ on ⟦var(--b, #eee)¦1b customProperty --b or #eeeeee⟧ */"
        ),
        .init(.css, "/* color-lint: pair ⟦#777¦1f #777777 largeText⟧ on ⟦white¦1b #ffffff⟧ (large) */"),
        .init(.css, "/* color-lint: pair ⟦#777¦1f #777777 nonText⟧ on ⟦rgb(0 0 0)¦1b #000000⟧ ( non-text ) -- icon */"),
        .init(
            .css,
            "/* color-lint: pair ⟦#777¦1f #777777⟧ on ⟦#fff¦1b #ffffff⟧\n   color-lint: pair ⟦#777¦2f #777777⟧ on ⟦#000¦2b #000000⟧ */"
        ),
        .init(.swift, "// color-lint: pair ⟦.white¦1f #ffffff⟧ on ⟦Color.black¦1b #000000⟧\nlet color = Color.red"),
        .init(
            .swift,
            "/// color-lint: pair ⟦Theme.a¦1f swiftMember Theme.a⟧ on ⟦Color(\"on it\")¦1b asset on it⟧\nlet color = 1"),
        .init(
            .swift,
            "/* color-lint: pair ⟦Color(red: 1, green: 0, blue: 0)¦1f #ff0000⟧ on UIColor(hex: ⟦0x1E90FF¦1b #1e90ff⟧) */"
        ),
        .init(
            .swift,
            "// color-lint: pair ⟦#777¦1f #777777 largeText⟧ on ⟦oklch(1 0 0)¦1b #ffffff⟧ (large)\nlet color = 1"),
        .init(.swift, "// color-lint: pair ⟦tomato¦1f #ff6347⟧ on ⟦Color.white.opacity(0.5)¦1b #ffffff × 0.5⟧\n"),
        .init(.swift, "// color-lint: pair ⟦var(--a)¦1f customProperty --a⟧ on ⟦--b¦1b customProperty --b⟧\n"),
        .init(
            .swift,
            "let ink = Color(white: 0.5)\n// color-lint: pair ⟦ink¦1f swiftMember ink⟧ on ⟦white¦1b #ffffff⟧\n"),
        .init(
            .swift,
            "enum A { static let red = Color(white: 0.5)\n// color-lint: pair ⟦red¦1f swiftMember A.red⟧ on ⟦blue¦1b #0000ff⟧\n}"
        ),
        .init(.swift, "let s = \"\\(/* color-lint: pair ⟦#777¦1f #777777⟧ on ⟦#fff¦1b #ffffff⟧ */ color)\""),
        .init(
            .json,
            "{ // color-lint: pair ⟦{a.b}¦1f token a.b⟧ on ⟦#fff¦1b #ffffff⟧\n\"color\": \"#fff\" } /* color-lint: pair ⟦red¦2f #ff0000⟧ on ⟦tan¦2b #d2b48c⟧ */"
        ),
    ]

    static let cssBackgrounds: [DirectiveExample] = [
        // In the rule, and just before it.
        .init(.css, "a { /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ color: ⟦#777¦1f #777777⟧ }"),
        .init(.css, "a { color: ⟦#777¦1f #777777⟧; /* color-lint: background ⟦#fff¦1b #ffffff⟧ -- the page */ }"),
        .init(.css, "/* color-lint: background ⟦--b¦1b customProperty --b⟧ */\na, b { color: ⟦#777¦1f #777777⟧ }"),
        .init(.css, "a /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ { color: ⟦#777¦1f #777777⟧ }"),
        .init(
            .css,
            "/* color-lint: background ⟦#fff¦1b #ffffff⟧ */ /* links */ a { color: ⟦#777¦1f #777777⟧; font-size: 10px } b { color: red }"
        ),
        // Of a nested rule; at the end of a line of what stands before.
        .init(
            .css,
            "a { color: red;\n /* color-lint: background ⟦#fff¦1b #ffffff⟧ */\n &:hover { color: ⟦#777¦1f #777777⟧ } }"),
        .init(
            .css,
            "a { color: ⟦red¦1f #ff0000⟧; /* color-lint: background ⟦#fff¦1b #ffffff⟧ */\n &:hover { left: 0 } }"),
        .init(
            .css,
            "@media print { a { color: ⟦red¦1f #ff0000⟧; /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ } }"),
        .init(
            .css,
            "a { @media print { color: ⟦red¦1f #ff0000⟧; /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ } }"),
        // What the rule draws is nearer; what cannot be known of it is what the comment is for.
        .init(
            .css,
            "a { color: ⟦#777¦1f #777777⟧; background: ⟦#000¦1b #000000 over #ffffff same-element⟧; /* color-lint: background #fff */ }"
        ),
        .init(
            .css,
            "a { color: ⟦#777¦1f #777777⟧; background: url(a.png); /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ }"),
        .init(
            .css,
            "a { color: ⟦#777¦1f #777777⟧; /* color-lint: background ⟦#fff¦1b ? opacity changes the colors same-element⟧ */ opacity: 0.5 }"
        ),
    ]

    static let swiftBackgrounds: [DirectiveExample] = [
        // Just before a chain, in it, and behind it.
        .init(
            .swift,
            "// color-lint: background ⟦#fff¦1b #ffffff⟧\nText(\"a\").foregroundStyle(⟦.gray¦1f light #8e8e93 dark #8e8e93⟧)"
        ),
        .init(
            .swift,
            "Text(\"a\")\n  // color-lint: background ⟦.white¦1b #ffffff⟧\n  .foregroundColor(⟦.black¦1f #000000⟧)\n  .padding()"
        ),
        .init(
            .swift,
            "Text(\"a\").foregroundStyle(⟦.black¦1f #000000⟧) // color-lint: background ⟦#fff¦1b #ffffff⟧ -- page\nText(\"b\").foregroundStyle(.black)"
        ),
        .init(
            .swift,
            "var body: some View {\n  return /* color-lint: background ⟦#fff¦1b #ffffff⟧ */ Text(\"a\").foregroundStyle(⟦.black¦1f #000000⟧)\n}"
        ),
        .init(
            .swift,
            "// color-lint: background ⟦#fff¦1b #ffffff⟧\nlet title = Text(\"a\").foregroundStyle(⟦.black¦1f #000000⟧)"),
        // What text in a container takes; what it draws itself is nearer.
        .init(
            .swift,
            "// color-lint: background ⟦black¦1b #000000⟧\nVStack {\n  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n"
                + "  Text(\"b\").foregroundStyle(⟦.black¦2f #000000⟧).background(⟦.white¦2b #ffffff same-element⟧)\n}"),
        .init(
            .swift,
            "List { // color-lint: background ⟦white¦1b #ffffff⟧\n  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n}"
        ),
        // All of a type, an extension, a function.
        .init(
            .swift,
            "// color-lint: background ⟦⟦#000¦1b #000000⟧¦2b #000000⟧\nstruct A: View {\n  var body: some View { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) }\n"
                + "  var row: some View {\n    get { Text(\"b\").foregroundStyle(⟦.black¦2f #000000⟧) }\n  }\n}\n"
                + "struct B: View { var body: some View { Text(\"c\").foregroundStyle(.red) } }"),
        .init(
            .swift,
            "// color-lint: background ⟦#000¦1b #000000⟧\nextension A {\n  struct B: View { var body: some View { Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧) } }\n}"
        ),
        .init(
            .swift,
            "// color-lint: background ⟦⟦#000¦1b #000000⟧¦2b #000000⟧\nclass A {\n  func f() { label.textColor = ⟦.white¦1f #ffffff⟧ }\n"
                + "  func g() {\n    other.textColor = ⟦.black¦2f #000000⟧\n  }\n}\nclass B { func f() { label.textColor = .white } }"
        ),
        .init(
            .swift,
            "// color-lint: background #000\nclass A {\n  // color-lint: background ⟦#fff¦1b #ffffff⟧\n  func f() { label.textColor = ⟦.black¦1f #000000⟧ }\n}"
        ),
        .init(
            .swift,
            "// color-lint: background ⟦white¦1b #ffffff⟧\nvar body: some View {\n  Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧)\n}"
        ),
        // In the place of what cannot be known.
        .init(
            .swift,
            "// color-lint: background ⟦white¦1b #ffffff⟧\nText(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).background(Image(\"x\"))"
        ),
        .init(
            .swift,
            "Text(\"a\").foregroundStyle(⟦.white¦1f #ffffff⟧).cardStyle() // color-lint: background ⟦white¦1b #ffffff⟧"),
        // Of one object.
        .init(
            .swift,
            "func f() {\n  label.textColor = ⟦.black¦1f #000000⟧ // color-lint: background ⟦white¦1b #ffffff⟧\n  other.textColor = .black\n}"
        ),
        .init(
            .swift,
            "func f() {\n  // color-lint: background ⟦white¦1b #ffffff⟧\n  self.label.textColor = ⟦.black¦1f #000000⟧\n}"
        ),
    ]

    static let suppressions: [DirectiveExample] = [
        .init(.css, "/* color-lint:disable:next contrast -- why */\n⟦a { color: red }¦disable:next contrast⟧\nb { }"),
        .init(
            .css,
            "/* color-lint: disable:next contrast, prefer-hsb */\n\n/* here */ ⟦a { color: red }¦disable:next contrast, prefer-hsb⟧\n"
        ),
        .init(.css, "a { }\n⟦a { color: red } /* color-lint:disable:this */¦disable:this all⟧\nb { }"),
        .init(
            .css,
            "a { } ⟦/* color-lint:disable contrast */ b { } ⟦/* color-lint:enable */ c { }¦enable all⟧¦disable contrast⟧"
        ),
        .init(.css, "⟦a { } /* color-lint:disable:file -- generated */ b { }¦disable:file all⟧"),
        .init(.swift, "// color-lint:disable:next contrast\n⟦let color = Color.red¦disable:next contrast⟧\nlet b = 1"),
        .init(.swift, "let a = 1\n⟦let color = Color.red // color-lint:disable:this¦disable:this all⟧\nlet b = 1"),
        .init(.json, "{ // color-lint:disable:next\n  ⟦\"color\": \"#fff\"¦disable:next all⟧\n}"),
    ]

    static let mistakes: [DirectiveExample] = [
        .init(.css, "/* color-lint: ⟦par¦unknownWord⟧ #777 on #fff */ /* ⟦color-lint:¦missingWord⟧ */"),
        .init(.css, "/* ⟦color-lint¦missingColon⟧ background #fff */ a { color: red }"),
        .init(.css, "/* color-lint: ⟦pair¦missingColor⟧ */ /* color-lint: ⟦background¦missingColor⟧ -- white */"),
        .init(.css, "/* color-lint: pair ⟦#777 #fff¦missingOn⟧ */ /* color-lint: pair red ⟦on¦missingColor⟧ */"),
        .init(
            .css,
            "/* color-lint: pair ⟦whit¦unreadableColor⟧ on #fff */ /* color-lint: pair red on ⟦#12¦unreadableColor⟧ */"),
        .init(.css, "/* color-lint: pair red on ⟦rgb(1 2¦unreadableColor⟧ */"),
        .init(.css, "/* color-lint: pair red on tan ⟦(huge)¦unknownContent⟧ */"),
        .init(.css, "/* color-lint:⟦disable:line¦unknownExtent⟧ */ /* color-lint:⟦enable:next¦unknownExtent⟧ */"),
        .init(.css, "@media print { /* ⟦color-lint: background red¦nothingInFront⟧ */ }"),
        .init(.css, "a { color: red } /* ⟦color-lint: background red¦nothingInFront⟧ */"),
        .init(.swift, "// ⟦color-lint: background red¦nothingInFront⟧\nimport SwiftUI\n"),
        .init(.swift, "print(\"a\") // ⟦color-lint: background red¦nothingInFront⟧\n"),
        .init(.swift, "// color-lint: pair ⟦Color(red: x)¦unreadableColor⟧ on white\n"),
        .init(.swift, "// color-lint: pair ⟦ink + 1¦unreadableColor⟧ on white\n"),
        .init(.json, "[ // ⟦color-lint: background red¦nothingInFront⟧\n\"#fff\" ]"),
    ]

    static let noDirectives: [DirectiveExample] = [
        .init(.css, "/* see color-lint: pair red on tan */ a::before { content: '/* color-lint: pair red on tan */' }"),
        .init(.css, "/* color-lint is a tool */ /* color-linter: pair */ a { background: url(/*color-lint:pair*/) }"),
        .init(.swift, "// // color-lint: pair red on tan\nlet color = \"// color-lint: pair red on tan\"\n"),
        .init(.json, "{ \"color\": \"#fff\", \"a\": \"// color-lint: pair red on tan\" }"),
    ]
}
