/// JSON texts with their colors marked in place.
enum JSONExamples {
    static let hex = [
        ##"{"primary": "⟦#1e90ff¦hex 0.118,0.565,1,1⟧"}"##,
        ##"{"anything": "⟦#1E90FF80¦hex 0.118,0.565,1,0.502⟧", "n": 1}"##,
        ##"["⟦#fff¦hex 1,1,1,1⟧", "⟦#f008¦hex 1,0,0,0.533⟧"]"##,
        ##"{"sc": "⟦#fff¦hex 1,1,1,1⟧", "sw": 100}"##,
        ##"{"a": {"b": [{"c": "⟦#000000¦hex 0,0,0,1⟧"}]}}"##,
        ##"{"colors": {"issue": "#12345", "primary": "⟦#123¦hex 0.067,0.133,0.2,1⟧"}}"##,
        ##"{"textColor": "⟦#123¦hex 0.067,0.133,0.2,1⟧"}"##,
        ##"{"palette": [["⟦#333¦hex 0.2,0.2,0.2,1⟧"], {"x": "⟦#add¦hex 0.667,0.867,0.867,1⟧"}]}"##,
        // A sibling that can be nothing else speaks for those that may be an issue or an anchor.
        ##"{"100": "⟦#333¦hex 0.2,0.2,0.2,1⟧", "200": "⟦#a0a0a0¦hex 0.627,0.627,0.627,1⟧"}"##,
        "// #fff\n{\n  \"a\": \"⟦#fff¦hex 1,1,1,1⟧\", /* \"#000\" */\n}",
        ##"{"tokenColors": [{"settings": {"foreground": "⟦#6A9955¦hex 0.416,0.6,0.333,1⟧"}}]}"##,
        ##"{"color": "⟦\u0023fff¦hex ? the string is written with escapes⟧"}"##,
        ##""⟦#abcdef¦hex 0.671,0.804,0.937,1⟧""##,
        // Broken documents give what can be read of them.
        ##"{"a": "⟦#fff¦hex 1,1,1,1⟧" "b": [1, {"c": "⟦#000¦hex 0,0,0,1⟧"##,
    ]

    static let noColors = [
        ##"{"issue": "#123", "pull": "#4567", "pr": "#fff", "id": "#abcdef"}"##,
        ##"{"fixes": ["#123", "#456"]}"##,
        ##"{"href": "#facade", "link": "#decade", "anchorId": "#added0", "$ref": "#/definitions/a", "target": "#feed"}"##,
        ##"{"channel": "#dad", "sections": ["#add", "#bad"]}"##,
        ##"{"#ffffff": 1, "#fff": 2}"##,
        ##"{"sha": "a94a8fe5", "commit": "1e90ff", "version": "1.2.3", "$schema": "https://x.org/s.json#fff"}"##,
        ###"{"color": "#ff", "colors": ["#fffff", "#ggg", "# fff", "#fff ", "##fff", "#", "#fffffff", "#fffffffff"]}"###,
        ##"{"title": "Fix #1e90ff", "text": "#1e90ff is blue", "css": "color: #fff"}"##,
        ##"{"name": "red", "title": "White", "text": "black", "default": "tan", "mode": "transparent"}"##,
        ##"{"name": "Red", "color": "redder", "background": "url(red.png)", "fill": "none"}"##,
        ##"{"address": "0x1e90ff", "flags": "0x00FF00FF", "color": "0x1e90f", "colour": "0x1e90ff0011"}"##,
        ##"{"red": 1, "green": 2}"##,
        ##"{"red": 300, "green": 2, "blue": 0}"##,
        ##"{"red": -1, "green": 2, "blue": 0}"##,
        ##"{"red": "1", "green": "0", "blue": "0"}"##,
        ##"{"red": 5, "green": 3, "blue": 7, "yellow": 2}"##,
        ##"{"r": 5, "g": 3, "b": 7, "x": 2}"##,
        ##"{"red": 1, "green": 0, "blue": 0, "red": 0}"##,
        ##"{"hue": 0, "saturation": 1, "brightness": 1, "contrast": 1}"##,
        ##"{"red": [1], "green": [0], "blue": [0]}"##,
        ##"{"name": "left-pad", "version": "1.0.0", "resolved": "https://x.org/#1e90ff", "integrity": "sha512-fff"}"##,
        "", "[]", "nul", "\"", "#fff", "red",
    ]

