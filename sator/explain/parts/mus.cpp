// First it is asked what one rule or two clash with. Where they do not, a minimal set is made by deletion in
// halves. In the end a smaller one is searched for (see smallest_mus.cpp), which finds or rules out those of
// a few parts. Small sets that are easily refuted are looked for first. Where the whole is not, a few parts
// that lie near each other may be: most clashes are of such, and to narrow them asks questions that are as
// small. Else parts are left out as long as a search of few nodes refutes the rest, in several orders, and
// the smallest rest is kept. Far from the threshold between clash and none, its subsets then have solutions
// that are found at once; a set that is narrowed without such a budget may have only refutations of millions
// of nodes. In the end each part is left out once more, without a budget, and the rest has a solution: one
// that breaks the part, in some way that the search may be told. (J. Bailey and P. Stuckey, "Discovery of
// minimal unsatisfiable subsets of constraints", PADL 2005, survey the ways.)
#include "sator/explain/parts/mus.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "sator/explain/parts/cores_of_few_rules.hpp"
#include "sator/explain/parts/near_parts.hpp"
#include "sator/explain/parts/part_oracle.hpp"
#include "sator/explain/parts/smallest_mus.hpp"

namespace sator {

namespace {

using Parts = std::vector<PartId>;
using Answer = PartOracle::Answer;

/// What a search for fewer parts than a clash has may cost (see smallest_mus.cpp): some tenths of a second.
/// Beyond so many parts it seldom comes to an end.
constexpr std::uint64_t kCost = 5'000, kCostOfLarge = 1'500;
constexpr std::size_t kLarge = 8;
/// Of more parts it is not asked what lies near each, nor what the others do without it.
constexpr std::size_t kMaxPartsForNear = 400;
/// What a refutation may cost, in nodes, while parts are left out: so many, or what the refutation of all
/// parts takes, where that is more.
constexpr std::uint64_t kNodes = 25;
/// No other order is tried once the orders before have cost so many nodes: a fraction of a second.
constexpr std::uint64_t kNodesOfOrders = 4000;
/// So many sets that sums alone show to clash are looked at.
constexpr std::size_t kMaxSums = 2;
/// How many parts that lie near each other are asked about at first, and at most; doubled between.
constexpr std::size_t kFirstNear = 4, kMaxNear = 32;
/// From so many parts, each of which stands in every clash, the others are ordered by nearness.
constexpr std::size_t kMaxSeeds = 3;
/// What a proof that a part is needed may cost at first and at last, and how many times more the next
/// attempt.
constexpr std::uint64_t kFirstProof = 1000, kLastProof = 1'000'000'000'000, kNextProof = 10;

class MusSearch {
  public:
    MusSearch(const PuzzleParts& parts, const Limits& limits)
        : parts_(parts), limits_(limits), near_(parts), oracle_(parts, limits) {}

    /// Solutions of all parts but one, where such are found easily: they answer most questions about few.
    void find_solutions(const Parts& known) {
        if (known.size() > kMaxPartsForNear) return;
        for (const PartId part : known) oracle_.ask(without(parts_.all(), part), kNodes);
    }

    /// Of one rule or two, with the givens in their cells, a smallest set that clashes.
    std::optional<Parts> of_few_rules() {
        std::optional<Parts> best;
        for (Parts& set : cores_of_few_rules(parts_, oracle_, limits_)) {
            SmallestMus smallest_mus(set, oracle_, limits_);
            auto found = smallest_mus.smaller_than(set, kCost);
            Parts& smaller = found ? *found : set;
            if (!best || smaller.size() < best->size()) best = std::move(smaller);
        }
        return best;
    }

    /// Whether a set of fewer parts clashes; if so the clash becomes that.
    void judge_size(Mus& mus) {
        SmallestMus smallest_mus(parts_.all(), oracle_, limits_);
        const std::uint64_t cost = mus.parts.size() > kLarge ? kCostOfLarge : kCost;
        if (auto found = smallest_mus.smaller_than(mus.parts, cost)) mus.parts = std::move(*found);
        if (smallest_mus.lower_bound() < mus.parts.size()) return;
        mus.is_minimal = mus.is_smallest = true;
    }

    /// Sets that are easily refuted: because of what cells add up to, or come of leaving out parts in several
    /// orders: first to last, last to first, and what is far from a part that stands in every clash first.
    std::vector<Parts> easy_sets(const Parts& known) {
        if (oracle_.ask(known, kNodes) == Answer::Unknown) {
            if (auto near = near_sets(known); !near.empty()) return near;
        }
        oracle_.ask(known);
        budget_ = std::max(kNodes, oracle_.nodes());
        const std::uint64_t end = oracle_.all_nodes() + kNodesOfOrders;
        std::vector<Parts> orders = {{known.rbegin(), known.rend()}, known};
        for (const PartId seed : in_every_core(known)) {
            orders.push_back(near_.from(seed, known, known.size()));
            std::ranges::reverse(orders.back());
        }
        std::vector<Parts> sets = impossible_sums(parts_, known, limits_);
        sets.resize(std::min(sets.size(), kMaxSums));
        for (const Parts& order : orders) {
            if (sets.empty() || oracle_.all_nodes() < end) sets.push_back(narrowed(known, order));
        }
        return sets;
    }

