// Finds a minimal core in four steps.
//
// 1. Cores of one or two rules are looked for (cores_of_few_rules.cpp).
//
// 2. If there are none, easily refuted sets are collected. If all parts together are not refuted in a few
// nodes, parts that share cells may be: most cores are local, and questions about few parts are small, too.
// Otherwise parts are removed by halves while a search of few nodes refutes the rest, in several orders. A
// set narrowed without such a budget may have only refutations of millions of nodes. A set that stays easy is
// far from the threshold between satisfiable and unsatisfiable, and the solutions of its satisfiable subsets
// are found at once.
//
// 3. Each part is left out in turn, with growing budgets, until one set is proven minimal (deletion). The
// ways in which a solution of the rest can break the left-out part may be added to the search
// (negation_cases.hpp).
//
// 4. A smaller core is searched for (smallest_mus.cpp), which finds or rules out those of a few parts.
//
// J. Bailey and P. Stuckey, "Discovery of minimal unsatisfiable subsets of constraints", PADL 2005, survey
// the methods.
#include "sator/explain/parts/mus.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "sator/explain/parts/cores_of_few_rules.hpp"
#include "sator/explain/parts/leave_out.hpp"
#include "sator/explain/parts/near_parts.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/parts/part_oracle.hpp"
#include "sator/explain/parts/smallest_mus.hpp"

namespace sator::explain {

namespace {

using Parts = std::vector<PartId>;
using Answer = PartOracle::Answer;

/// Limit the cost of the search for a smaller core (see SmallestMus): some tenths of a second. If the core
/// has more than `kLarge` parts, `kMaxSearchCostOfLarge` applies, because the search then seldom ends.
constexpr std::uint64_t kMaxSearchCost = 5'000, kMaxSearchCostOfLarge = 1'500;
constexpr std::size_t kLarge = 8;
/// If a core has more parts, neither the neighbourhood of each part is tried nor the solutions without it.
constexpr std::size_t kMaxPartsForNear = 400;
/// The node budget of a refutation while parts are removed: this, or the nodes that the refutation of all
/// parts takes if these are more.
constexpr std::uint64_t kNodesOfRefutation = 25;
/// No further order is tried after the earlier orders took this number of nodes, a fraction of a second.
constexpr std::uint64_t kNodesOfOrders = 4000;
/// The number of sets refuted by sums alone that are used.
constexpr std::size_t kMaxSums = 2;
/// The number of neighbouring parts that are tried at first, and at most; it doubles in between.
constexpr std::size_t kFirstNear = 4, kMaxNear = 32;
/// The number of parts that are in every core and from which an order by nearness is made.
constexpr std::size_t kMaxSeeds = 3;
/// The node budget of a proof that a part is necessary: the first, the last, and the factor between two
/// attempts.
constexpr std::uint64_t kFirstProof = 1000, kLastProof = 1'000'000'000'000, kNextProof = 10;

class MusSearch {
  public:
    MusSearch(const PuzzleParts& parts, const Limits& limits)
        : parts_(parts), limits_(limits), near_(parts), oracle_(parts, limits) {}

    /// Looks for solutions of all parts but one that are found easily: they answer most questions about small
    /// sets.
    void find_solutions(const Parts& known) {
        if (known.size() > kMaxPartsForNear) return;
        for (const PartId part : known) oracle_.ask(without(parts_.all(), part), kNodesOfRefutation);
    }

    /// Returns the smallest core that is found within one or two rules and the givens in their cells.
    std::optional<Parts> of_few_rules() {
        std::optional<Parts> best;
        for (Parts& set : cores_of_few_rules(parts_, oracle_, limits_)) {
            SmallestMus smallest_mus(set, oracle_, limits_);
            auto found = smallest_mus.smaller_than(set, kMaxSearchCost);
            Parts& smaller = found ? *found : set;
            if (!best || smaller.size() < best->size()) best = std::move(smaller);
        }
        return best;
    }

    /// Searches for a smaller core and replaces `mus` by it; sets `is_smallest` if there is provably none.
    void judge_size(Mus& mus) {
        SmallestMus smallest_mus(parts_.all(), oracle_, limits_);
        const std::uint64_t cost = mus.parts.size() > kLarge ? kMaxSearchCostOfLarge : kMaxSearchCost;
        if (auto found = smallest_mus.smaller_than(mus.parts, cost)) mus.parts = std::move(*found);
        if (smallest_mus.lower_bound() < mus.parts.size()) return;
        mus.is_minimal = mus.is_smallest = true;
    }

    /// Returns sets that are refuted easily: neighbouring parts if some are, otherwise sets refuted by sums
    /// and sets narrowed in several orders: last to first, first to last, and farthest first from parts that
    /// are in every core.
    std::vector<Parts> easy_sets(const Parts& known) {
        if (oracle_.ask(known, kNodesOfRefutation) == Answer::Unknown) {
            if (auto near = near_sets(known); !near.empty()) return near;
        }
        oracle_.ask(known);
        budget_ = std::max(kNodesOfRefutation, oracle_.nodes());
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

    /// Removes what is not necessary from each set until all parts of one set are proven necessary. Returns
    /// the smallest set proven within the same budget; a set that is larger from the start is not tried any
    /// more, though it might shrink. If a limit is reached, returns the smallest set.
    Mus proven(std::vector<Parts> sets) {
        std::ranges::stable_sort(sets, {}, size_of);
        std::vector<Parts> open = sets;  // by set: the parts not yet proven necessary
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

    /// Collects the parts of the core without which the puzzle has a solution.
    void find_relaxations(Mus& mus) {
        mus.relaxations_are_all = true;
        for (const PartId part : mus.parts) {
            const Answer answer = oracle_.ask(without(parts_.all(), part));
            if (answer == Answer::Yes) mus.relaxations.push_back(part);
            if (answer == Answer::Unknown) mus.relaxations_are_all = false;
        }
    }

  private:
    /// For each part, takes the smallest set of its nearest parts that is refuted within the budget, and
    /// narrows it.
    std::vector<Parts> near_sets(const Parts& known) {
        std::vector<Parts> sets;
        if (known.size() > kMaxPartsForNear) return sets;
        for (const PartId seed : known) {
            const Parts order = near_.from(seed, known, kMaxNear);
            for (std::size_t size = kFirstNear; size <= order.size() && size < known.size(); size *= 2) {
                Parts near(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(size));
                if (oracle_.ask(near, kNodesOfRefutation) != Answer::No) continue;
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
        // Parts may be left out if the rest is still easily refuted.
        const auto leave_out = [&](std::span<const PartId> going) {
            Parts rest;
            std::ranges::copy_if(parts, std::back_inserter(rest),
                                 [&](PartId part) { return std::ranges::find(going, part) == going.end(); });
            if (oracle_.ask(rest, budget_) != Answer::No) return false;
            parts = std::move(rest);
            return true;
        };
        leave_out_by_halves(order.first(order.size() / 2), leave_out);
        leave_out_by_halves(order.subspan(order.size() / 2), leave_out);
        return parts;
    }

    /// Returns some parts that are in every core, because the puzzle has a solution without them.
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
    std::uint64_t budget_ = kNodesOfRefutation;
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

Mus find_conflict(const PuzzleParts& parts, const Limits& limits) {
    const Parts all = parts.all();
    const Parts refuted = PartModel(parts, all, limits).conflict();
    return find_mus(parts, refuted.empty() ? all : refuted, limits);
}

}  // namespace sator::explain
