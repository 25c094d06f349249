#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

/// A part of a clue's text, in code points: [begin, end).
struct CluePart {
    std::uint32_t begin = 0, end = 0;

    friend bool operator==(const CluePart&, const CluePart&) = default;
};

/// Returns the dead parts of the clue in order: the largest alternatives and optional parts that no match
/// uses, given the domains `known` of the slot's cells. References and lookaround are treated as if they
/// matched anything, so dead parts can be missed. Returns an empty list if the clue has no match at all.
std::vector<CluePart> dead_parts(const CompiledClue& clue, std::span<const CellId> slot,
                                 const Candidates& known);

/// Returns a line that marks the parts when it is printed below the clue, e.g. "      ×××   ××".
std::string marked(std::span<const CluePart> parts, std::string_view mark);

}  // namespace sator::explain
