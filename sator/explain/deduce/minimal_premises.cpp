#include "sator/explain/deduce/minimal_premises.hpp"

#include <algorithm>
#include <limits>

#include "sator/explain/parts/leave_out.hpp"

namespace sator::explain {

namespace {

bool is_refuted(RuleFixpoint& fixpoint, const Claim& claim, std::size_t place, ValueId value) {
    if (!claim.split) return conflicts_with(fixpoint, place, value);
    const std::size_t split = fixpoint.place_of(*claim.split);
    fixpoint.push_level();
    bool holds = fixpoint.fix(place, value) && fixpoint.propagate();
    if (holds && split < fixpoint.cells().size()) holds = !all_conflict(fixpoint, split);
    fixpoint.backtrack();
    return !holds;
}

bool is_shown(RuleFixpoint& fixpoint, const Claim& claim) {
    if (claim.is_contradiction) return false;
    const auto is_gone = [&](std::size_t place, ValueId value) {
        return !has_bit(fixpoint.values(place), value) ||
               (claim.by_assuming && is_refuted(fixpoint, claim, place, value));
    };
    const auto is_only = [&](const Candidate& c) {
        const std::size_t place = fixpoint.place_of(c.cell);
        const std::vector<Word> left(fixpoint.values(place).begin(), fixpoint.values(place).end());
        bool only = has_bit(left, c.value);
        for_each_value(left, [&](ValueId v) { only = only && (v == c.value || is_gone(place, v)); });
        return only;
    };
    return std::ranges::all_of(claim.placed, is_only) &&
           std::ranges::all_of(claim.removed, [&](const Candidate& c) {
               return is_gone(fixpoint.place_of(c.cell), c.value);
           });
}

bool speaks_of(const RuleFixpoint& fixpoint, const Claim& claim) {
    const auto is_known = [&](const Candidate& c) {
        return fixpoint.place_of(c.cell) < fixpoint.cells().size();
    };
    return std::ranges::all_of(claim.placed, is_known) && std::ranges::all_of(claim.removed, is_known);
}

/// Returns true if the claim only says that one candidate is refuted. Such a claim is checked with one
/// propagation instead of two.
bool is_one_refutation(const Claim& claim) {
    return claim.by_assuming && !claim.split && !claim.is_contradiction && claim.placed.empty() &&
           claim.removed.size() == 1;
}

/// Drops premises by halves, like QuickXplain: the whole list first; if the claim does not follow without it,
/// each of its halves.
class PremiseMinimizer {
  public:
    PremiseMinimizer(RuleFixpoint& fixpoint, const Claim& claim, Candidates& premises,
                     const Candidates& ranges, std::size_t most)
        : fixpoint_(fixpoint), claim_(claim), premises_(premises), ranges_(ranges), most_(most) {}

    /// Returns true if more than `most` cells are needed. Then no further premise is dropped.
    bool is_enough() const { return needed_ > most_; }

    /// Drops all that is known of whole cells. Returns true if all of `cells` were dropped. `is_needed`: it
    /// is known that not all of them can be.
    bool drop(std::span<const CellId> cells, bool is_needed = false) {
        if (cells.empty()) return true;
        if (is_enough() || fixpoint_.is_over()) return false;
        std::vector<Word> saved;
        for (const CellId cell : cells) {
            saved.insert(saved.end(), premises_[cell].begin(), premises_[cell].end());
            std::ranges::copy(ranges_[cell], premises_[cell].begin());
        }
        if (!is_needed && follows(fixpoint_, premises_, claim_)) return true;
        const std::size_t words = premises_.words_per_cell();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::ranges::copy(std::span(saved).subspan(i * words, words), premises_[cells[i]].begin());
        }
        if (cells.size() == 1) {
            ++needed_;
            return false;
        }
        const bool first = drop(cells.first(cells.size() / 2));
        drop(cells.subspan(cells.size() / 2), first);
        return false;
    }

    /// Drops ruled-out values of one cell in the same way.
    bool drop(CellId cell, std::span<const ValueId> values, bool is_needed = false) {
        if (values.empty()) return true;
        if (fixpoint_.is_over()) return false;
        const std::vector<Word> saved(premises_[cell].begin(), premises_[cell].end());
        for (const ValueId v : values) set_bit(premises_[cell], v);
        if (!is_needed && follows(fixpoint_, premises_, claim_)) return true;
        std::ranges::copy(saved, premises_[cell].begin());
        if (values.size() == 1) return false;
        const bool first = drop(cell, values.first(values.size() / 2));
        drop(cell, values.subspan(values.size() / 2), first);
        return false;
    }

