#include "sator/create/kinds/created_kind_table.hpp"

#include <algorithm>
#include <array>

#include "sator/create/kinds/sudoku_maker.hpp"

namespace sator::create {

std::span<const CreatedKind> created_kinds() {
    static const std::array kKinds = {
        created_sudoku(),
    };
    return kKinds;
}

const CreatedKind* find_created_kind(std::string_view name) {
    const auto found = std::ranges::find(created_kinds(), name, &CreatedKind::name);
    return found == created_kinds().end() ? nullptr : &*found;
}

std::span<const KindNotCreated> kinds_not_created() {
    return {};
}

}  // namespace sator::create
