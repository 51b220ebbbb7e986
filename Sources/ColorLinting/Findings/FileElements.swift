import ColorScanning
import SourceColors
import SourceText

extension FileReport {
    /// Returns the names of the elements of `findings`, which belong to this report on `file`: selectors, Swift type
    /// and member, or JSON Pointer. Empty strings if there is none.
    package func elements(of findings: [Finding], in file: SourceFile) -> [String] {
        let judgements = findings.map { finding in
            finding.pair.flatMap { pairs.indices.contains($0) ? pairs[$0] : nil }
        }
        return elements(
            at: zip(findings, judgements).map { $1.map(place) ?? ElementPlace($0.range.lowerBound) }, of: judgements,
            in: file)
    }

    /// Returns the messages of `findings`, which are in order, for lists that do not show elements. Where one color has
    /// findings in several elements, such as a button and its states, the messages name them.
    package func messages(of findings: [Finding], in file: SourceFile) -> [String] {
        var messages = findings.map(\.message)
        let repeated = findings.indices.filter { index in
            let range = findings[index].range
            return (index > 0 && findings[index - 1].range == range)
                || (index + 1 < findings.count && findings[index + 1].range == range)
        }
        let elements = elements(of: repeated.map { findings[$0] }, in: file)
        var start = 0
        while start < elements.count {
            let range = findings[repeated[start]].range
            let end = repeated[start...].firstIndex { findings[$0].range != range } ?? elements.count
            if elements[start..<end].contains(where: { $0 != elements[start] }) {
                for place in start..<end where !elements[place].isEmpty {
                    messages[repeated[place]] += ", in \(elements[place])"
                }
            }
            start = end
        }
        return messages
    }

    /// Returns the names of the elements of all ``pairs``.
    package func elementsOfPairs(in file: SourceFile) -> [String] {
        elements(at: pairs.map(place), of: pairs, in: file)
    }

    /// Returns the names of the elements at `places`. A mixin is about the elements that its callers are about.
    private func elements(
        at places: [ElementPlace], of judgements: [PairJudgement?], in file: SourceFile
    ) -> [String] {
        guard !places.isEmpty else { return [] }
        let written = file.withBytes { file.language.colorSyntax.elements(of: places, in: $0) }
        return zip(written, judgements).map { element, judgement in
            judgement.flatMap(pair)?.expansion?.element ?? element
        }
    }

    private func pair(of judgement: PairJudgement) -> ColorPair? {
        facts.pairs.indices.contains(judgement.pair) ? facts.pairs[judgement.pair] : nil
    }

    private func place(of judgement: PairJudgement) -> ElementPlace {
        let pair = pair(of: judgement)
        return ElementPlace(
            judgement.foregroundRange.lowerBound, background: judgement.backgroundRange?.lowerBound,
            selector: pair?.selector)
    }
}

extension SourceFile {
    /// Returns the text of a judgement's ``PairJudgement/site`` in one line.
    package func site(_ range: ByteRange) -> String {
        text(range).utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }.joined(separator: " ")
    }
}
