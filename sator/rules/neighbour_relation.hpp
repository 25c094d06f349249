#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// A symmetric relation between the numbers of neighbouring cells of a sequence.
struct NeighbourRelation {
    std::function<bool(std::int64_t, std::int64_t)> fits;
    std::string of_two;          ///< what a sequence of two cells must do: "hold values that differ by 1"
    std::string of_more;         ///< what a longer one must do
    RuleNoun noun_of_two = {};   ///< what stands between two cells: a dot
    RuleNoun noun_of_more = {};  ///< what a longer sequence is called: a whispers line
};

/// Makes a rule for each sequence: any two neighbours of it are in the relation. GAC unless a cell occurs twice, because the
/// relation is a binary table for each pair, and the pairs form a path.
std::expected<RuleList, Diagnostic> make_neighbour_rules(const RuleStatement& statement,
                                                         std::span<const Sequence> sequences,
                                                         const RuleContext& context,
                                                         const NeighbourRelation& relation);

/// Returns the distance of two numbers; an unsigned number can hold it for any two.
std::uint64_t distance(std::int64_t a, std::int64_t b);

}  // namespace sator::rules
