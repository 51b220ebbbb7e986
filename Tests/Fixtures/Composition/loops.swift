// ---- a loop over constants
struct Root: View {
    var body: some View {
        ForEach([0.0, 0.2, 0.4, 0.6, 0.8], id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦passes 6.45 on #526600⟧).background(Color(hue: hue, saturation: 1, brightness: 0.4))
            Text("b").foregroundColor(⟦.black¦passes 17.65 on #ffe6e6⟧).background(Color(hue: hue, saturation: 0.1, brightness: 1))
        }
    }
}

// ---- a loop over a range, and one in it
struct Root: View {
    var body: some View {
        ForEach(0..<4) { row in
            ForEach(Array(stride(from: 0.9, through: 1, by: 0.05)), id: \.self) { brightness in
                Text("a").foregroundColor(⟦.black¦passes 11.85 on #e6b8b8⟧).background(Color(hue: Double(row) / 10, saturation: 0.2, brightness: brightness))
            }
        }
    }
}

// ---- a loop over data
struct Root: View {
    let hues: [Double]
    var body: some View {
        ForEach(hues, id: \.self) { hue in
            Text("a").foregroundColor(⟦.white¦? a component is not a constant⟧).background(Color(hue: hue, saturation: 1, brightness: 1))
        }
    }
}

// ---- a choice for each element of a loop
struct MyApp: App { var body: some Scene { WindowGroup { A() } } }
struct A: View {
    var body: some View {
        ForEach([0.1, 0.9], id: \.self) { level in
            Text("a").foregroundColor(⟦level > 0.5 ? .black : .white¦? the value is chosen at run time⟧).background(Color(white: level))
        }
    }
}
