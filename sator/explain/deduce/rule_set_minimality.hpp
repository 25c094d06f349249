#pragma once

#include <cstdint>

namespace sator {

/// Whether a step's rules are only such that none can be left out, or proved to be as few as can be.
enum class RuleSetMinimality : std::uint8_t { Minimal, Smallest };

/// Whether it was proved that no fewer rules show a step.
enum class SmallestProof : std::uint8_t {
    NotAsked,
    Proved,
    Stopped,      ///< a search for fewer took too long
    OfThisSplit,  ///< of a trial that tries a cell's values in turn: those of another cell might do with
                  ///< fewer
};

}  // namespace sator
