#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/symmetry/symmetries.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator::solve {

/// Returns orders that each orbit's first solution keeps: the value of the first cell is at most that of the second. An orbit is the set
/// of a solution's images. `symmetries`: what symmetries() found, not empty.
std::vector<std::pair<std::uint32_t, std::uint32_t>> orders_of_first(std::span<const Symmetry> symmetries);

/// Returns the model with these orders.
Model with_first_of_orbits(const Model& model, std::span<const Symmetry> symmetries);

/// Returns whether each orbit of the system's solutions has as many solutions as there are symmetries, with the
/// identity, and with_first_of_orbits() keeps exactly one of them.
bool have_full_orbits(const SumSystem& system, std::span<const Symmetry> symmetries);

}  // namespace sator::solve
