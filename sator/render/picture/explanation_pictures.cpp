#include "sator/render/picture/explanation_pictures.hpp"

#include <algorithm>

#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/german/german_sentence.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/explain/text/step_groups.hpp"
#include "sator/render/picture/step_picture.hpp"

namespace sator::render {

namespace {

void place_givens(const Puzzle& puzzle, std::size_t initial, Knowledge& knowledge) {
    if (initial >= puzzle.initials.size()) return;
    for (const Given& given : puzzle.initials[initial].givens) knowledge.place({given.cell, given.value});
}

void apply(const Step& step, Knowledge& knowledge) {
    for (const Candidate& removed : step.removed) knowledge.remove(removed);
    for (const Candidate& placed : step.placed) knowledge.place(placed);
}

/// Merges the steps of a group into one.
Step merged(std::span<const Step> step_group) {
    Step all = step_group[0];
    for (const Step& step : step_group.subspan(1)) {
        all.rules.insert(all.rules.end(), step.rules.begin(), step.rules.end());
        for (const StepPremise& premise : step.premises) {
            const bool is_placed_above = std::ranges::any_of(
                all.placed, [&](const Candidate& placed) { return placed.cell == premise.cell; });
            if (!is_placed_above) all.premises.push_back(premise);
        }
        all.placed.insert(all.placed.end(), step.placed.begin(), step.placed.end());
    }
    return all;
}

void add_steps(const PuzzleContext& context, std::span<const Step> steps, std::size_t initial,
               Knowledge& knowledge, SpokenLanguage language, std::vector<PageSection>& sections) {
    for (const auto step_group : step_groups(steps)) {
        const std::string heading =
            std::to_string(sections.size() + 1) + ". " + technique_name_in(language, context, step_group[0]);
        StepContents drawn = step_contents(knowledge, initial, merged(step_group));
        if (step_group.size() > 1) drawn.notes.clear();
        sections.push_back(
            {heading, step_picture(context.puzzle(), drawn), sentence_in(language, context, step_group)});
        for (const Step& step : step_group) apply(step, knowledge);
    }
}

void add_state(const PuzzleContext& context, const Knowledge& knowledge, std::size_t initial,
               const std::string& heading, std::vector<PageSection>& sections) {
    const StepContents drawn = step_contents(knowledge, initial, {});
    sections.push_back({heading, step_picture(context.puzzle(), drawn), ""});
}

}  // namespace

std::vector<PageSection> explanation_pictures(const PuzzleContext& context, const Explanation& explanation,
                                              std::size_t initial, SpokenLanguage language) {
    Knowledge knowledge(context);
    place_givens(context.puzzle(), initial, knowledge);
    std::vector<PageSection> sections;
    add_steps(context, explanation.steps, initial, knowledge, language, sections);
    const bool is_german = language == SpokenLanguage::German;
    add_state(context, knowledge, initial, is_german ? "Am Ende" : "In the end", sections);
    return sections;
}

std::vector<PageSection> why_not_pictures(const PuzzleContext& context, const WhyNot& why,
                                          const std::string& what, std::size_t initial,
                                          SpokenLanguage language) {
    Knowledge knowledge(context);
    place_givens(context.puzzle(), initial, knowledge);
    std::vector<PageSection> sections;
    if (!why.steps.empty()) {
        add_steps(context, why.steps, initial, knowledge, language, sections);
        return sections;
    }
    if (why.answer == WhyNot::Answer::Possible) {
        for (std::size_t i = 0; i < why.solution.size(); ++i)
            knowledge.place({CellId(i), value_id(why.solution[i])});
    }
    add_state(context, knowledge, initial, what, sections);
    return sections;
}

}  // namespace sator::render
