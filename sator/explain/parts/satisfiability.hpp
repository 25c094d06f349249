#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/outcome.hpp"

namespace sator::explain {

/// Whether a question has a solution. Unknown if a limit stopped the search.
enum class Satisfiability : std::uint8_t { Yes, No, Unknown };

/// Returns the satisfiability that the outcome of a search for one solution shows.
inline Satisfiability satisfiability_of(const Outcome& outcome) {
    if (std::holds_alternative<Unsatisfiable>(outcome)) return Satisfiability::No;
    return std::holds_alternative<Solved>(outcome) ? Satisfiability::Yes : Satisfiability::Unknown;
}

}  // namespace sator::explain
