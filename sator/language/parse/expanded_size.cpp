#include "sator/language/parse/expanded_size.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include "sator/base/small_vector.hpp"

namespace sator::language {

namespace {

/// Clues of up to this number of nodes need no memory allocation.
constexpr std::size_t kFewNodes = 32;

std::uint64_t expanded_iterations(const RegexNode& repetition) {
    return std::max(1U, repetition.max == kUnbounded ? repetition.min : repetition.max);
}

/// Returns whether the clue would be small enough even if all of its repetitions were nested in each other.
/// This cheap test accepts nearly all clues.
bool is_surely_small(const RegexTree& tree, std::uint32_t most) {
    std::uint64_t size = tree.nodes.size();
    for (const RegexNode& node : tree.nodes) {
        if (size > most) return false;
        if (node.kind == NodeKind::Repetition) size *= expanded_iterations(node);
    }
    return size <= most;
}

}  // namespace

std::optional<RegexError> check_expanded_size(const RegexTree& tree, const RegexLimits& limits) {
    if (is_surely_small(tree, limits.transitions)) return std::nullopt;
    const std::uint64_t too_many =
        std::uint64_t{limits.transitions} + 1;    // sizes saturate here, so no product overflows
    SmallVector<std::uint64_t, kFewNodes> sizes;  // of each node: positions that read a symbol
    for (const RegexNode& node : tree.nodes) {
        std::uint64_t size = node.kind == NodeKind::Set || node.kind == NodeKind::Reference ? 1 : 0;
        for (const NodeId child : node.children) size = std::min(too_many, size + sizes[child.index()]);
        if (node.kind == NodeKind::Repetition) size *= expanded_iterations(node);
        if (size > limits.transitions && node.kind == NodeKind::Repetition) {
            return RegexError{true, node.begin, node.end,
                              "transition limit: a clue's automaton has at most " +
                                  std::to_string(limits.transitions) +
                                  " transitions, and these repetitions alone have more",
                              "repeat less often, or nest repetitions less"};
        }
        sizes.push_back(std::min(too_many, size));
    }
    return std::nullopt;
}

}  // namespace sator::language
