#include "sator/puzzle/grids/line_label.hpp"

#include <array>
#include <string_view>

namespace sator::puzzle {

namespace {

using ClueNames = std::array<std::string_view, 2>;
constexpr ClueNames kOrdinals = {" (first)", " (second)"};

struct Names {
    std::string_view line;
    ClueNames clues;  // of clues at both ends of the line
};

const Names& names_of(GridKind kind, Axis axis) {
    static constexpr Names kColumn = {"column ", {" (top)", " (bottom)"}},
                           kRow = {"row ", {" (left)", " (right)"}}, kX = {"X line ", kOrdinals},
                           kZ = {"Z line ", kOrdinals};
    if (axis == Axis::Y) return kRow;
    if (axis == Axis::Z) return kZ;
    return kind == GridKind::Hexagon ? kX : kColumn;
}

}  // namespace

std::string line_label(GridKind kind, Axis axis, std::size_t line) {
    return std::string(names_of(kind, axis).line) + std::to_string(line + 1);
}

std::string clue_label(GridKind kind, Axis axis, std::size_t clue, CluePlacement placement) {
    const ClueNames& names = placement == CluePlacement::InOrder ? kOrdinals : names_of(kind, axis).clues;
    return clue < names.size() ? std::string(names[clue]) : " (" + std::to_string(clue + 1) + ")";
}

}  // namespace sator::puzzle
