#include "sator/render/way_pictures.hpp"

#include <algorithm>

#include "sator/explain/knowledge.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/explain/told_together.hpp"
#include "sator/render/step_drawing.hpp"

namespace sator {

namespace {

void place_givens(const Puzzle& puzzle, std::size_t initial, Knowledge& knowledge) {
    if (initial >= puzzle.initials.size()) return;
    for (const Given& given : puzzle.initials[initial].givens) knowledge.place({given.cell, given.value});
}

void take(const Step& step, Knowledge& knowledge) {
    for (const Candidate& removed : step.removed) knowledge.remove(removed);
    for (const Candidate& placed : step.placed) knowledge.place(placed);
}

/// Steps that are told together, as one.
Step merged(std::span<const Step> portion) {
    Step all = portion[0];
    for (const Step& step : portion.subspan(1)) {
        all.rules.insert(all.rules.end(), step.rules.begin(), step.rules.end());
        for (const Fact& fact : step.facts) {
            const bool is_told = std::ranges::any_of(
                all.placed, [&](const Candidate& placed) { return placed.cell == fact.cell; });
            if (!is_told) all.facts.push_back(fact);
        }
        all.placed.insert(all.placed.end(), step.placed.begin(), step.placed.end());
    }
    return all;
}

void add_steps(const Study& study, std::span<const Step> steps, std::size_t initial, Knowledge& knowledge,
               std::vector<PageSection>& sections) {
    for (const auto portion : told_together(steps)) {
        const std::string heading =
            std::to_string(sections.size() + 1) + ". " + technique_name(study, portion[0]);
        DrawnStep drawn = drawn_step(knowledge, initial, merged(portion));
        if (portion.size() > 1) drawn.notes.clear();
        sections.push_back({heading, step_drawing(study.puzzle(), drawn), sentence(study, portion)});
        for (const Step& step : portion) take(step, knowledge);
    }
}

void add_state(const Study& study, const Knowledge& knowledge, std::size_t initial,
               const std::string& heading, std::vector<PageSection>& sections) {
    const DrawnStep drawn = drawn_step(knowledge, initial, {});
    sections.push_back({heading, step_drawing(study.puzzle(), drawn), ""});
}

}  // namespace

std::vector<PageSection> way_pictures(const Study& study, const Way& way, std::size_t initial) {
    Knowledge knowledge(study);
    place_givens(study.puzzle(), initial, knowledge);
    std::vector<PageSection> sections;
    add_steps(study, way.steps, initial, knowledge, sections);
    add_state(study, knowledge, initial, "In the end", sections);
    return sections;
}

std::vector<PageSection> why_not_pictures(const Study& study, const WhyNot& why, const std::string& what,
                                          std::size_t initial) {
    Knowledge knowledge(study);
    place_givens(study.puzzle(), initial, knowledge);
    std::vector<PageSection> sections;
    if (!why.steps.empty()) {
        add_steps(study, why.steps, initial, knowledge, sections);
        return sections;
    }
    if (why.answer == WhyNot::Answer::Possible) {
        for (std::size_t i = 0; i < why.solution.size(); ++i)
            knowledge.place({CellId(i), static_cast<std::size_t>(why.solution[i])});
    }
    add_state(study, knowledge, initial, what, sections);
    return sections;
}

}  // namespace sator