    static let integersAndNames = [
        ##"{"color": "⟦0x1E90FF¦hex-integer 0.118,0.565,1,1⟧"}"##,
        ##"{"theme": {"primary": "⟦0x1e90ff¦hex-integer 0.118,0.565,1,1⟧"}}"##,
        ##"{"color": "⟦0xFF1E90FF¦hex-integer ? this number of hex digits is ambiguous⟧"}"##,
        ##"{"borderColor": "⟦0xFFF¦hex-integer ? this number of hex digits is ambiguous⟧"}"##,
        ##"{"color": "⟦red¦name 1,0,0,1⟧", "background": "⟦White¦name 1,1,1,1⟧"}"##,
        ##"{"editor.background": "⟦rebeccapurple¦name 0.4,0.2,0.6,1⟧", "fg": "⟦navy¦name 0,0,0.502,1⟧"}"##,
        ##"{"colors": ["⟦red¦name 1,0,0,1⟧", ["⟦transparent¦name 0,0,0,0⟧"]], "name": "red"}"##,
        ##"{"series": {"strokeFill": "⟦tan¦name 0.824,0.706,0.549,1⟧", "cardBg": "⟦tan¦name 0.824,0.706,0.549,1⟧"}}"##,
    ]

    static let functions = [
        ##"{"a": "⟦rgb(51, 102, 153)¦rgb 0.2,0.4,0.6,1⟧", "b": "⟦RGBA(51, 102, 153, 0.5)¦rgba 0.2,0.4,0.6,0.5⟧"}"##,
        ##"{"a": ["⟦hsl(120 100% 25%)¦hsl 0,0.5,0,1⟧"], "id": "⟦rgb(51 102 153 / 50%)¦rgb 0.2,0.4,0.6,0.5⟧"}"##,
        ##"{"a": "⟦color(srgb 0.2 0.4 0.6)¦color 0.2,0.4,0.6,1⟧", "b": "⟦oklch(1 0 0)¦oklch 1,1,1,1⟧"}"##,
        ##"{"a": "⟦rgba(var(--x), 0.5)¦rgba ? a component is not a constant⟧"}"##,
        ##"{"a": "rgb(1, 2)", "b": "rgb(red)", "c": "rgb(${r}, 1, 1)", "d": "1px solid rgb(1, 2, 3)", "e": "rgb(1,2,3) "}"##,
        ##"{"a": "hsl(120, 50, 50)", "b": "color(1)", "c": "format(1)", "d": "rgb", "e": "rgb(", "f": "(1, 2, 3)"}"##,
    ]

    static let styles = [
        ##"{"g": "linear-gradient(90deg, ⟦#fff¦hex 1,1,1,1⟧ 0%, ⟦rgb(51 102 153)¦rgb 0.2,0.4,0.6,1⟧ 100%)"}"##,
        ##"{"g": "repeating-radial-gradient(circle, ⟦red¦name 1,0,0,1⟧, ⟦#000000¦hex 0,0,0,1⟧ 10px)"}"##,
        ##"{"shadow": "0 1px 2px ⟦rgba(0, 0, 0, 0.5)¦rgba 0,0,0,0.5⟧, inset 0 0 ⟦#fff¦hex 1,1,1,1⟧"}"##,
        ##"{"border": "1px solid ⟦#cccccc¦hex 0.8,0.8,0.8,1⟧", "title": "1px solid #cccccc"}"##,
        ##"{"g": "linear-gradient(90deg, #fff", "h": "a linear-gradient(#fff, #000)", "shadow": "0 0 2px red"}"##,
    ]

