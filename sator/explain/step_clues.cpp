// An echo: without what its references say the clue does not show the conclusion. A dead alternative: a part
// of the clue that the facts leave no match. A forced length: no fact is needed, and parts could be repeated.
#include "sator/explain/step_clues.hpp"

#include <algorithm>

#include "sator/explain/needed_references.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/regex.hpp"

namespace sator {

namespace {

/// The clues of steps of more rules are not looked into: nobody reads so many at once.
constexpr std::size_t kMostClues = 3;

bool can_repeat(const RegexTree& tree) {
    return std::ranges::any_of(tree.nodes, [](const RegexNode& node) {
        return node.kind == NodeKind::Repetition && node.min != node.max;
    });
}

bool is_reference(const RegexTree& tree, const CluePart& part) {
    return std::ranges::any_of(tree.nodes, [&](const RegexNode& node) {
        return node.kind == NodeKind::Reference && node.begin == part.begin && node.end == part.end;
    });
}

/// What dies in one rule's clue.
class DeadInClue {
  public:
    DeadInClue(const Study& study, RuleId rule)
        : study_(study), rule_(rule), clue_(*clue_of(*study.rules()[rule.index()])) {}

    std::vector<DeadPart> find(const Candidates& facts, std::span<const Fact> list) const {
        const std::vector<CluePart> always = parts(study_.ranges());
        std::vector<DeadPart> dead;
        for (const CluePart& part : parts(facts)) dead.push_back({rule_, part, {}, is_inside(part, always)});
        for (const Fact& fact : list) {
            const Closure& closure = study_.closure(rule_);
            if (dead.empty() || closure.place_of(fact.cell) == closure.cells().size()) continue;
            Candidates less = facts;
            std::ranges::copy(study_.ranges()[fact.cell], less[fact.cell].begin());
            const std::vector<CluePart> without = parts(less);
            for (DeadPart& one : dead) {
                if (!is_inside(one.part, without)) one.by.push_back(fact.cell);
            }
        }
        return dead;
    }

  private:
    /// What is dead given what the whole clue, references and all, leaves to its cells.
    std::vector<CluePart> parts(const Candidates& facts) const {
        Candidates left = facts;
        if (!study_.closure(rule_).run(facts, left)) return {};
        auto found = dead_parts(clue_, study_.rules()[rule_.index()]->cells(), left);
        std::erase_if(found, [&](const CluePart& part) { return is_reference(clue_.tree, part); });
        return found;
    }

    static bool is_inside(const CluePart& part, const std::vector<CluePart>& parts) {
        return std::ranges::any_of(
            parts, [&](const CluePart& p) { return p.begin <= part.begin && part.end <= p.end; });
    }

    const Study& study_;
    RuleId rule_;
    const CompiledClue& clue_;
};

/// Of the step's facts those without which the rule would leave the cell more.
std::vector<Fact> facts_of_view(const Study& study, RuleId rule, Candidates facts, const Step& step) {
    const CellId cell = step.placed[0].cell;
    Closure& closure = study.closure(rule);
    const auto leaves = [&](const Candidates& known) {
        Candidates left = known;
        closure.run(known, left);
        return std::vector<Word>(left[cell].begin(), left[cell].end());
    };
    const std::vector<Word> all = leaves(facts);
    std::vector<Fact> needed;
    for (const Fact& fact : step.facts) {
        if (closure.place_of(fact.cell) == closure.cells().size()) continue;
        const std::vector<Word> saved(facts[fact.cell].begin(), facts[fact.cell].end());
        std::ranges::copy(study.ranges()[fact.cell], facts[fact.cell].begin());
        if (leaves(facts) == all) continue;
        std::ranges::copy(saved, facts[fact.cell].begin());
        needed.push_back(fact);
    }
    return needed;
}

/// Nothing where it takes more than the values that each rule by itself leaves to the cell.
void add_views(const Study& study, const Candidates& facts, Step& step) {
    const CellId cell = step.placed[0].cell;
    std::vector<Word> common(study.ranges()[cell].begin(), study.ranges()[cell].end());
    for (const RuleId rule : step.rules) {
        Candidates left = facts;
        if (!study.closure(rule).run(facts, left)) continue;
        View view{rule, {}, facts_of_view(study, rule, facts, step)};
        for_each_bit(left[cell], [&](std::size_t v) { view.values.push_back(v); });
        for (std::size_t w = 0; w < common.size(); ++w) common[w] &= left[cell][w];
        step.views.push_back(std::move(view));
    }
    if (count_bits(common) != 1) step.views.clear();
}

/// What a forced value is by its reason.
void name_reason(const Study& study, const Candidates& facts, Step& step) {
    const CompiledClue& clue = *clue_of(*study.rules()[step.rules[0].index()]);
    const bool has_died =
        std::ranges::any_of(step.dead, [](const DeadPart& dead) { return !dead.is_always; });
    if (needs_references(study, facts, step)) {
        step.technique = Technique::Echo;
        step.echoes = needed_references(study, facts, step);
    } else if (step.facts.empty() && can_repeat(clue.tree)) {
        step.technique = Technique::ForcedLength;
    } else if (has_died) {
        step.technique = Technique::DeadAlternative;
    }
    step.cost = std::max(step.cost, entry_of(step.technique).cost);
}

}  // namespace

void look_into_clues(const Study& study, const Candidates& facts, Step& step) {
    if (step.technique == Technique::Crossing) add_views(study, facts, step);
    if (step.rules.size() > kMostClues || step.technique == Technique::NakedSingle) return;
    for (const RuleId rule : step.rules) {
        if (clue_of(*study.rules()[rule.index()]) == nullptr) continue;
        std::ranges::move(DeadInClue(study, rule).find(facts, step.facts), std::back_inserter(step.dead));
    }
    const bool is_of_clue = clue_of(*study.rules()[step.rules[0].index()]) != nullptr;
    if (step.technique == Technique::ForcedValue && is_of_clue) name_reason(study, facts, step);
}

}  // namespace sator