    /// Leaves out of each set what is not necessary after all, until of one all is proven necessary: the
    /// smallest that is proven at the same cost; of those that are larger from the start it is not asked
    /// whether they come to be smaller. Where limits end that, the smallest there is.
    Mus proven(std::vector<Parts> sets) {
        std::ranges::stable_sort(sets, {}, size_of);
        std::vector<Parts> open = sets;  // of each set: the parts that are not proven necessary
        for (std::uint64_t nodes = kFirstProof; nodes <= kLastProof && !limits_.reached();
             nodes *= kNextProof) {
            std::optional<Mus> best;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                if (best && best->parts.size() <= sets[i].size()) continue;
                prove(sets[i], open[i], nodes);
                if (!open[i].empty() || (best && best->parts.size() <= sets[i].size())) continue;
                best = Mus{.parts = sets[i], .is_minimal = true};
            }
            if (best) return std::move(*best);
        }
        return {.parts = *std::ranges::min_element(sets, {}, size_of)};
    }

    /// Parts of the clash without any one of which the puzzle has a solution.
    void find_relaxations(Mus& mus) {
        mus.relaxations_are_all = true;
        for (const PartId part : mus.parts) {
            const Answer answer = oracle_.ask(without(parts_.all(), part));
            if (answer == Answer::Yes) mus.relaxations.push_back(part);
            if (answer == Answer::Unknown) mus.relaxations_are_all = false;
        }
    }

  private:
    /// Of each part, and what lies near it, the smallest set that is refuted in a few nodes, narrowed.
    std::vector<Parts> near_sets(const Parts& known) {
        std::vector<Parts> sets;
        if (known.size() > kMaxPartsForNear) return sets;
        for (const PartId seed : known) {
            const Parts order = near_.from(seed, known, kMaxNear);
            for (std::size_t size = kFirstNear; size <= order.size() && size < known.size(); size *= 2) {
                Parts near(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(size));
                if (oracle_.ask(near, kNodes) != Answer::No) continue;
                sets.push_back(narrowed(near, Parts(near.rbegin(), near.rend())));
                break;
            }
        }
        return sets;
    }

    static std::size_t size_of(const Parts& parts) { return parts.size(); }

    void prove(Parts& parts, Parts& open, std::uint64_t nodes) {
        Parts unknown;
        for (const PartId part : open) {
            const Parts rest = without(parts, part);
            const Answer answer = oracle_.ask_negated(rest, part, nodes);
            if (answer == Answer::No) parts = rest;
            if (answer == Answer::Unknown) unknown.push_back(part);
        }
        open = std::move(unknown);
    }

    Parts narrowed(Parts parts, std::span<const PartId> order) {
        leave_out(parts, order.first(order.size() / 2));
        leave_out(parts, order.subspan(order.size() / 2));
        return parts;
    }

    /// Leaves out all of `going`, or, where the rest is then not easily refuted, of its halves.
    void leave_out(Parts& parts, std::span<const PartId> going) {
        if (going.empty()) return;
        Parts rest;
        std::ranges::copy_if(parts, std::back_inserter(rest),
                             [&](PartId part) { return std::ranges::find(going, part) == going.end(); });
        if (oracle_.ask(rest, budget_) == Answer::No) {
            parts = std::move(rest);
        } else if (going.size() > 1) {
            leave_out(parts, going.first(going.size() / 2));
            leave_out(parts, going.subspan(going.size() / 2));
        }
    }

    /// Some parts without which the puzzle has a solution.
    Parts in_every_core(const Parts& known) {
        Parts found;
        for (const PartId part : known) {
            if (found.size() == kMaxSeeds) break;
            if (oracle_.ask(without(parts_.all(), part), budget_) == Answer::Yes) found.push_back(part);
        }
        return found;
    }

    const PuzzleParts& parts_;
    Limits limits_;
    NearParts near_;
    PartOracle oracle_;
    std::uint64_t budget_ = kNodes;
};

}  // namespace

Mus find_mus(const PuzzleParts& parts, std::span<const PartId> parts_known, const Limits& limits) {
    MusSearch mus_search(parts, limits);
    const Parts known(parts_known.begin(), parts_known.end());
    mus_search.find_solutions(known);
    const auto of_few = mus_search.of_few_rules();
    Mus mus = mus_search.proven(of_few ? std::vector<Parts>{*of_few} : mus_search.easy_sets(known));
    std::ranges::sort(mus.parts);
    mus_search.judge_size(mus);
    mus_search.find_relaxations(mus);
    return mus;
}

}  // namespace sator
