#include "sator/create/kinds/created_kind_table.hpp"

#include <algorithm>

#include "sator/create/kinds/kind_rows.hpp"

namespace sator::create {

namespace {

std::vector<CreatedKind> all_rows() {
    std::vector<CreatedKind> rows;
    for (const auto& part : {givens_kinds(), line_kinds(), mark_kinds(), list_kinds(), cage_kinds(), region_kinds(), object_kinds()})
        rows.insert(rows.end(), part.begin(), part.end());
    rows.push_back(created_regex_crossword());
    std::ranges::sort(rows, {}, &CreatedKind::name);
    return rows;
}

}  // namespace

std::span<const CreatedKind> created_kinds() {
    static const std::vector<CreatedKind> kRows = all_rows();
    return kRows;
}

const CreatedKind* find_created_kind(std::string_view name) {
    const auto found = std::ranges::find(created_kinds(), name, &CreatedKind::name);
    return found == created_kinds().end() ? nullptr : &*found;
}

std::span<const KindNotCreated> kinds_not_created() {
    return {};
}

}  // namespace sator::create
