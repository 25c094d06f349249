#include "sator/text/object_kinds/norinori_kind.hpp"

#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

KindResult expand_norinori(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    const PrintedGrid grid(drawing->front().size(), drawing->size());
    std::string places;
    for (const PrintedPlace at : grid.cells())
        places += (places.empty() ? "" : "; ") + grid.name(at) + ": " + grid.names(grid.neighbours(at));
    return KindExpansion{
        .statements = grid.statement() + "range \".\" \"#\"\nrule count \"#\" 2 at regions\n" +
                      "rule if a = \"#\" then count(b, \"#\") = 1 at " + places + "\n",
        .drawing_word = "regions",
    };
}

}  // namespace sator::text
