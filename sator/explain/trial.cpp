// Each candidate is assumed in turn, and all rules are propagated. Of those that conflict it is asked first
// whether two rules are enough: one that speaks of the cell, and each one that shares a cell with what the
// first then changes. So a step of two rules is found wherever there is one. Else those that conflict soonest
// are looked at closer: which rules does the conflict need? One propagation a candidate, about a dozen of two
// rules for each that conflicts, a few dozen more for each that is looked at closer.
#include <algorithm>
#include <set>

#include "sator/explain/finders.hpp"
#include "sator/explain/premises.hpp"

namespace sator {

namespace {

/// How many of the refuted candidates are looked at closer; as many steps of two rules are compared.
constexpr std::size_t kLookedAt = 6;

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
            switch_all(false);
            find_pairs(found);
            if (found.empty()) look_closer(found);
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
        for (std::size_t i = 0; i < closure_.cells().size(); ++i) {
            const CellId cell = closure_.cells()[i];
            if (situation_.candidates().count(cell) < 2) continue;
            for_each_bit(situation_.candidates()[cell], [&](std::size_t v) {
                closure_.enter();
                if (!assume(i, v))
                    refuted_.push_back({{cell, v}, i, closure_.rules_used(), closure_.calls()});
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

    void find_pairs(std::vector<Finding>& found) {
        for (const Refuted& one : refuted_) {
            if (found.size() == kLookedAt) return;
            if (auto fewer = by_two_rules(one)) found.push_back(finding_of(*fewer));
        }
    }

    /// The refutation by one rule or by two, where there is one.
    std::optional<Refuted> by_two_rules(const Refuted& one) {
        const auto own = situation_.study().rules_of(one.candidate.cell);
        for (const RuleId rule : own) {
            if (auto alone = by_rules(one, {rule.index()})) return alone;
        }
        std::set<std::pair<std::size_t, std::size_t>> tried;
        for (const RuleId first : own) {
            for (const std::size_t second : met_by(one, first.index())) {
                if (second == first.index() || !tried.insert(std::minmax(first.index(), second)).second)
                    continue;
                if (auto both = by_rules(one, {first.index(), second})) return both;
            }
        }
        return std::nullopt;
    }

    std::optional<Refuted> by_rules(const Refuted& one, std::vector<std::size_t> rules) {
        for (const std::size_t rule : rules) closure_.set_active(rule, true);
        closure_.enter();
        std::optional<Refuted> found;
        const bool holds = assume(one.place, one.candidate.value);
        const std::size_t calls = closure_.calls();
        closure_.leave();
        for (const std::size_t rule : rules) closure_.set_active(rule, false);
        if (!holds) found = Refuted{one.candidate, one.place, std::move(rules), calls};
        return found;
    }

    /// The rules of the cells that change once the candidate is assumed and one rule has had its say.
    std::set<std::size_t> met_by(const Refuted& one, std::size_t rule) {
        std::vector<std::size_t> before;
        for (std::size_t i = 0; i < closure_.cells().size(); ++i)
            before.push_back(count_bits(closure_.values(i)));
        std::set<std::size_t> met;
        closure_.set_active(rule, true);
        closure_.enter();
        assume(one.place, one.candidate.value);
        for (std::size_t i = 0; i < closure_.cells().size(); ++i) {
            if (count_bits(closure_.values(i)) == before[i]) continue;
            for (const RuleId other : situation_.study().rules_of(closure_.cells()[i]))
                met.insert(other.index());
        }
        closure_.leave();
        closure_.set_active(rule, false);
        return met;
    }

    void look_closer(std::vector<Finding>& found) {
        refuted_.resize(std::min(refuted_.size(), kLookedAt));
        for (Refuted& one : refuted_) {
            minimise(one);
            found.push_back(finding_of(one));
        }
    }

    /// Leaves out the rules that the conflict does not need, last ones first. All rules are switched off.
    void minimise(Refuted& refuted) {
        for (const std::size_t rule : refuted.rules) closure_.set_active(rule, true);
        std::vector<std::size_t> needed;
        for (std::size_t i = refuted.rules.size(); i-- > 0;) {
            closure_.set_active(refuted.rules[i], false);
            if (conflicts_with(closure_, refuted.place, refuted.candidate.value)) continue;
            closure_.set_active(refuted.rules[i], true);
            needed.push_back(refuted.rules[i]);
        }
        for (const std::size_t rule : needed) closure_.set_active(rule, false);
        std::ranges::sort(needed);
        refuted.rules = std::move(needed);
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
