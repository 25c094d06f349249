#include "sator/language/parse/expanded_size.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

#include "sator/base/small_vector.hpp"

namespace sator {

namespace {

constexpr std::size_t kFewNodes = 32;

std::uint64_t expanded_iterations(const RegexNode& repetition) {
    return std::max(1U, repetition.max == kUnbounded ? repetition.min : repetition.max);
}

/// Whether the clue would be small even if each of its repetitions stood inside all others.
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
        std::uint64_t{limits.transitions} + 1;    // sizes end here, so that no product overflows
    SmallVector<std::uint64_t, kFewNodes> sizes;  // of each node, in places that read a symbol
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

}  // namespace sator
