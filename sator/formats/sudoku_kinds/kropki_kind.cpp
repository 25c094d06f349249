#include "sator/formats/sudoku_kinds/kropki_kind.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/formats/kind_parts/signed_drawing.hpp"

namespace sator::formats {

namespace {

constexpr std::string_view kWhite = "white", kBlack = "black";

/// The pairs of cells with white dots, with black ones, and without a dot.
struct Dots {
    std::string white, black, none;

    std::string statements() const {
        std::string text;
        if (!white.empty()) text += "rule consecutive at " + white + "\n";
        if (!black.empty()) text += "rule ratio 2 at " + black + "\n";
        if (!none.empty()) text += "rule abs(a - b) != 1 and a != 2 * b and b != 2 * a at " + none + "\n";
        return text;
    }
};

void add(std::string& pairs, const std::string& pair) {
    pairs += (pairs.empty() ? "" : "; ") + pair;
}

/// Adds the pairs of neighbours between which the drawing has no dot.
void add_pairs_without_dot(const SignedDrawing& drawing, const PrintedGrid& grid, Dots& dots) {
    for (const PrintedPlace at : grid.cells()) {
        for (const PrintedPlace next : {PrintedPlace{at.row, at.column + 1}, {at.row + 1, at.column}}) {
            const auto is_here = [&](const PrintedSign& s) { return s.first == at && s.second == next; };
            if (grid.is_cell(next) && std::ranges::none_of(drawing.signs, is_here))
                add(dots.none, grid.names({at, next}));
        }
    }
}

KindResult expand_drawing(const KindRequest& request, bool are_all_given) {
    const auto drawing = read_signed_drawing(request, U"o@○●", U"o@○●");
    if (!drawing) return std::unexpected(drawing.error());
    const PrintedGrid grid(drawing->values.front().size(), drawing->values.size());
    if (auto error = refuse_values(grid, drawing->values, drawing->values.size()))
        return std::unexpected(std::move(*error));
    Dots dots;
    for (const PrintedSign& sign : drawing->signs) {
        const bool is_white = sign.sign == U'o' || sign.sign == U'○';
        add(is_white ? dots.white : dots.black, grid.names({sign.first, sign.second}));
    }
    if (are_all_given) add_pairs_without_dot(*drawing, grid, dots);
    KindExpansion expansion;
    if (!request.has_grid) {
        expansion.statements =
            "latin " + std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) + "\n";
    }
    expansion.statements += dots.statements();
    expansion.more = {initial_of(grid, drawing->values)};
    expansion.reads_drawings = true;
    return expansion;
}

KindResult expand_clues(const KindRequest& request) {
    KindExpansion expansion;
    if (!request.has_grid) expansion.statements = "sudoku\n";
    for (const LineSlice& line : request.statement.clues) {
        const std::u32string_view word = first_word(line.text);
        const std::string colour = to_utf8(word);
        if (colour != kWhite && colour != kBlack) {
            return std::unexpected(error_at(line.span(0, std::max<std::size_t>(1, word.size())),
                                            "this is not the colour of a dot",
                                            "write 'white R1C1 R1C2' or 'black R1C1 R1C2'"));
        }
        Dots dots;
        (colour == kWhite ? dots.white : dots.black) = to_utf8(line.text.substr(word.size()));
        expansion.more.push_back({dots.statements(), line.span(0, line.text.size())});
    }
    expansion.reads_clues = true;
    return expansion;
}

}  // namespace

KindResult expand_kropki(const KindRequest& request) {
    bool are_all_given = false;
    for (const Argument& argument : request.arguments) {
        if (argument.text != "all") {
            return std::unexpected(
                error_at(argument.span, "'kropki' does not know '" + argument.text + "'",
                         "write 'kropki all' if all dots are given; the drawing has the size"));
        }
        are_all_given = true;
    }
    if (!request.statement.clues.empty() && !are_all_given) return expand_clues(request);
    return expand_drawing(request, are_all_given);
}

}  // namespace sator::formats
