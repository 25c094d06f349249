#include "sator/explain/premises.hpp"

#include <algorithm>
#include <limits>

namespace sator {

namespace {

bool is_refuted(Closure& closure, const Claim& claim, std::size_t place, std::size_t value) {
    if (!claim.split) return conflicts_with(closure, place, value);
    const std::size_t split = closure.place_of(*claim.split);
    closure.enter();
    bool holds = closure.fix(place, value) && closure.propagate();
    if (holds && split < closure.cells().size()) holds = !all_conflict(closure, split);
    closure.leave();
    return !holds;
}

bool is_shown(Closure& closure, const Claim& claim) {
    if (claim.is_clash) return false;
    const auto is_gone = [&](std::size_t place, std::size_t value) {
        return !has_bit(closure.values(place), value) ||
               (claim.by_assuming && is_refuted(closure, claim, place, value));
    };
    const auto is_only = [&](const Candidate& c) {
        const std::size_t place = closure.place_of(c.cell);
        const std::vector<Word> left(closure.values(place).begin(), closure.values(place).end());
        bool only = has_bit(left, c.value);
        for_each_bit(left, [&](std::size_t v) { only = only && (v == c.value || is_gone(place, v)); });
        return only;
    };
    return std::ranges::all_of(claim.placed, is_only) &&
           std::ranges::all_of(
               claim.removed, [&](const Candidate& c) { return is_gone(closure.place_of(c.cell), c.value); });
}

bool speaks_of(const Closure& closure, const Claim& claim) {
    const auto is_known = [&](const Candidate& c) {
        return closure.place_of(c.cell) < closure.cells().size();
    };
    return std::ranges::all_of(claim.placed, is_known) && std::ranges::all_of(claim.removed, is_known);
}

/// Whether it says no more than that one candidate is refuted: that takes one propagation, not two.
bool is_one_refutation(const Claim& claim) {
    return claim.by_assuming && !claim.split && !claim.is_clash && claim.placed.empty() &&
           claim.removed.size() == 1;
}

/// Gives facts up by halves: each part of the list, the whole first, is given up if the claim follows without
/// it.
class Giving {
  public:
    Giving(Closure& closure, const Claim& claim, Candidates& facts, const Candidates& ranges,
           std::size_t most)
        : closure_(closure), claim_(claim), facts_(facts), ranges_(ranges), most_(most) {}

    /// More cells are needed than the caller wants to know of: nothing more is given up.
    bool is_enough() const { return needed_ > most_; }

    /// Cells, whole; whether all could be given up. `is_needed`: it is known that they cannot be.
    bool give_up(std::span<const CellId> cells, bool is_needed = false) {
        if (cells.empty()) return true;
        if (is_enough() || closure_.is_over()) return false;
        std::vector<Word> saved;
        for (const CellId cell : cells) {
            saved.insert(saved.end(), facts_[cell].begin(), facts_[cell].end());
            std::ranges::copy(ranges_[cell], facts_[cell].begin());
        }
        if (!is_needed && follows(closure_, facts_, claim_)) return true;
        const std::size_t words = facts_.words_per_cell();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::ranges::copy(std::span(saved).subspan(i * words, words), facts_[cells[i]].begin());
        }
        if (cells.size() == 1) {
            ++needed_;
            return false;
        }
        const bool first = give_up(cells.first(cells.size() / 2));
        give_up(cells.subspan(cells.size() / 2), first);
        return false;
    }

    /// Values that one cell has not.
    bool give_up(CellId cell, std::span<const std::size_t> values, bool is_needed = false) {
        if (values.empty()) return true;
        if (closure_.is_over()) return false;
        const std::vector<Word> saved(facts_[cell].begin(), facts_[cell].end());
        for (const std::size_t v : values) set_bit(facts_[cell], v);
        if (!is_needed && follows(closure_, facts_, claim_)) return true;
        std::ranges::copy(saved, facts_[cell].begin());
        if (values.size() == 1) return false;
        const bool first = give_up(cell, values.first(values.size() / 2));
        give_up(cell, values.subspan(values.size() / 2), first);
        return false;
    }

  private:
    Closure& closure_;
    const Claim& claim_;
    Candidates& facts_;
    const Candidates& ranges_;
    std::size_t most_, needed_ = 0;  // cells
};

std::size_t distance_to(const Study& study, const Claim& claim, CellId cell) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const Candidate& c : claim.placed) least = std::min(least, study.distance(c.cell, cell));
    for (const Candidate& c : claim.removed) least = std::min(least, study.distance(c.cell, cell));
    return least;
}

