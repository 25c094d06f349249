#include "sator/formats/kinds/kind_table.hpp"

#include <algorithm>
#include <array>

#include "sator/formats/kinds/killer_kind.hpp"
#include "sator/formats/kinds/latin_kind.hpp"
#include "sator/formats/kinds/sudoku_kind.hpp"

namespace sator::formats {

namespace {

constexpr std::array kKinds = {kKiller, kLatin, kSudoku};

}  // namespace

std::span<const Kind> kind_table() {
    return kKinds;
}

const Kind* find_kind(std::string_view name) {
    const auto kind = std::ranges::find(kKinds, name, &Kind::name);
    return kind == kKinds.end() ? nullptr : &*kind;
}

}  // namespace sator::formats
