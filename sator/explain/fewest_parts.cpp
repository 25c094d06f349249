// Whatever clashes has a part in common with what a solution of some parts breaks. So no clash is smaller
// than the smallest set that hits what each of the solutions breaks; where its parts have a solution, that is
// one more to hit, and where they have none, they are a smallest clash. Solutions that break little say most:
// each is made to keep what it can. (A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva, "Smallest MUS
// extraction with minimal hitting set dualization", CP 2015.)
#include "sator/explain/fewest_parts.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

namespace sator {

namespace {

/// What one question may cost, in nodes: whether a few parts clash, and whether a solution can keep more.
constexpr std::uint64_t kNodesOfFew = 2000, kNodesOfMore = 50;
/// What making a question costs for each part, and answering it for each node.
constexpr std::uint64_t kCostOfPart = 1, kCostOfNode = 2;

}  // namespace

std::optional<std::vector<PartId>> FewestParts::fewer_than(const std::vector<PartId>& clash,
                                                           std::uint64_t cost) {
    cost_left_ = cost;
    while (least_ < clash.size() && cost_left_ > 0 && !limits_.reached()) {
        learn();
        const HittingSets::Answer hit = broken_.find(least_);
        if (!hit.is_known) return std::nullopt;
        if (!hit.members) {
            ++least_;
            continue;
        }
        std::vector<PartId> few;
        for (const std::size_t member : *hit.members) few.emplace_back(member);
        const Answer answer = ask(few, kNodesOfFew);
        if (answer == Answer::No) return few;
        if (answer == Answer::Unknown) return std::nullopt;
        grow(few, clash);
    }
    return std::nullopt;
}

void FewestParts::learn() {
    for (const auto kept = questions_.kept(); learnt_ < kept.size(); ++learnt_) {
        std::vector<std::size_t> broken;
        for (const PartId part : among_) {
            if (!kept[learnt_][part.index()]) broken.push_back(part.index());
        }
        if (!broken.empty()) broken_.add(std::move(broken));
    }
}

/// All solutions break a part of the clash. Where one breaks nothing else, the next hits need another part of
/// it: what other solutions break is kept first.
void FewestParts::grow(const std::vector<PartId>& present, const std::vector<PartId>& clash) {
    std::vector<PartId> kept = questions_.kept_beside(present), beside, own = clash;
    std::ranges::set_difference(among_, clash, std::back_inserter(beside));
    grow_by(kept, beside);
    std::ranges::stable_sort(own, std::ranges::greater{},
                             [&](PartId part) { return broken_.count_with(part.index()); });
    for (const PartId part : own) grow_by(kept, {&part, 1});
}

void FewestParts::grow_by(std::vector<PartId>& present, std::span<const PartId> more) {
    std::vector<PartId> both = present;
    std::ranges::copy_if(more, std::back_inserter(both),
                         [&](PartId part) { return !std::ranges::binary_search(present, part); });
    if (both.size() == present.size()) return;
    std::ranges::sort(both);
    if (ask(both, kNodesOfMore) == Answer::Yes) {
        present = questions_.kept_beside(both);
    } else if (more.size() > 1) {
        grow_by(present, more.first(more.size() / 2));
        grow_by(present, more.subspan(more.size() / 2));
    }
}

FewestParts::Answer FewestParts::ask(std::span<const PartId> present, std::uint64_t nodes) {
    const std::uint64_t before = questions_.all_nodes(), searches = questions_.searches();
    const Answer answer = questions_.ask(present, nodes);
    const std::uint64_t cost = (questions_.searches() - searches) * present.size() * kCostOfPart +
                               (questions_.all_nodes() - before) * kCostOfNode + 1;
    cost_left_ -= std::min(cost, cost_left_);
    return answer;
}

}  // namespace sator