/// Leaves of `facts` what the claim needs; false, and perhaps more, where that is of more than `most` cells.
bool give_up_facts(const Knowledge& knowledge, Closure& closure, Candidates& facts, const Claim& claim,
                   std::size_t most) {
    const Study& study = knowledge.study();
    const Candidates& ranges = study.ranges();
    std::vector<CellId> ruled_out, placed;
    for (const CellId cell : closure.cells()) {
        if (std::ranges::equal(facts[cell], ranges[cell])) continue;
        (knowledge.is_placed(cell) ? placed : ruled_out).push_back(cell);
    }
    // What is known of the claim's own cells is given up first: with all of it no rule might be needed.
    const auto is_farther = [&](CellId a, CellId b) {
        const std::size_t to_a = distance_to(study, claim, a), to_b = distance_to(study, claim, b);
        return to_b != 0 && (to_a == 0 || to_a > to_b);
    };
    std::ranges::stable_sort(ruled_out, is_farther);
    std::ranges::stable_sort(placed, is_farther);
    Giving giving(closure, claim, facts, ranges, most);
    giving.give_up(ruled_out);
    giving.give_up(placed);
    if (giving.is_enough()) return false;
    for (const CellId cell : ruled_out) {
        std::vector<std::size_t> values;
        for_each_bit(ranges[cell], [&](std::size_t v) {
            if (!has_bit(facts[cell], v)) values.push_back(v);
        });
        giving.give_up(cell, values);
    }
    return true;
}

}  // namespace

bool conflicts_with(Closure& closure, std::size_t place, std::size_t value) {
    closure.enter();
    const bool holds = closure.fix(place, value) && closure.propagate();
    closure.leave();
    return !holds;
}

bool all_conflict(Closure& closure, std::size_t place) {
    const std::vector<Word> left(closure.values(place).begin(), closure.values(place).end());
    bool all = count_bits(left) <= kMostTried;
    for_each_bit(left, [&](std::size_t v) { all = all && conflicts_with(closure, place, v); });
    return all;
}

bool follows(Closure& closure, const Candidates& facts, const Claim& claim) {
    if (closure.is_dead()) return true;
    if (closure.is_over()) return false;
    if (!speaks_of(closure, claim)) return false;
    const bool is_assumed = is_one_refutation(claim);
    closure.enter();
    bool holds = closure.keep(facts);
    if (holds && is_assumed)
        holds = closure.fix(closure.place_of(claim.removed[0].cell), claim.removed[0].value);
    holds = holds && closure.propagate();
    const bool result = !holds || (!is_assumed && is_shown(closure, claim));
    closure.leave();
    return result;
}

Claim shown_claim(Closure& closure, const Candidates& facts, Claim claim) {
    claim.by_assuming = claim.by_assuming || !follows(closure, facts, claim);
    return claim;
}

std::vector<RuleId> needed_rules(const Study& study, std::vector<RuleId> rules, const Candidates& facts,
                                 const Claim& claim) {
    for (std::size_t i = rules.size(); i-- > 0 && rules.size() > 1 && !study.watch().is_over();) {
        std::vector<RuleId> fewer(rules);
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        Closure closure(study.propagators(), fewer, &study.watch());
        if (follows(closure, facts, claim)) rules = std::move(fewer);
    }
    return rules;
}

Candidates needed_facts(const Knowledge& knowledge, Closure& closure, Candidates facts, const Claim& claim) {
    give_up_facts(knowledge, closure, facts, claim, std::numeric_limits<std::size_t>::max());
    // Facts of cells beyond the rules' say nothing: they are no premises.
    for (std::size_t i = 0; i < facts.cell_count(); ++i) {
        if (closure.place_of(CellId(i)) < closure.cells().size()) continue;
        std::ranges::copy(knowledge.study().ranges()[CellId(i)], facts[CellId(i)].begin());
    }
    return facts;
}

std::size_t count_needed_facts(const Knowledge& knowledge, Closure& closure, Candidates facts,
                               const Claim& claim, std::size_t most) {
    if (!give_up_facts(knowledge, closure, facts, claim, most)) return most + 1;
    std::size_t count = 0;
    for (const CellId cell : closure.cells()) {
        const std::size_t range = knowledge.study().ranges().count(cell), left = facts.count(cell);
        count += knowledge.is_placed(cell) && left < range ? 1 : std::min(left, range - left);
    }
    return count;
}

}  // namespace sator
