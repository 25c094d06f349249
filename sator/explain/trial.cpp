// Each candidate is assumed in turn, and all rules are propagated. Of those that conflict it is asked first
// whether three of the rules are enough, or two (rule_subset.hpp): so a step of so few rules is found
// wherever there is one. Where there is none the rules that each conflict met are left out one by one, as
// long as the conflict stays. One propagation a candidate; for each that conflicts half a dozen, or two
// dozen.
#include <algorithm>
#include <limits>

#include "sator/explain/finders.hpp"
#include "sator/explain/premises.hpp"
#include "sator/explain/rule_subset.hpp"

namespace sator {

namespace {

/// Sets of no more rules than this are found wherever there are some. To ask for more takes too long.
constexpr std::size_t kFewestProved = 3;

struct Refuted {
    Candidate candidate;
    std::size_t place = 0;           // the cell's, in the closure
    std::vector<std::size_t> rules;  // by their places in the closure, in the order in which they took part
    std::size_t calls = 0;
};

class Trials {
  public:
    explicit Trials(Situation& situation) : situation_(situation), closure_(situation.study().whole()) {}

    void find(std::vector<Finding>& found) {
        if (closure_.is_dead()) return;
        if (enter_knowledge()) {
            find_refuted();
            find_few(found);
            if (found.empty()) find_minimal(found);
            switch_all(true);
        }
        closure_.leave();
    }

  private:
    /// Enters a level of what is known; whether it is consistent.
    bool enter_knowledge() {
        closure_.enter();
        for (std::size_t i = 0; i < closure_.cells().size(); ++i) {
            if (!closure_.keep(i, situation_.candidates()[closure_.cells()[i]])) return false;
        }
        return closure_.propagate();
    }

    void find_refuted() {
        for (std::size_t i = 0; i < closure_.cells().size() && !closure_.is_over(); ++i) {
            const CellId cell = closure_.cells()[i];
            if (situation_.candidates().count(cell) < 2) continue;
            for_each_bit(situation_.candidates()[cell], [&](std::size_t v) {
                closure_.enter();
                if (!assume(i, v)) {
                    const auto& known = situation_.conflict_rules({cell, v});
                    refuted_.push_back(
                        {{cell, v}, i, known.empty() ? closure_.rules_used() : known, closure_.calls()});
                }
                closure_.leave();
            });
        }
        std::ranges::stable_sort(refuted_, {},
                                 [](const Refuted& one) { return std::pair(one.rules.size(), one.calls); });
    }

    bool assume(std::size_t place, std::size_t value) {
        std::vector<Word> only(closure_.values(place).size(), 0);
        set_bit(only, value);
        return closure_.keep(place, only) && closure_.propagate();
    }

    void switch_all(bool is_active) {
        for (std::size_t rule = 0; rule < closure_.rules().size(); ++rule)
            closure_.set_active(rule, is_active);
    }

    /// The refutations by the fewest rules, where these are few.
    void find_few(std::vector<Finding>& found) {
        std::size_t fewest = kFewestProved;
        for (const Refuted& one : refuted_) {
            if (closure_.is_over()) return;
            const auto rules = fewest_rules(one, fewest);
            if (rules.empty()) continue;
            const auto calls = calls_until_conflict(one, rules);
            if (!calls) return;  // cut short
            if (rules.size() < fewest) found.clear();
            fewest = rules.size();
            found.push_back(finding_of({one.candidate, one.place, rules, *calls}));
        }
    }

    /// The fewest rules that refute it, if they are no more than `most`.
    std::vector<std::size_t> fewest_rules(const Refuted& one, std::size_t most) {
        const auto is_enough = [&](std::span<const std::size_t> rules) {
            return calls_until_conflict(one, rules).has_value();
        };
        std::vector<std::size_t> rules;
        while (most > 0) {
            auto fewer = rule_subset(closure_.rules().size(), most, is_enough);
            if (fewer.empty()) break;
            rules = std::move(fewer);
            most = rules.size() - 1;
        }
        return rules;
    }

    /// How many calls of propagators it takes these rules alone to refute it; nothing where they do not.
    std::optional<std::size_t> calls_until_conflict(const Refuted& one, std::span<const std::size_t> rules) {
        switch_all(false);
        for (const std::size_t rule : rules) closure_.set_active(rule, true);
        closure_.enter();
        const bool holds = assume(one.place, one.candidate.value);
        closure_.leave();
        if (holds) return std::nullopt;
        return closure_.calls();
    }

    /// Refutations none of whose rules can be left out: those with the fewest.
    void find_minimal(std::vector<Finding>& found) {
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        for (Refuted& one : refuted_) {
            if (closure_.is_over()) return;
            switch_all(false);
            if (!minimise(one, fewest)) continue;
            if (one.rules.size() < fewest) found.clear();
            fewest = one.rules.size();
            found.push_back(finding_of(one));
        }
    }

    /// Leaves out the rules that the conflict does not need, last ones first; false, and perhaps not all of
    /// them, where it needs more than `most`. All rules are switched off.
    bool minimise(Refuted& refuted, std::size_t most) {
        for (const std::size_t rule : refuted.rules) closure_.set_active(rule, true);
        std::size_t needed = 0;
        for (std::size_t i = refuted.rules.size(); i-- > 0 && needed <= most;) {
            closure_.set_active(refuted.rules[i], false);
            if (conflicts_with(closure_, refuted.place, refuted.candidate.value)) {
                refuted.rules.erase(refuted.rules.begin() + static_cast<std::ptrdiff_t>(i));
                continue;
            }
            closure_.set_active(refuted.rules[i], true);
            ++needed;
        }
        situation_.conflict_rules(refuted.candidate) = refuted.rules;
        std::ranges::sort(refuted.rules);
        return needed <= most;
    }

    Finding finding_of(const Refuted& refuted) const {
        const Technique technique = technique_of_conflict(refuted.rules.size());
        Finding finding{technique,
                        {},
                        {.placed = {}, .removed = {refuted.candidate}, .by_assuming = true},
                        FactSource::Candidates,
                        entry_of(technique).cost,
                        static_cast<double>(refuted.calls)};
        for (const std::size_t rule : refuted.rules) finding.rules.push_back(closure_.rules()[rule]);
        return finding;
    }

    Situation& situation_;
    Closure& closure_;  // of all rules: a rule's place in it is its index
    std::vector<Refuted> refuted_;
};

}  // namespace

void find_trials(Situation& situation, std::vector<Finding>& found) {
    Trials(situation).find(found);
}

}  // namespace sator
