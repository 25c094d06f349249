#include "sator/puzzle/line_label.hpp"

#include <array>
#include <string_view>

namespace sator {

namespace {

struct Names {
    std::string_view line;
    std::array<std::string_view, 2> clues;
};

const Names& names_of(GridKind kind, Axis axis) {
    static constexpr Names kColumn = {"column ", {" (top)", " (bottom)"}},
                           kRow = {"row ", {" (left)", " (right)"}},
                           kX = {"X line ", {" (first)", " (second)"}},
                           kZ = {"Z line ", {" (first)", " (second)"}};
    if (axis == Axis::Y) return kRow;
    if (axis == Axis::Z) return kZ;
    return kind == GridKind::Hexagon ? kX : kColumn;
}

}  // namespace

std::string line_label(GridKind kind, Axis axis, std::size_t line) {
    return std::string(names_of(kind, axis).line) + std::to_string(line + 1);
}

std::string clue_label(GridKind kind, Axis axis, std::size_t clue) {
    const Names& names = names_of(kind, axis);
    return clue < names.clues.size() ? std::string(names.clues[clue]) : " (" + std::to_string(clue + 1) + ")";
}

}  // namespace sator
