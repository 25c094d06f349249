#pragma once

#include <span>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// The rows of the table of created kinds, by what their clues are.
std::vector<CreatedKind> givens_kinds();
std::vector<CreatedKind> line_kinds();
std::vector<CreatedKind> mark_kinds();
std::vector<CreatedKind> list_kinds();
std::vector<CreatedKind> cage_kinds();
std::vector<CreatedKind> region_kinds();
std::vector<CreatedKind> object_kinds();
/// Regex crosswords, which are made in a loop of their own.
CreatedKind created_regex_crossword();
std::vector<CreatedKind> word_kinds();
std::vector<CreatedKind> nonogram_kinds();
std::vector<CreatedKind> kakuro_kinds();
std::vector<CreatedKind> domino_kinds();
CreatedKind created_star_battle();
CreatedKind created_str8ts();
CreatedKind created_crossword();

/// The kinds whose texts say how they are made. `others` are the rows that are made otherwise.
std::vector<CreatedKind> recipe_kinds(std::span<const CreatedKind> others);

}  // namespace sator::create
