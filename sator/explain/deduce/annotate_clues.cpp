// The technique of a clue's forced value is chosen by its reason. It is an echo if the conclusion does not
// follow once the references match anything; a forced length if no premise is needed and a part of the clue
// can repeat; a dead alternative if the premises leave no match through a part of the clue; else it stays a
// forced value.
#include "sator/explain/deduce/annotate_clues.hpp"

#include <algorithm>

#include "sator/explain/deduce/needed_references.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

namespace {

/// Steps of more rules get no dead parts, because a sentence that shows more clues is hard to read.
constexpr std::size_t kMaxClues = 3;

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

/// Finds the dead parts of one rule's clue.
class DeadInClue {
  public:
    DeadInClue(Query& query, RuleId rule)
        : query_(query),
          context_(query.context()),
          rule_(rule),
          clue_(*clue_of(*context_.rules()[rule.index()])) {}

    std::vector<DeadPart> find(const Candidates& premises, std::span<const StepPremise> list) const {
        const std::vector<CluePart> always = parts(context_.ranges());
        std::vector<DeadPart> dead;
        for (const CluePart& part : parts(premises))
            dead.push_back({rule_, part, {}, is_inside(part, always)});
        for (const StepPremise& premise : list) {
            const RuleFixpoint& fixpoint = query_.fixpoint(rule_);
            if (dead.empty() || fixpoint.place_of(premise.cell) == fixpoint.cells().size()) continue;
            Candidates less = premises;
            std::ranges::copy(context_.ranges()[premise.cell], less[premise.cell].begin());
            const std::vector<CluePart> without = parts(less);
            for (DeadPart& one : dead) {
                if (!is_inside(one.part, without)) one.by.push_back(premise.cell);
            }
        }
        return dead;
    }

  private:
    /// Returns the dead parts, given the domains that the whole clue with its references leaves to its cells.
    std::vector<CluePart> parts(const Candidates& premises) const {
        Candidates left = premises;
        if (!query_.fixpoint(rule_).run(premises, left)) return {};
        auto found = dead_parts(clue_, context_.rules()[rule_.index()]->cells(), left);
        std::erase_if(found, [&](const CluePart& part) { return is_reference(clue_.tree, part); });
        return found;
    }

    static bool is_inside(const CluePart& part, const std::vector<CluePart>& parts) {
        return std::ranges::any_of(
            parts, [&](const CluePart& p) { return p.begin <= part.begin && part.end <= p.end; });
    }

    Query& query_;
    const PuzzleContext& context_;
    RuleId rule_;
    const CompiledClue& clue_;
};

/// Returns those premises of the step without which the rule would leave more values to the cell.
std::vector<StepPremise> premises_of_view(Query& query, RuleId rule, Candidates premises, const Step& step) {
    const CellId cell = step.placed[0].cell;
    RuleFixpoint& fixpoint = query.fixpoint(rule);
    const auto leaves = [&](const Candidates& known) {
        Candidates left = known;
        fixpoint.run(known, left);
        return std::vector<Word>(left[cell].begin(), left[cell].end());
    };
    const std::vector<Word> all = leaves(premises);
    std::vector<StepPremise> needed;
    for (const StepPremise& premise : step.premises) {
        if (fixpoint.place_of(premise.cell) == fixpoint.cells().size()) continue;
        const std::vector<Word> saved(premises[premise.cell].begin(), premises[premise.cell].end());
        std::ranges::copy(query.context().ranges()[premise.cell], premises[premise.cell].begin());
        if (leaves(premises) == all) continue;
        std::ranges::copy(saved, premises[premise.cell].begin());
        needed.push_back(premise);
    }
    return needed;
}

/// Adds what each rule leaves to the cell. Adds nothing if the conclusion needs more than these values.
void add_views(Query& query, const Candidates& premises, Step& step) {
    const PuzzleContext& context = query.context();
    CrossingViews crossing;
    const CellId cell = step.placed[0].cell;
    std::vector<Word> common(context.ranges()[cell].begin(), context.ranges()[cell].end());
    for (const RuleId rule : step.rules) {
        Candidates left = premises;
        if (!query.fixpoint(rule).run(premises, left)) continue;
        CrossingView view{rule, {}, premises_of_view(query, rule, premises, step)};
        for_each_value(left[cell], [&](ValueId v) { view.values.push_back(v); });
        for (std::size_t w = 0; w < common.size(); ++w) common[w] &= left[cell][w];
        crossing.views.push_back(std::move(view));
    }
    if (count_bits(common) == 1) step.detail = std::move(crossing);
}

/// Sets the technique of a clue's forced value by its reason.
void name_reason(Query& query, const Candidates& premises, Step& step) {
    const PuzzleContext& context = query.context();
    const CompiledClue& clue = *clue_of(*context.rules()[step.rules[0].index()]);
    const bool has_died =
        std::ranges::any_of(step.dead, [](const DeadPart& dead) { return !dead.is_always; });
    if (needs_references(query, premises, step)) {
        step.technique = Technique::Echo;
        step.detail = NeededReferences{needed_references(query, premises, step)};
    } else if (step.premises.empty() && can_repeat(clue.tree)) {
        step.technique = Technique::ForcedLength;
    } else if (has_died) {
        step.technique = Technique::DeadAlternative;
    }
    step.cost = std::max(step.cost, entry_of(step.technique).cost);
}

}  // namespace

void annotate_clues(Query& query, const Candidates& premises, Step& step) {
    const PuzzleContext& context = query.context();
    if (step.technique == Technique::Crossing) add_views(query, premises, step);
    if (step.rules.size() > kMaxClues || step.technique == Technique::NakedSingle) return;
    for (const RuleId rule : step.rules) {
        if (clue_of(*context.rules()[rule.index()]) == nullptr) continue;
        std::ranges::move(DeadInClue(query, rule).find(premises, step.premises),
                          std::back_inserter(step.dead));
    }
    const bool is_of_clue = clue_of(*context.rules()[step.rules[0].index()]) != nullptr;
    if (step.technique == Technique::ForcedValue && is_of_clue) name_reason(query, premises, step);
}

}  // namespace sator::explain
