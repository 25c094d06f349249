#include "sator/propagators/graphs/cut_losses.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using LossNode = std::uint32_t;
using LostWeight = ReachedNodes::Weight;

void add_weight(LostWeight& sum, const LostWeight& weight) {
    sum.size += weight.size;
    sum.clues += weight.clues;
}

/// `low` is the least number that the subtree of a node reaches by one further edge. If `low` of a child is not below its parent's
/// number, only this parent connects it. The root has the number 1.
class LossSearch {
  public:
    explicit LossSearch(const ReachedNodes& nodes) : nodes_(nodes), visits_(nodes.weights.size()) {}

    std::vector<LostWeight> run() {
        for (LossNode node = 0; node < visits_.size(); ++node) {
            if (nodes_.is_beside_root[node] != 0 && visits_[node].number == 0) run_from(node);
        }
        std::vector<LostWeight> losses;
        losses.reserve(visits_.size());
        for (const Visit& visit : visits_) losses.push_back(visit.cut);
        return losses;
    }

  private:
    struct Visit {
        std::uint32_t number = 0, low = 0;
        std::uint32_t next = 0;
        LostWeight below;  // of its subtree, with the node itself
        LostWeight cut;
    };

    void run_from(LossNode first) {
        enter(first);
        while (!path_.empty()) {
            const LossNode node = path_.back();
            Visit& visit = visits_[node];
            if (visit.next < nodes_.first_beside[node + 1]) {
                follow(node, nodes_.beside[visit.next++]);
            } else {
                path_.pop_back();
                if (!path_.empty()) leave(node, path_.back());
            }
        }
    }

    void enter(LossNode node) {
        Visit& visit = visits_[node];
        visit.number = ++seen_;
        visit.next = nodes_.first_beside[node];
        visit.low = nodes_.is_beside_root[node] != 0 ? 1 : visit.number;
        visit.below = visit.cut = nodes_.weights[node];
        path_.push_back(node);
    }

    void follow(LossNode from, LossNode to) {
        if (visits_[to].number == 0) {
            enter(to);
        } else {
            visits_[from].low = std::min(visits_[from].low, visits_[to].number);
        }
    }

    void leave(LossNode child, LossNode parent) {
        const Visit& below = visits_[child];
        Visit& above = visits_[parent];
        above.low = std::min(above.low, below.low);
        add_weight(above.below, below.below);
        if (below.low >= above.number) add_weight(above.cut, below.below);
    }

    const ReachedNodes& nodes_;
    std::vector<Visit> visits_;
    std::vector<LossNode> path_;
    std::uint32_t seen_ = 1;  // the root
};

}  // namespace

std::vector<ReachedNodes::Weight> cut_losses(const ReachedNodes& nodes) {
    return LossSearch(nodes).run();
}

}  // namespace sator::propagators
