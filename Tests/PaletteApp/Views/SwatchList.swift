import SwiftUI

struct SwatchList: View {
    @State private var names: [String] = []

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in
                NavigationLink(destination: SwatchDetail(name: name)) {
                    Text(name).foregroundStyle(.green)
                }
            }
        }
    }
}

struct SwatchDetail: View {
    let name: String
    var body: some View {
        ZStack {
            Color(white: 0.1)
            Text(name).foregroundStyle(.gray)
        }
    }
}
