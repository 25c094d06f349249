// An echo: without what its references say the clue does not show the conclusion. A dead alternative: a part
// of the clue that the facts alone have no match for. A forced length: no fact is needed, and parts could be
// repeated.
#include "sator/explain/clue_technique.hpp"

#include <algorithm>

#include "sator/explain/premises.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/regex.hpp"

namespace sator {

namespace {

bool has_kind(const RegexTree& tree, NodeKind kind) {
    return std::ranges::any_of(tree.nodes, [&](const RegexNode& node) { return node.kind == kind; });
}

bool can_repeat(const RegexTree& tree) {
    return std::ranges::any_of(tree.nodes, [](const RegexNode& node) {
        return node.kind == NodeKind::Repetition && node.min != node.max;
    });
}

/// Whether the conclusion needs more than the first of the rule's propagators, which lets references match
/// anything.
bool needs_references(const Study& study, const Candidates& facts, const Step& step) {
    const Rule& rule = *study.rules()[step.rules[0].index()];
    const CompiledClue& clue = *clue_of(rule);
    if (clue.propagators.size() < 2 || !has_kind(*clue.tree, NodeKind::Reference)) return false;
    Model model;
    for (std::size_t i = 0; i < study.cell_count(); ++i) model.add_cell(study.ranges()[CellId(i)]);
    model.begin_rule(step.rules[0]);
    model.post(clue.propagators[0], variables_of(rule.cells()));
    Closure relaxed(model, step.rules);
    return !follows(relaxed, facts, {step.placed, step.removed, step.by_assuming, step.is_clash});
}

bool is_of_one_clue(Technique technique) {
    return technique == Technique::LastCell || technique == Technique::ForcedValue ||
           technique == Technique::NarrowedValue || technique == Technique::LetterSets ||
           technique == Technique::Combinations;
}

}  // namespace

void look_into_clue(const Study& study, const Candidates& facts, Step& step) {
    if (step.rules.size() != 1 || !is_of_one_clue(step.technique)) return;
    const Rule& rule = *study.rules()[step.rules[0].index()];
    if (clue_of(rule) == nullptr) return;
    step.dead = dead_parts(*clue_of(rule), rule.cells(), facts);
    if (step.technique != Technique::ForcedValue) return;
    const std::vector<CluePart> always = dead_parts(*clue_of(rule), rule.cells(), study.ranges());
    if (needs_references(study, facts, step)) {
        step.technique = Technique::Echo;
    } else if (step.facts.empty() && can_repeat(*clue_of(rule)->tree)) {
        step.technique = Technique::ForcedLength;
    } else if (step.dead != always) {
        step.technique = Technique::DeadAlternative;
    }
    step.cost = std::max(step.cost, entry_of(step.technique).cost);
}

}  // namespace sator
