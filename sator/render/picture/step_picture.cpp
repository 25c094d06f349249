#include "sator/render/picture/step_picture.hpp"

#include <algorithm>

#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/render/board/shape_bounds.hpp"

namespace sator::render {

namespace {

/// The maximum number of a premise's candidates that are highlighted.
constexpr std::size_t kMaxHighlighted = 4;

/// For clues below the grid: the font size, the distance between two clues, and between two lines.
constexpr double kStepNoteSize = 15, kNoteGap = 30, kMarkHeight = 18;

/// Marks the candidates that a premise leaves in its cell, if the premise covers all removed values of the
/// cell and only a few are left.
void add_used(const StepPremise& premise, const Knowledge& before, std::vector<Candidate>& used) {
    const std::size_t left = before.candidates().count(premise.cell);
    const std::size_t lost = before.context().ranges().count(premise.cell) - left;
    if (premise.is_placed) {
        used.push_back({premise.cell, premise.values.front()});
    } else if (left <= kMaxHighlighted && premise.values.size() == lost) {
        for_each_value(before.candidates()[premise.cell], [&](ValueId value) {
            used.push_back({premise.cell, value});
        });
    }
}

/// Shows a candidate although bookkeeping removed it already, so that it can be struck.
void add_candidate(Candidate candidate, StepContents& drawn) {
    auto& values = drawn.candidates[candidate.cell.index()];
    const ValueId value = candidate.value;
    const auto at = std::ranges::lower_bound(values, value);
    if (drawn.is_open[candidate.cell.index()] && (at == values.end() || *at != value))
        values.insert(at, value);
}

/// Returns the regular expression that a rule demands, from its text "match /HE|LL/". Returns an empty text
/// for other rules and for clues with flags.
std::string clue_of(const RuleWords& name) {
    constexpr std::string_view kMatch = "match /";
    const std::string& demand = name.demand;
    if (!demand.starts_with(kMatch) || !demand.ends_with('/') || demand.size() == kMatch.size()) return "";
    return demand.substr(kMatch.size(), demand.size() - kMatch.size() - 1);
}

void add_line(Picture& picture, Look look, double y, const std::string& text) {
    picture.shapes.push_back({look, Label{{picture.box.low.x, y}, text, kStepNoteSize, Anchor::Start}});
}

/// Adds clues and the marks under them below the picture, line by line. Fixed-width fonts keep the marks in
/// position.
void add_clue_notes(Picture& picture, std::span<const ClueNote> notes) {
    double y = picture.box.high.y;
    const std::size_t begin = picture.shapes.size();
    for (const ClueNote& note : notes) {
        y += kNoteGap;
        add_line(picture, Look::UsedClue, y, note.clue);
        for (const std::string& line : note.marks) add_line(picture, Look::Typed, y += kMarkHeight, line);
    }
    for (std::size_t i = begin; i < picture.shapes.size(); ++i) picture.box.add(bounds_of(picture.shapes[i]));
}

}  // namespace

StepContents step_contents(const Knowledge& before, std::size_t initial, const Step& step) {
    const std::size_t cells = before.candidates().cell_count();
    StepContents drawn;
    drawn.initial = initial;
    drawn.candidates.resize(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for_each_value(before.candidates()[CellId(cell)],
                       [&](ValueId value) { drawn.candidates[cell].push_back(value); });
        drawn.is_open.push_back(!before.is_placed(CellId(cell)));
    }
    for (const Candidate& removed : step.removed) add_candidate(removed, drawn);
    for (const StepPremise& premise : step.premises) {
        drawn.used_cells.push_back(premise.cell);
        add_used(premise, before, drawn.used);
    }
    if (const auto* subset = std::get_if<Subset>(&step.detail)) {
        for (const CellId cell : subset->cells) {
            for (const ValueId value : subset->values) {
                if (before.candidates().contains({cell, value})) drawn.used.push_back({cell, value});
            }
        }
    }
    if (step.combined() != nullptr)
        drawn.used_cells.insert(drawn.used_cells.end(), step.combined()->cells.begin(),
                                step.combined()->cells.end());
    if (const Assumption* assumption = step.assumption()) {
        for (const Consequence& consequence : assumption->chain) drawn.used.push_back(consequence.placed);
    }
    drawn.placed = step.placed;
    drawn.removed = step.removed;
    for (const RuleId rule : step.rules) {
        const auto slot = before.context().rules()[rule.index()]->cells();
        if (slot.size() < cells) {
            drawn.slots.push_back({{slot.begin(), slot.end()}, clue_of(before.context().name_of(rule))});
        }
    }
    drawn.notes = clue_notes(before.context(), step);
    return drawn;
}

Picture step_picture(const Puzzle& puzzle, const StepContents& step) {
    PictureContents contents;
    contents.initial = step.initial;
    contents.candidates = step.candidates;
    contents.is_open = step.is_open;
    contents.used_cells = step.used_cells;
    contents.used = step.used;
    contents.removed = step.removed;
    contents.placed = step.placed;
    contents.slots = step.slots;
    contents.has_title = false;
    contents.has_byline = false;
    contents.has_legend = false;
    Picture picture = puzzle_picture(puzzle, contents);
    add_clue_notes(picture, step.notes);
    return picture;
}

}  // namespace sator::render
