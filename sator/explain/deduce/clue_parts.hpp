#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator {

/// A part of a clue's text, in code points: [begin, end).
struct CluePart {
    std::uint32_t begin = 0, end = 0;

    friend bool operator==(const CluePart&, const CluePart&) = default;
};

/// The largest alternatives and optional parts of the clue that no match goes through, given what the slot's
/// cells may hold; in order. References and lookaround count as matching anything, so that more may be dead
/// than is told. None where nothing matches at all.
std::vector<CluePart> dead_parts(const CompiledClue& clue, std::span<const CellId> slot,
                                 const Candidates& known);

/// "      ×××   ××": a line that marks the parts in the clue's text, when it stands under it.
std::string marked(std::span<const CluePart> parts, std::string_view mark);

}  // namespace sator
