#include "sator/language/written_size.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace sator {

std::optional<RegexError> refuse_written_out(const RegexTree& tree, const RegexLimits& limits) {
    const std::uint64_t too_many =
        std::uint64_t{limits.transitions} + 1;  // sizes end here, so that no product overflows
    std::vector<std::uint64_t> sizes;           // of each node, in places that read a symbol
    for (const RegexNode& node : tree.nodes) {
        std::uint64_t size = node.kind == NodeKind::Set || node.kind == NodeKind::Reference ? 1 : 0;
        for (const NodeId child : node.children) size = std::min(too_many, size + sizes[child.index()]);
        if (node.kind == NodeKind::Repetition)
            size *= std::max(1U, node.max == kUnbounded ? node.min : node.max);
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
