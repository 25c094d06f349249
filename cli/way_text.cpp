#include "cli/way_text.hpp"

#include <fmt/format.h>

#include "sator/base/utf8.hpp"
#include "sator/explain/sentence.hpp"
#include "sator/render/grid_text.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/regex.hpp"

namespace sator {

namespace {

bool is_by_trial(const Step& step) {
    return step.technique == Technique::Trial || step.technique == Technique::NestedTrial;
}

std::string trials_text(const Way& way) {
    std::size_t trials = 0, first = 0;
    for (std::size_t i = 0; i < way.steps.size(); ++i) {
        if (!is_by_trial(way.steps[i])) continue;
        if (++trials == 1) first = i + 1;
    }
    if (trials == 0) return "";
    return fmt::format("Only trial helps in {} step{}, first in step {}.\n", trials, trials == 1 ? "" : "s",
                       first);
}

/// The cells that have no value, with what is left to them.
std::string open_cells_text(const Study& study, const Way& way) {
    std::string text;
    for (std::size_t i = 0; i < way.is_placed.size(); ++i) {
        if (way.is_placed[i] != 0) continue;
        text += "  " + study.name_of(CellId(i)) + ":";
        for_each_bit(way.left[CellId(i)], [&](std::size_t v) { text += " " + study.name_of_value(v); });
        text += "\n";
    }
    return text;
}

std::string end_text(const Study& study, const Way& way, const Session& session) {
    switch (way.end) {
        case WayEnd::Solved: {
            std::vector<Value> values;
            for (std::size_t i = 0; i < study.cell_count(); ++i) {
                values.push_back(static_cast<Value>(way.left.first(CellId(i))));
            }
            return grid_text(study.puzzle(), values, {}, session.wants_colour() ? Style::Ansi : Style::Plain);
        }
        case WayEnd::Several:
            return "There are several solutions. They differ in these cells, and each of these values stands "
                   "in one:\n" +
                   open_cells_text(study, way);
        case WayEnd::Clash:
            return "So there is no solution.\n";
        case WayEnd::Stopped:
            break;
    }
    return fmt::format("The {} was reached. Open:\n{}", name_of(*way.limit), open_cells_text(study, way));
}

/// The clue with its dead parts struck.
std::string struck_clue(const Study& study, const Step& step) {
    constexpr std::string_view kIndent = "       ";
    if (step.dead.empty()) return "";
    const CompiledClue& clue = *clue_of(*study.rules()[step.rules[0].index()]);
    return fmt::format("{}{}\n{}{}\n", kIndent, to_utf8(clue.tree->text), kIndent, strikes(step.dead));
}

std::string steps_text(const Study& study, std::span<const Step> steps) {
    std::string text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        text += fmt::format(
            "{:>3}. {}: {}{}\n", i + 1, technique_name(study, steps[i]), sentence(study, steps[i]),
            steps[i].is_smallest && steps[i].rules.size() > 1 ? " No fewer rules show it." : "");
        text += struck_clue(study, steps[i]);
    }
    return text;
}

}  // namespace

std::string way_text(const Study& study, const Way& way, const std::string& name, const Session& session) {
    return name + "\n" + steps_text(study, way.steps) + trials_text(way) + end_text(study, way, session);
}

std::string why_not_text(const Study& study, const WhyNot& why, Candidate candidate, const std::string& name,
                         const Session& session) {
    const std::string what = study.name_of(candidate.cell) + " = " + study.name_of_value(candidate.value);
    switch (why.answer) {
        case WhyNot::Answer::Impossible:
            return name + "\n" + steps_text(study, why.steps);
        case WhyNot::Answer::Given:
            return name + "\n" + study.name_of(candidate.cell) + " is given another value.\n";
        case WhyNot::Answer::OutOfRange:
            return name + "\n" + what + " is not in the cell's range.\n";
        case WhyNot::Answer::Stopped:
            return name + "\nA limit was reached.\n";
        case WhyNot::Answer::Possible:
            break;
    }
    std::vector<bool> marked(study.cell_count(), false);
    marked[candidate.cell.index()] = true;
    return name + "\n" + what + " is possible:\n" +
           grid_text(study.puzzle(), why.solution, marked,
                     session.wants_colour() ? Style::Ansi : Style::Plain);
}

}  // namespace sator