  private:
    RuleFixpoint& fixpoint_;
    const Claim& claim_;
    Candidates& premises_;
    const Candidates& ranges_;
    std::size_t most_, needed_ = 0;  // cells
};

std::size_t distance_to(const PuzzleContext& context, const Claim& claim, CellId cell) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const Candidate& c : claim.placed) least = std::min(least, context.distance(c.cell, cell));
    for (const Candidate& c : claim.removed) least = std::min(least, context.distance(c.cell, cell));
    return least;
}

/// Cuts `premises` down to what the claim needs. Returns false, with premises that may not be minimal, if
/// more than `most` cells are needed.
bool drop_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates& premises,
                   const Claim& claim, std::size_t most) {
    const PuzzleContext& context = knowledge.context();
    const Candidates& ranges = context.ranges();
    std::vector<CellId> ruled_out, placed;
    for (const CellId cell : fixpoint.cells()) {
        if (std::ranges::equal(premises[cell], ranges[cell])) continue;
        (knowledge.is_placed(cell) ? placed : ruled_out).push_back(cell);
    }
    // What is known of the claim's own cells is dropped first. Otherwise the claim could follow from it
    // without any rule.
    const auto is_farther = [&](CellId a, CellId b) {
        const std::size_t to_a = distance_to(context, claim, a), to_b = distance_to(context, claim, b);
        return to_b != 0 && (to_a == 0 || to_a > to_b);
    };
    std::ranges::stable_sort(ruled_out, is_farther);
    std::ranges::stable_sort(placed, is_farther);
    PremiseMinimizer minimizer(fixpoint, claim, premises, ranges, most);
    minimizer.drop(ruled_out);
    minimizer.drop(placed);
    if (minimizer.is_enough()) return false;
    for (const CellId cell : ruled_out) {
        std::vector<ValueId> values;
        for_each_value(ranges[cell], [&](ValueId v) {
            if (!has_bit(premises[cell], v)) values.push_back(v);
        });
        minimizer.drop(cell, values);
    }
    return true;
}

}  // namespace

bool conflicts_with(RuleFixpoint& fixpoint, std::size_t place, ValueId value) {
    fixpoint.push_level();
    const bool holds = fixpoint.fix(place, value) && fixpoint.propagate();
    fixpoint.backtrack();
    return !holds;
}

bool all_conflict(RuleFixpoint& fixpoint, std::size_t place) {
    const std::vector<Word> left(fixpoint.values(place).begin(), fixpoint.values(place).end());
    bool all = count_bits(left) <= kMaxSplitValues;
    for_each_value(left, [&](ValueId v) { all = all && conflicts_with(fixpoint, place, v); });
    return all;
}

bool follows(RuleFixpoint& fixpoint, const Candidates& premises, const Claim& claim) {
    if (fixpoint.is_inconsistent()) return true;
    if (fixpoint.is_over()) return false;
    if (!speaks_of(fixpoint, claim)) return false;
    const bool is_assumed = is_one_refutation(claim);
    fixpoint.push_level();
    bool holds = fixpoint.keep(premises);
    if (holds && is_assumed)
        holds = fixpoint.fix(fixpoint.place_of(claim.removed[0].cell), claim.removed[0].value);
    holds = holds && fixpoint.propagate();
    const bool result = !holds || (!is_assumed && is_shown(fixpoint, claim));
    fixpoint.backtrack();
    return result;
}

Claim shown_claim(RuleFixpoint& fixpoint, const Candidates& premises, Claim claim) {
    claim.by_assuming = claim.by_assuming || !follows(fixpoint, premises, claim);
    return claim;
}

std::vector<RuleId> minimal_rules(Query& query, std::vector<RuleId> rules, const Candidates& premises,
                                  const Claim& claim) {
    return leave_out_one_by_one(std::move(rules), [&](std::span<const RuleId> fewer) {
        if (fewer.empty() || query.watch().is_over()) return false;
        RuleFixpoint fixpoint(query.context().propagators(), fewer, &query.watch());
        return follows(fixpoint, premises, claim);
    });
}

Candidates minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                            const Claim& claim) {
    drop_premises(knowledge, fixpoint, premises, claim, std::numeric_limits<std::size_t>::max());
    // Cells outside the rules' scopes cannot matter, so they are no premises.
    for (std::size_t i = 0; i < premises.cell_count(); ++i) {
        if (fixpoint.place_of(CellId(i)) < fixpoint.cells().size()) continue;
        std::ranges::copy(knowledge.context().ranges()[CellId(i)], premises[CellId(i)].begin());
    }
    return premises;
}

std::size_t count_minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                                   const Claim& claim, std::size_t most) {
    if (!drop_premises(knowledge, fixpoint, premises, claim, most)) return most + 1;
    std::size_t count = 0;
    for (const CellId cell : fixpoint.cells()) {
        const std::size_t range = knowledge.context().ranges().count(cell), left = premises.count(cell);
        count += knowledge.is_placed(cell) && left < range ? 1 : std::min(left, range - left);
    }
    return count;
}

}  // namespace sator::explain
