#include "sator/formats/number_kinds/suguru_kind.hpp"

#include <map>

#include "sator/base/utf8.hpp"
#include "sator/formats/kind_parts/printed_drawing.hpp"

namespace sator::formats {

KindResult expand_suguru(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::map<std::u32string, std::size_t> sizes;
    for (const auto& row : *drawing) {
        for (const PrintedMark& mark : row) ++sizes[mark.text];
    }
    KindExpansion expansion;
    expansion.statements =
        "grid " + std::to_string(drawing->front().size()) + "x" + std::to_string(drawing->size()) + "\n";
    for (const auto& [letter, size] : sizes) {
        const std::string values = "1.." + std::to_string(size),
                          region = " at region " + to_utf8(letter) + "\n";
        expansion.statements += "range " + values + region + "rule permutation " + values + region;
    }
    expansion.statements += "rule anti_king at all\n";
    expansion.drawing_word = "regions";
    return expansion;
}

}  // namespace sator::formats
