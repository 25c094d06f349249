#pragma once

#include <string>
#include <string_view>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// Plans a puzzle of a row whose kind's text says how it is made.
PlanResult plan_by_recipe(const ByRecipe& way, const KindContext& context, RandomSource& random);

/// Returns the row of a kind. The name must outlive it.
CreatedKind kind_by_recipe(KindRecipe recipe, std::string_view name);

}  // namespace sator::create
