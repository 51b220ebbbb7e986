/// The rules of other style sheets that every page with a certain sheet has as well, because some sheet loads them together. They
/// may apply to the same elements, and with that decide about colors.
package struct SheetCompany: Equatable, Sendable {
    /// The rules, those of sheets loaded before the sheet first.
    package var text: [UInt8] = []
    /// The offset in ``text`` of the rules that are loaded after the sheet.
    package var after = 0
    /// The names of the sheets, with the offset at which the rules of each begin, in order.
    package var sheets: [(start: Int, name: String)] = []

    package init() {}

    package static func == (a: SheetCompany, b: SheetCompany) -> Bool {
        a.text == b.text && a.after == b.after && a.sheets.elementsEqual(b.sheets) { $0 == $1 }
    }
}
