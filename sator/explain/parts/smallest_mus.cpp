// The implicit hitting set method. Every core contains a part that a given solution breaks. So no core is
// smaller than the smallest set that hits the broken parts of each known solution. If the parts of that
// hitting set have a solution, it gives one more set to hit; otherwise they are a smallest core. A solution
// that breaks few parts prunes most, so each solution is grown to keep as many parts as it can. (A. Ignatiev,
// A. Previti, M. Liffiton, J. Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization",
// CP 2015.)
#include "sator/explain/parts/smallest_mus.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

namespace sator::explain {

namespace {

/// Node budgets of one question: whether a few parts conflict, and whether a solution can keep more parts.
constexpr std::uint64_t kNodesForRefutation = 2000, kNodesForGrowing = 50;
/// The cost of building a question, per part, and of answering it, per node.
constexpr std::uint64_t kCostPerPart = 1, kCostPerNode = 2;

}  // namespace

std::optional<std::vector<PartId>> SmallestMus::smaller_than(const std::vector<PartId>& core,
                                                             std::uint64_t cost) {
    cost_left_ = cost;
    while (lower_bound_ < core.size() && cost_left_ > 0 && !limits_.reached()) {
        learn();
        const HittingSets::Answer hit = broken_.find(lower_bound_);
        if (!hit.is_known) return std::nullopt;
        if (!hit.members) {
            ++lower_bound_;
            continue;
        }
        std::vector<PartId> few;
        for (const std::size_t member : *hit.members) few.emplace_back(member);
        const Answer answer = ask(few, kNodesForRefutation);
        if (answer == Answer::No) return few;
        if (answer == Answer::Unknown) return std::nullopt;
        grow(few, core);
    }
    return std::nullopt;
}

void SmallestMus::learn() {
    for (const auto kept = oracle_.kept(); learnt_ < kept.size(); ++learnt_) {
        std::vector<std::size_t> broken;
        for (const PartId part : among_) {
            if (!kept[learnt_][part.index()]) broken.push_back(part.index());
        }
        if (!broken.empty()) broken_.add(std::move(broken));
    }
}

/// Every solution breaks a part of the core. If a solution breaks nothing else, the next hitting set needs
/// another part of the core; so the parts of it that other solutions break are kept first.
void SmallestMus::grow(const std::vector<PartId>& present, const std::vector<PartId>& core) {
    std::vector<PartId> kept = oracle_.kept_beside(present), beside, own = core;
    std::ranges::set_difference(among_, core, std::back_inserter(beside));
    grow_by(kept, beside);
    std::ranges::stable_sort(own, std::ranges::greater{},
                             [&](PartId part) { return broken_.count_with(part.index()); });
    for (const PartId part : own) grow_by(kept, {&part, 1});
}

void SmallestMus::grow_by(std::vector<PartId>& present, std::span<const PartId> more) {
    std::vector<PartId> both = present;
    std::ranges::copy_if(more, std::back_inserter(both),
                         [&](PartId part) { return !std::ranges::binary_search(present, part); });
    if (both.size() == present.size()) return;
    std::ranges::sort(both);
    if (ask(both, kNodesForGrowing) == Answer::Yes) {
        present = oracle_.kept_beside(both);
    } else if (more.size() > 1) {
        grow_by(present, more.first(more.size() / 2));
        grow_by(present, more.subspan(more.size() / 2));
    }
}

SmallestMus::Answer SmallestMus::ask(std::span<const PartId> present, std::uint64_t nodes) {
    const std::uint64_t before = oracle_.all_nodes(), searches = oracle_.searches();
    const Answer answer = oracle_.ask(present, nodes);
    const std::uint64_t cost = (oracle_.searches() - searches) * present.size() * kCostPerPart +
                               (oracle_.all_nodes() - before) * kCostPerNode + 1;
    cost_left_ -= std::min(cost, cost_left_);
    return answer;
}

}  // namespace sator::explain
