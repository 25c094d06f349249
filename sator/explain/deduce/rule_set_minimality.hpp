#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// Whether a step's rules are minimal (none can be left out), or a smallest set (no other set has fewer).
enum class RuleSetMinimality : std::uint8_t { Minimal, Smallest };

/// Whether it was proved that no set of fewer rules shows a step.
enum class SmallestProof : std::uint8_t {
    NotAsked,
    Proved,
    Stopped,      ///< a search for fewer rules took too long
    OfThisSplit,  ///< proved for a case split over this cell; one over another cell might need fewer rules
};

}  // namespace sator::explain
