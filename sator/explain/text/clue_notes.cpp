#include "sator/explain/text/clue_notes.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

namespace {

/// Parts of one clue that became dead for the same reason.
struct DeadPartGroup {
    std::vector<CellId> by;
    bool is_always = false;
    std::vector<CluePart> parts;
};

std::vector<DeadPartGroup> dead_part_groups(const Step& step, RuleId rule) {
    std::vector<DeadPartGroup> groups;
    for (const DeadPart& dead : step.dead) {
        if (dead.rule != rule) continue;
        const auto known = std::ranges::find_if(groups, [&](const DeadPartGroup& group) {
            return group.by == dead.by && group.is_always == dead.is_always;
        });
        DeadPartGroup& group =
            known == groups.end() ? groups.emplace_back(DeadPartGroup{dead.by, dead.is_always, {}}) : *known;
        group.parts.push_back(dead.part);
    }
    return groups;
}

std::string reason(const PuzzleContext& context, const Step& step, const DeadPartGroup& group) {
    if (group.is_always) return std::string(joining_words().never_fits);
    std::vector<StepPremise> premises;
    for (const StepPremise& premise : step.premises) {
        if (std::ranges::find(group.by, premise.cell) != group.by.end()) premises.push_back(premise);
    }
    return joined(premise_texts(context, premises), joining_words().and_);
}

std::string with_reason(std::string line, const std::string& reason) {
    return reason.empty() ? line : line + "  " + reason;
}

}  // namespace

std::vector<ClueNote> clue_notes(const PuzzleContext& context, const Step& step) {
    if (step.told) return clue_notes(*step.told->context, step.told->what);
    const auto* echo = std::get_if<NeededReferences>(&step.detail);
    std::vector<ClueNote> notes;
    for (const RuleId rule : step.rules) {
        const std::vector<DeadPartGroup> groups = dead_part_groups(step, rule);
        const bool has_echo = echo != nullptr && !echo->parts.empty() && rule == step.rules[0];
        if (groups.empty() && !has_echo) continue;
        const CompiledClue& clue = *clue_of(*context.rules()[rule.index()]);
        ClueNote& note = notes.emplace_back(ClueNote{to_utf8(clue.tree.text), {}});
        for (const DeadPartGroup& group : groups)
            note.marks.push_back(with_reason(marked(group.parts, "×"), reason(context, step, group)));
        if (has_echo)
            note.marks.push_back(
                with_reason(marked(echo->parts, "="), std::string(joining_words().repeated)));
    }
    return notes;
}

}  // namespace sator::explain
