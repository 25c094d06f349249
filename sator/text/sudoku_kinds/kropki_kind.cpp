#include "sator/text/sudoku_kinds/kropki_kind.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/text/kind_parts/signed_drawing.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kWhite = "white", kBlack = "black";

std::string statement_of_dots(std::string_view colour, const std::string& pairs) {
    return pairs.empty() ? "" : "rule " + std::string(colour) + "_dot at " + pairs + "\n";
}

KindResult expand_drawing(const KindRequest& request) {
    const auto drawing = read_signed_drawing(request, U"o@○●", U"o@○●");
    if (!drawing) return std::unexpected(drawing.error());
    const PrintedGrid grid(drawing->values.front().size(), drawing->values.size());
    if (auto error = refuse_values(grid, drawing->values, drawing->values.size()))
        return std::unexpected(std::move(*error));
    std::string white, black;
    for (const PrintedSign& sign : drawing->signs) {
        std::string& pairs = sign.sign == U'o' || sign.sign == U'○' ? white : black;
        pairs += (pairs.empty() ? "" : "; ") + grid.names({sign.first, sign.second});
    }
    KindExpansion expansion;
    if (!request.has_grid) {
        expansion.statements =
            "latin " + std::to_string(grid.columns()) + "x" + std::to_string(grid.rows()) + "\n";
    }
    expansion.statements += statement_of_dots(kWhite, white) + statement_of_dots(kBlack, black);
    expansion.more = {initial_of(grid, drawing->values)};
    expansion.reads_drawings = true;
    expansion.marks = drawing->values;
    expansion.marks_are_values = true;
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
        expansion.more.push_back({statement_of_dots(colour, to_utf8(line.text.substr(word.size()))),
                                  line.span(0, line.text.size())});
    }
    expansion.reads_clues = true;
    return expansion;
}

}  // namespace

KindResult expand_kropki(const KindRequest& request) {
    for (const Argument& argument : request.arguments) {
        if (argument.text == "all") continue;
        return std::unexpected(
            error_at(argument.span, "'kropki' does not know '" + argument.text + "'",
                     "write 'kropki all' if all dots are given; the drawing has the size"));
    }
    auto expansion = request.statement.clues.empty() ? expand_drawing(request) : expand_clues(request);
    if (expansion && !request.arguments.empty())
        expansion->more.push_back({"negative white_dot\nnegative black_dot\n"});
    return expansion;
}

}  // namespace sator::text
