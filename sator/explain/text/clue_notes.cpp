#include "sator/explain/text/clue_notes.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator {

namespace {

/// Parts of one clue that became dead for the same reason.
struct Death {
    std::vector<CellId> by;
    bool is_always = false;
    std::vector<CluePart> parts;
};

std::vector<Death> deaths_in(const Step& step, RuleId rule) {
    std::vector<Death> deaths;
    for (const DeadPart& dead : step.dead) {
        if (dead.rule != rule) continue;
        const auto known = std::ranges::find_if(deaths, [&](const Death& death) {
            return death.by == dead.by && death.is_always == dead.is_always;
        });
        Death& death =
            known == deaths.end() ? deaths.emplace_back(Death{dead.by, dead.is_always, {}}) : *known;
        death.parts.push_back(dead.part);
    }
    return deaths;
}

std::string reason(const PuzzleContext& context, const Step& step, const Death& death) {
    if (death.is_always) return std::string(joining_words().never_fits);
    std::vector<StepPremise> premises;
    for (const StepPremise& premise : step.premises) {
        if (std::ranges::find(death.by, premise.cell) != death.by.end()) premises.push_back(premise);
    }
    return joined(premise_texts(context, premises), joining_words().and_);
}

std::string with_reason(std::string line, const std::string& reason) {
    return reason.empty() ? line : line + "  " + reason;
}

}  // namespace

std::vector<ClueNote> clue_notes(const PuzzleContext& context, const Step& step) {
    const auto* echo = std::get_if<NeededReferences>(&step.detail);
    std::vector<ClueNote> notes;
    for (const RuleId rule : step.rules) {
        const std::vector<Death> deaths = deaths_in(step, rule);
        const bool has_echo = echo != nullptr && !echo->parts.empty() && rule == step.rules[0];
        if (deaths.empty() && !has_echo) continue;
        const CompiledClue& clue = *clue_of(*context.rules()[rule.index()]);
        ClueNote& note = notes.emplace_back(ClueNote{to_utf8(clue.tree.text), {}});
        for (const Death& death : deaths)
            note.marks.push_back(with_reason(marked(death.parts, "×"), reason(context, step, death)));
        if (has_echo)
            note.marks.push_back(
                with_reason(marked(echo->parts, "="), std::string(joining_words().repeated)));
    }
    return notes;
}

}  // namespace sator
