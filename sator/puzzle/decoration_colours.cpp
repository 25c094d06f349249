#include "sator/puzzle/decoration_colours.hpp"

#include <algorithm>
#include <array>

namespace sator::puzzle {

std::span<const std::string_view> decoration_colours() {
    static constexpr std::array<std::string_view, 8> kColours = {"grey",  "red",  "orange", "yellow",
                                                                 "green", "blue", "purple", "pink"};
    return kColours;
}

bool is_decoration_colour(std::string_view word) {
    return std::ranges::find(decoration_colours(), word) != decoration_colours().end();
}

}  // namespace sator::puzzle
