#include "sator/formats/number_kinds/hidato_kind.hpp"

#include "sator/formats/kind_parts/printed_grid.hpp"

namespace sator::formats {

KindResult expand_hidato(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> signs;
    for (const auto& row : *drawing) {
        std::u32string& line = signs.emplace_back();
        for (const PrintedMark& mark : row) line += mark.is(U'#') ? U'#' : U'*';
    }
    const PrintedGrid grid(std::move(signs));
    const std::string last = std::to_string(grid.cells().size());
    if (auto error = refuse_values(grid, *drawing, grid.cells().size()))
        return std::unexpected(std::move(*error));
    KindExpansion expansion;
    expansion.statements =
        grid.statement() + "range 1.." + last + "\nrule permutation 1.." + last + " at all\n";
    for (const PrintedPlace at : grid.cells()) {
        const auto neighbours = grid.neighbours(at, true);
        std::string next = "a = " + last, previous = "a = 1";
        char letter = 'b';
        for (std::size_t i = 0; i < neighbours.size(); ++i, ++letter) {
            next += std::string(" or ") + letter + " = a + 1";
            previous += std::string(" or ") + letter + " = a - 1";
        }
        const std::string cells = " at " + grid.name(at) + (neighbours.empty() ? "" : " ") +
                                  grid.names(neighbours) + " as \"the neighbours of " + grid.name(at) + "\"";
        expansion.statements += "rule " + next + cells + "\nrule " + previous + cells + "\n";
    }
    expansion.more = {initial_of(grid, *drawing)};
    expansion.reads_drawings = true;
    return expansion;
}

}  // namespace sator::formats
