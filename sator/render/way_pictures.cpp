#include "sator/render/way_pictures.hpp"

#include "sator/explain/knowledge.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/explain/technique.hpp"
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

}  // namespace

std::vector<PageSection> way_pictures(const Study& study, const Way& way, std::size_t initial) {
    Knowledge knowledge(study);
    place_givens(study.puzzle(), initial, knowledge);
    std::vector<PageSection> sections;
    for (const Step& step : way.steps) {
        const std::string heading =
            std::to_string(sections.size() + 1) + ". " + std::string(technique_name(study, step));
        const DrawnStep drawn = drawn_step(knowledge, initial, step);
        sections.push_back({heading, step_drawing(study.puzzle(), drawn), sentence(study, step)});
        take(step, knowledge);
    }
    const DrawnStep end = drawn_step(knowledge, initial, {});
    sections.push_back({"In the end", step_drawing(study.puzzle(), end), ""});
    return sections;
}

}  // namespace sator
