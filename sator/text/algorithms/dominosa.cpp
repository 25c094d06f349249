#include <algorithm>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

namespace {

/// A half of dominoes: how often it is drawn, and where first.
struct Half {
    std::u32string text;
    std::size_t count = 0;
    SourceSpan span;
};

/// Returns the halves in the order of their first cells.
std::vector<Half> halves_of(const PrintedDrawing& drawing) {
    std::vector<Half> halves;
    for (const auto& row : drawing) {
        for (const PrintedMark& mark : row) {
            auto half = std::ranges::find(halves, mark.text, &Half::text);
            if (half == halves.end()) half = halves.insert(halves.end(), {mark.text, 0, mark.span});
            ++half->count;
        }
    }
    return halves;
}

/// Returns an error unless the drawing can hold each domino of the halves once, doubles included.
std::optional<Diagnostic> refuse_incomplete_set(const KindRequest& request, const std::vector<Half>& halves) {
    constexpr const char* kHint = "for dominoes that are no complete set, draw them below 'rule dominoes'";
    const std::size_t each = halves.size() + 1, wanted = halves.size() * each;
    std::size_t cells = 0;
    for (const Half& half : halves) cells += half.count;
    if (cells != wanted) {
        return error_at(request.statement.span,
                        "the dominoes of " + std::to_string(halves.size()) + " different halves have " +
                            std::to_string(wanted) + " cells, but " + std::to_string(cells) + " are drawn",
                        kHint);
    }
    const auto wrong = std::ranges::find_if(halves, [&](const Half& half) { return half.count != each; });
    if (wrong == halves.end()) return std::nullopt;
    return error_at(wrong->span,
                    "the half " + to_utf8(wrong->text) + " is drawn " + std::to_string(wrong->count) +
                        " times, but a complete set has it " + std::to_string(each) + " times",
                    kHint);
}

}  // namespace

/// The halves are marked with what is written in the puzzle, so that each domino is called by its numbers.
KindResult expand_dominosa(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    if (auto error = refuse_incomplete_set(request, halves_of(*drawing)))
        return std::unexpected(std::move(*error));
    std::string rule = "dominoes\n";
    for (const auto& row : *drawing) {
        rule += "|";
        for (const PrintedMark& mark : row) rule += " " + puzzle::in_quotes(to_utf8(mark.text));
        rule += "\n";
    }
    KindExpansion expansion;
    expansion.statements = "grid " + std::to_string(drawing->front().size()) + "x" +
                           std::to_string(drawing->size()) + "\nrange L R U D\n";
    expansion.more = {{rule, drawing->front().front().span}};
    expansion.reads_drawings = true;
    return expansion;
}

}  // namespace sator::text
