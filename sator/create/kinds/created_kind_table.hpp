#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Returns the kinds that can be made, in alphabetical order.
std::span<const CreatedKind> created_kinds();
/// Returns the row of a name, or null. "-sudoku", "-puzzle" and "-square" may be left out if no other row has the short name; "_" and
/// capital letters are read as "-" and small ones: "killer" and "Anti_Knight" are found. So are the other names of a kind, e.g. "light
/// up", and of a rule whose clues a row has, e.g. "x_sum".
const CreatedKind* find_created_kind(std::string_view name);
/// Returns the name of that row, or `name` itself if there is no row.
std::string full_kind_name(const std::string& name);
/// Returns the names of the rows that an unknown name may mean, the likeliest first; none if no row is near.
std::vector<std::string> near_kind_names(std::string_view name);

/// Returns the names of the kinds that have a parameter, in the order of the table.
std::vector<std::string_view> kinds_with_parameter(std::string_view name);

/// A folder of the gallery whose puzzles are not made, and why. A kind of sator/kinds says this itself: `create none "REASON"`.
struct KindNotCreated {
    std::string_view folder;
    std::string_view reason;
};
std::span<const KindNotCreated> kinds_not_created();

}  // namespace sator::create
