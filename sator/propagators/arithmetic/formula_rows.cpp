// Depth-first search over the positions. After each choice, the nodes that depend on it are bounded again. A
// branch ends early if the formula can no longer be true, and is written without further evaluation if it
// can no longer be false. The cost therefore depends on the rows more than on the combinations of candidates.
#include "sator/propagators/arithmetic/formula_rows.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using NodeId = Formula::NodeId;

class RowSearch {
  public:
    RowSearch(const Formula& formula, std::span<const std::vector<Value>> candidates, RowLimits& limits)
        : formula_(formula),
          candidates_(candidates),
          limits_(limits),
          dependents_(candidates.size()),
          values_(candidates.size()) {}

    std::optional<std::vector<std::uint32_t>> run() {
        if (!pay(candidates_.size() * formula_.nodes().size() / kNodesPerStep)) return std::nullopt;
        find_dependents();
        for (const Formula::Node& node : formula_.nodes())
            bounds_.push_back(node.kind == Formula::Kind::Cell ? hull(node) : Formula::bounds(node, bounds_));
        if (!descend(0)) return std::nullopt;
        return std::move(rows_);
    }

  private:
    /// Looking at this many nodes, to see whether they depend on a position, costs a step.
    static constexpr std::size_t kNodesPerStep = 4;

    NodeId root() const { return static_cast<NodeId>(formula_.nodes().size() - 1); }

    Interval hull(const Formula::Node& node) const {
        Interval hull{1, 0};
        for (const Value v : candidates_[node.position]) {
            const std::int64_t number = node.numbers[v];
            const bool is_first = hull.is_empty();
            hull.least = is_first ? number : std::min(hull.least, number);
            hull.greatest = is_first ? number : std::max(hull.greatest, number);
        }
        return hull;
    }

    void find_dependents() {
        std::vector<std::uint8_t> depends(formula_.nodes().size());
        for (std::uint32_t position = 0; position < candidates_.size(); ++position) {
            for (NodeId id = 0; id < formula_.nodes().size(); ++id) {
                const Formula::Node& node = formula_[id];
                const bool is_own = node.kind == Formula::Kind::Cell && node.position == position;
                const auto& operands = node.operands;
                depends[id] =
                    is_own || std::ranges::any_of(operands, [&](NodeId i) { return depends[i] != 0; }) ? 1
                                                                                                       : 0;
                if (depends[id] != 0) dependents_[position].push_back(id);
            }
        }
    }

    /// Searches below a choice of the positions before `depth`. Returns false once a limit is reached.
    bool descend(std::size_t depth) {
        const Interval truth = bounds_[root()];
        if (truth.greatest < 1) return true;
        if (truth.least == 1) return write_all(depth);
        std::vector<Interval> open;  // the bounds while this position has no value yet
        for (const NodeId id : dependents_[depth]) open.push_back(bounds_[id]);
        for (const Value v : candidates_[depth]) {
            if (!pay(dependents_[depth].size())) return false;
            values_[depth] = v;
            bound(depth);
            if (!descend(depth + 1)) return false;
        }
        for (std::size_t i = 0; i < open.size(); ++i) bounds_[dependents_[depth][i]] = open[i];
        return true;
    }

    void bound(std::size_t depth) {
        for (const NodeId id : dependents_[depth]) {
            const Formula::Node& node = formula_[id];
            bounds_[id] = node.kind == Formula::Kind::Cell ? Interval::of(node.numbers[values_[depth]])
                                                           : Formula::bounds(node, bounds_);
        }
    }

    bool write_all(std::size_t depth) {
        if (depth == candidates_.size()) {
            if (limits_.rows == 0 || !pay(depth)) return false;
            --limits_.rows;
            for (const Value v : values_) rows_.push_back(static_cast<std::uint32_t>(v));
            return true;
        }
        return std::ranges::all_of(candidates_[depth], [&](Value v) {
            values_[depth] = v;
            return write_all(depth + 1);
        });
    }

    bool pay(std::size_t steps) {
        if (steps > limits_.steps) return false;
        limits_.steps -= steps;
        return true;
    }

    const Formula& formula_;
    std::span<const std::vector<Value>> candidates_;
    RowLimits& limits_;
    std::vector<std::vector<NodeId>> dependents_;  // by position: the nodes that depend on it, ascending
    std::vector<Value> values_;
    std::vector<Interval> bounds_;  // by node, if the positions before the current depth have values
    std::vector<std::uint32_t> rows_;
};

}  // namespace

std::optional<std::vector<std::uint32_t>> formula_rows(const Formula& formula,
                                                       std::span<const std::vector<Value>> candidates,
                                                       RowLimits& limits) {
    return RowSearch(formula, candidates, limits).run();
}

}  // namespace sator::propagators
