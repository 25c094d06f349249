#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/drawn_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/scope/kind_scope.hpp"

namespace sator::text {

/// Returns the kind that a puzzle keeps: its name, its parameters with their values, its sentences, and the signs of the printed
/// puzzle. `drawn` is null if there is none.
PuzzleKind kind_of_puzzle(const KindDefinition& definition, const KindScope& scope, const DrawnKind* drawn);

}  // namespace sator::text
