#include "sator/formats/object_kinds/dominosa_kind.hpp"

#include <algorithm>

#include "sator/formats/kind_parts/printed_drawing.hpp"

namespace sator::formats {

KindResult expand_dominosa(const KindRequest& request) {
    constexpr std::size_t kLetters = 26;
    const auto drawing = read_printed_drawing(request);
    if (!drawing) return std::unexpected(drawing.error());
    std::vector<std::u32string> halves;  // by the letter that stands for them
    std::string rule = "dominoes\n";
    for (const auto& row : *drawing) {
        rule += "|";
        for (const PrintedMark& mark : row) {
            auto half = std::ranges::find(halves, mark.text);
            if (half == halves.end()) half = halves.insert(halves.end(), mark.text);
            if (halves.size() > kLetters)
                return std::unexpected(error_at(mark.span, "a dominosa has at most 26 different halves"));
            rule += std::string(" ") + static_cast<char>('a' + (half - halves.begin()));
        }
        rule += "\n";
    }
    KindExpansion expansion;
    expansion.statements = "grid " + std::to_string(drawing->front().size()) + "x" +
                           std::to_string(drawing->size()) + "\nrange L R U D\n";
    expansion.more = {{rule, drawing->front().front().span}};
    expansion.reads_drawings = true;
    return expansion;
}

}  // namespace sator::formats
