#pragma once

#include <string>

#include "sator/create/kinds/created_kind.hpp"
#include "sator/create/kinds/grid_size.hpp"

namespace sator::create {

/// Plans a puzzle: a random solution of the base is the grid, and what is true of it in one of
/// the forms may be a clue, beside the givens.
PlanResult plan_by_forms(const ByForms& way, const KindContext& context, RandomSource& random);

/// Returns a row that is planned by forms. `kind` is empty if the puzzles are the base with the rules of the forms.
CreatedKind kind_by_forms(std::string_view name, std::span<const StatementForm> forms, GridSizes sizes,
                          std::string_view base = "sudoku {S}\n", std::string_view kind = {});

/// Returns the row's base for a grid with `rows` rows.
std::string sized_base(std::string_view base, std::size_t rows);

inline constexpr CreateParameter kSizeOnly[] = {kSizeParameter};

}  // namespace sator::create