    static let components = [
        ##"⟦{"red": 1, "green": 0.5, "blue": 0}¦object-rgb 1,0.5,0,1⟧"##,
        ##"{"tint": ⟦{"red":0.2,"green":0.4,"blue":0.6,"alpha":0.5}¦object-rgb 0.2,0.4,0.6,0.5⟧}"##,
        ##"[⟦{"r": 255, "g": 128, "b": 0, "a": 0.5}¦object-rgb 1,0.502,0,0.5⟧]"##,
        ##"[⟦{"r": 1, "g": 1, "b": 1, "a": 255}¦object-rgb 0.004,0.004,0.004,1⟧]"##,
        ##"⟦{"Red": 51, "Green": 102, "Blue": 153, "Opacity": 1}¦object-rgb 0.2,0.4,0.6,1⟧"##,
        ##"⟦{"hue": 0.5, "saturation": 1, "brightness": 0.5, "opacity": 1}¦object-hsb 0,0.5,0.5,1⟧"##,
        ##"⟦{"hue": 210, "saturation": 83, "brightness": 80}¦object-hsb ? a component is out of range⟧"##,
        ##"⟦{"id": 4, "name": "Sky", "red": 1, "green": 0, "blue": 0, "hex": "#ff0000"}¦object-rgb 1,0,0,1⟧"##,
        ##"{"color": ⟦{"r": 5, "g": 3, "b": 7, "x": 2}¦object-rgb 0.02,0.012,0.027,1⟧}"##,
        "⟦{\n  \"red\": 1e-1, // dark\n  \"green\": 0.0,\n  \"blue\": 0,\n}¦object-rgb 0.1,0,0,1⟧",
    ]

    static let catalogues = [
        ##"{"color": {"color-space": "srgb", "components": ⟦{"alpha": "1.000", "blue": "0.600", "green": "0x66", "red": "51"}¦object-rgb 0.2,0.4,0.6,1⟧}, "idiom": "universal"}"##,
        ##"{"color": {"color-space": "display-p3", "components": ⟦{"alpha": "0.5", "blue": "0.000", "green": "0.000", "red": "1.000"}¦object-rgb 1.093,-0.227,-0.15,0.5⟧}}"##,
        ##"{"color": {"color-space": "gray-gamma-22", "components": ⟦{"alpha": "1.000", "white": "0.500"}¦object-white 0.5,0.5,0.5,1⟧}}"##,
        ##"{"color": {"color-space": "extended-srgb", "components": ⟦{"alpha": "1", "blue": "-0.200", "green": "0.000", "red": "1.100"}¦object-rgb 1.1,0,-0.2,1⟧}}"##,
        ##"{"color": {"color-space": "srgb", "components": ⟦{"alpha": "1", "blue": "0", "green": "0", "red": "1"}¦object-rgb 0.004,0,0,1⟧}}"##,
        ##"{"color": {"color-space": "srgb", "components": ⟦{"alpha": "1", "blue": "256", "green": "0", "red": "1"}¦object-rgb ? a component is out of range⟧}}"##,
        ##"{"color": {"color-space": "cmyk", "components": ⟦{"alpha": "1", "blue": "0", "green": "0", "red": "1"}¦object-rgb ? unknown color space cmyk⟧}}"##,
        ##"{"color": {"platform": "ios", "reference": "systemBlueColor"}, "info": {"author": "xcode", "version": 1}}"##,
    ]

    static let tokens = [
        ##"{"brand": {"$type": "color", "$value": ⟦{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.5, "hex": "#336699"}¦object-components 0.2,0.4,0.6,0.5⟧}}"##,
        ##"{"brand": {"$value": ⟦{"colorSpace": "hsl", "components": [120, 100, 25]}¦object-components 0,0.5,0,1⟧}}"##,
        ##"{"brand": {"$value": ⟦{"colorSpace": "oklch", "components": [1, 0, "none"]}¦object-components 1,1,1,1⟧}}"##,
        ##"{"brand": {"$value": {"colorSpace": "oklch", "components": [1, 0, "some"]}}}"##,
        ##"{"brand": {"$value": ⟦{"colorSpace": "oklch", "components": [1, 0, 0]}¦object-components 1,1,1,1⟧}}"##,
        ##"{"brand": {"$type": "color", "$value": "⟦#336699¦hex 0.2,0.4,0.6,1⟧"}}"##,
    ]

    static let all = hex + noColors + integersAndNames + functions + styles + components + catalogues + tokens
}
