#include "sator/text/number_kinds/hidato_kind.hpp"

#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

namespace {

/// The places of one form of a rule: `a + 1 in b`.
struct Form {
    std::string before_b;  ///< " in " or " = "
    std::string places;
};

/// Returns the rules that each number touches the next one and the one before it. A cell that touches no other can hold only a
/// number that is the last and the first.
std::string steps_of(const PrintedGrid& grid, const std::string& last) {
    Form among{" in ", ""}, beside_one{" = ", ""};
    std::string text;
    for (const PrintedPlace at : grid.cells()) {
        const auto neighbours = grid.neighbours(at, true);
        if (neighbours.empty()) text += "rule a = 1 and a = " + last + " at " + grid.name(at) + "\n";
        if (neighbours.empty()) continue;
        std::string& places = (neighbours.size() == 1 ? beside_one : among).places;
        places += (places.empty() ? "" : "; ") + grid.name(at) + ": " + grid.names(neighbours);
    }
    for (const Form& form : {among, beside_one}) {
        if (form.places.empty()) continue;
        text += "rule a = " + last + " or a + 1" + form.before_b + "b at " + form.places + "\n";
        text += "rule a = 1 or a - 1" + form.before_b + "b at " + form.places + "\n";
    }
    return text;
}

}  // namespace

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
    expansion.statements += steps_of(grid, last);
    expansion.more = {initial_of(grid, *drawing)};
    expansion.reads_drawings = true;
    expansion.marks = *drawing;
    expansion.marks_are_values = true;
    return expansion;
}

}  // namespace sator::text
