// Compares the findings key by key and drops those that are not minimal in the current key. Premises are
// counted by deletion, which takes many runs of a rule; so counting stops at more premises than the best
// finding so far has, and the counts are cached.
#include "sator/explain/explanation/best_finding.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "sator/explain/deduce/fixpoint_handle.hpp"
#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/starting_premises.hpp"

namespace sator::explain {

namespace {

/// Returns true if the removals leave a cell one candidate, or a value one place in a region that requires
/// it.
bool gives_value(const SolvingState& state, const Claim& claim) {
    const PuzzleContext& context = state.context();
    const auto is_left = [&](Candidate c) {
        return state.candidates().contains(c) && std::ranges::find(claim.removed, c) == claim.removed.end();
    };
    for (const Candidate& gone : claim.removed) {
        std::size_t left = 0;
        for_each_value(state.candidates()[gone.cell], [&](ValueId v) {
            left += is_left({gone.cell, v}) ? 1 : 0;
        });
        if (left == 1) return true;
        for (const std::uint32_t r : context.regions_of(gone.cell)) {
            const Region& region = context.regions()[r];
            if (!has_bit(region.required, gone.value)) continue;
            const auto places = std::ranges::count_if(region.cells, [&](CellId c) {
                return is_left({c, gone.value});
            });
            if (places == 1) return true;
        }
    }
    return false;
}

CellId where(const Finding& finding) {
    return finding.claim.placed.empty() ? finding.claim.removed[0].cell : finding.claim.placed[0].cell;
}

}  // namespace

std::span<const RankingKey> ranking_keys() {
    static constexpr std::array kKeys = {
        RankingKey{"the easiest technique", &BestFinding::cost},
        RankingKey{"the fewest rules", &BestFinding::rules},
        RankingKey{"the fewest facts", &BestFinding::premises},
        RankingKey{"one that gives a value at once", &BestFinding::gives_no_value},
        RankingKey{"the smallest area to look at", &BestFinding::area},
        RankingKey{"the nearest to the step before", &BestFinding::distance},
    };
    return kKeys;
}

const Finding& BestFinding::of(const std::vector<Finding>& found) {
    std::vector<const Finding*> best, equal;
    for (const Finding& finding : found) best.push_back(&finding);
    for (const RankingKey& key : ranking_keys()) {
        if (best.size() == 1) break;
        double least = std::numeric_limits<double>::infinity();
        for (const Finding* finding : best) {
            if (state_.query().watch().is_over()) return *best[0];  // the result is not used
            const double own = (this->*key.measure)(*finding, least);
            if (own < least) equal.clear();
            if (own <= least) equal.push_back(finding);
            least = std::min(least, own);
        }
        best = std::exchange(equal, {});
    }
    return *best[0];
}

double BestFinding::cost(const Finding& finding, double) {
    return finding.cost;
}

/// The rules of a naked single are not known before they are searched for.
double BestFinding::rules(const Finding& finding, double) {
    if (finding.technique != Technique::NakedSingle) return static_cast<double>(finding.rules.size());
    PremiseCounts& own = premise_counts(finding);
    if (!own.rules) {
        const Candidates premises = starting_premises(state_, finding);
        own.rules = starting_rules(state_, finding, premises).size();
    }
    return static_cast<double>(*own.rules);
}

double BestFinding::premises(const Finding& finding, double most) {
    PremiseCounts& own = premise_counts(finding);
    const auto enough = [&] { return own.is_exact || static_cast<double>(own.premises) > most; };
    if (enough()) return static_cast<double>(own.premises);
    const Candidates premises = starting_premises(state_, finding);
    const std::vector<RuleId> rules = starting_rules(state_, finding, premises);
    own.is_exact = true;
    own.premises = 1;
    if (rules.empty()) return 1;
    const FixpointHandle fixpoint(state_.query(), finding, rules);
    const Claim claim = shown_claim(*fixpoint, premises, finding.claim);
    const std::size_t cells = state_.context().cell_count();
    const std::size_t bound = most < static_cast<double>(cells) ? static_cast<std::size_t>(most) : cells;
    own.premises = count_minimal_premises(state_.knowledge(), *fixpoint, premises, claim, bound);
    own.is_exact = own.premises <= bound;
    return static_cast<double>(own.premises);
}

double BestFinding::area(const Finding& finding, double) {
    return finding.work;
}

double BestFinding::distance(const Finding& finding, double) {
    const auto last = state_.last_cell();
    return last ? static_cast<double>(state_.context().distance(*last, where(finding))) : 0;
}

double BestFinding::gives_no_value(const Finding& finding, double) {
    return !finding.claim.placed.empty() || gives_value(state_, finding.claim) ? 0 : 1;
}

BestFinding::PremiseCounts& BestFinding::premise_counts(const Finding& finding) {
    std::vector<std::size_t> key = {static_cast<std::size_t>(finding.technique), finding.claim.placed.size()};
    for (const RuleId rule : finding.rules) key.push_back(rule.index());
    for (const auto* said : {&finding.claim.placed, &finding.claim.removed}) {
        for (const Candidate& c : *said) key.insert(key.end(), {c.cell.index(), c.value.index()});
    }
    PremiseCounts& own = known_[std::move(key)];
    std::uint64_t revision = 1;
    for (const RuleId rule : finding.rules) revision += state_.knowledge().revision(rule);
    if (own.revision != revision) own = {.revision = revision};
    return own;
}

}  // namespace sator::explain
