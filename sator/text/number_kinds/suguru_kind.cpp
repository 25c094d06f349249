#include "sator/text/number_kinds/suguru_kind.hpp"

#include <algorithm>
#include <map>

#include "sator/text/kind_parts/printed_drawing.hpp"

namespace sator::text {

KindResult expand_suguru(const KindRequest& request) {
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::map<std::u32string, std::size_t> sizes;
    for (const auto& row : *drawing) {
        for (const PrintedMark& mark : row) ++sizes[mark.text];
    }
    const auto largest =
        std::ranges::max_element(sizes, {}, [](const auto& region) { return region.second; });
    return KindExpansion{
        .statements = "grid " + std::to_string(drawing->front().size()) + "x" +
                      std::to_string(drawing->size()) + "\nrange 1.." + std::to_string(largest->second) +
                      "\nrule permutation 1..size at regions\nrule anti_king at all\n",
        .drawing_word = "regions",
    };
}

}  // namespace sator::text
