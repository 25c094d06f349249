#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/symmetry/symmetries.hpp"
#include "sator/propagators/sums/sum_system.hpp"

namespace sator::solve {

/// The model with orders that each orbit's first solution keeps: an orbit is the set of a solution's images.
/// `symmetries`: what symmetries() found, not empty.
Model with_first_of_orbits(const Model& model, std::span<const Symmetry> symmetries);

/// Returns whether each orbit of the system's solutions has as many solutions as there are symmetries, with the
/// identity, and with_first_of_orbits() keeps exactly one of them.
bool have_full_orbits(const SumSystem& system, std::span<const Symmetry> symmetries);

}  // namespace sator::solve
