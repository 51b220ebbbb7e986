import SourceText

/// The document types of documents in quirks mode.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#the-initial-insertion-mode>
enum HTMLQuirks {
    static func isQuirky(_ token: HTMLToken, in source: SourceBytes) -> Bool {
        if token.forcesQuirks || source.text(token.content).lowercased() != "html" { return true }
        let identifier = token.publicID.map { source.text($0).lowercased() } ?? ""
        if let system = token.systemID,
            source.text(system).lowercased() == "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
        {
            return true
        }
        switch identifier {
        case "": return false
        case "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html": return true
        default: break
        }
        if identifier.hasPrefix("-//w3c//dtd html 4.01 "), token.systemID != nil { return false }
        return prefixes.withUTF8Buffer { bytes in
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains { identifier.hasPrefix($0) }
        }
    }

    /// The starts of public identifiers, in lowercase. The last two count without a system identifier only.
    private static let prefixes: StaticString = """
        +//silmaril//dtd html pro v0r11 19970101//
        -//as//dtd html 3.0 aswedit + extensions//
        -//advasoft ltd//dtd html 3.0 aswedit + extensions//
        -//ietf//dtd html 2.0 level 1//
        -//ietf//dtd html 2.0 level 2//
        -//ietf//dtd html 2.0 strict level 1//
        -//ietf//dtd html 2.0 strict level 2//
        -//ietf//dtd html 2.0 strict//
        -//ietf//dtd html 2.0//
        -//ietf//dtd html 2.1e//
        -//ietf//dtd html 3.0//
        -//ietf//dtd html 3.2 final//
        -//ietf//dtd html 3.2//
        -//ietf//dtd html 3//
        -//ietf//dtd html level 0//
        -//ietf//dtd html level 1//
        -//ietf//dtd html level 2//
        -//ietf//dtd html level 3//
        -//ietf//dtd html strict level 0//
        -//ietf//dtd html strict level 1//
        -//ietf//dtd html strict level 2//
        -//ietf//dtd html strict level 3//
        -//ietf//dtd html strict//
        -//ietf//dtd html//
        -//metrius//dtd metrius presentational//
        -//microsoft//dtd internet explorer 2.0 html strict//
        -//microsoft//dtd internet explorer 2.0 html//
        -//microsoft//dtd internet explorer 2.0 tables//
        -//microsoft//dtd internet explorer 3.0 html strict//
        -//microsoft//dtd internet explorer 3.0 html//
        -//microsoft//dtd internet explorer 3.0 tables//
        -//netscape comm. corp.//dtd html//
        -//netscape comm. corp.//dtd strict html//
        -//o'reilly and associates//dtd html 2.0//
        -//o'reilly and associates//dtd html extended 1.0//
        -//o'reilly and associates//dtd html extended relaxed 1.0//
        -//sq//dtd html 2.0 hotmetal + extensions//
        -//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//
        -//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//
        -//spyglass//dtd html 2.0 extended//
        -//sun microsystems corp.//dtd hotjava html//
        -//sun microsystems corp.//dtd hotjava strict html//
        -//w3c//dtd html 3 1995-03-24//
        -//w3c//dtd html 3.2 draft//
        -//w3c//dtd html 3.2 final//
        -//w3c//dtd html 3.2//
        -//w3c//dtd html 3.2s draft//
        -//w3c//dtd html 4.0 frameset//
        -//w3c//dtd html 4.0 transitional//
        -//w3c//dtd html experimental 19960712//
        -//w3c//dtd html experimental 970421//
        -//w3c//dtd w3 html//
        -//w3o//dtd w3 html 3.0//
        -//webtechs//dtd mozilla html 2.0//
        -//webtechs//dtd mozilla html//
        -//w3c//dtd html 4.01 frameset//
        -//w3c//dtd html 4.01 transitional//
        """
}
