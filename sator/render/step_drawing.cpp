#include "sator/render/step_drawing.hpp"

namespace sator {

namespace {

/// Up to so many candidates of a premise are pointed out.
constexpr std::size_t kFewLeft = 4;

/// The candidates that a premise leaves its cell, where these are few.
void add_used(const Fact& fact, const Candidates& before, std::vector<Candidate>& used) {
    if (fact.is_placed) {
        used.push_back({fact.cell, fact.values.front()});
    } else if (before.count(fact.cell) <= kFewLeft) {
        for_each_bit(before[fact.cell], [&](std::size_t value) { used.push_back({fact.cell, value}); });
    }
}

}  // namespace

DrawnStep drawn_step(const Knowledge& before, std::size_t initial, const Step& step) {
    const std::size_t cells = before.candidates().cell_count();
    DrawnStep drawn;
    drawn.initial = initial;
    drawn.candidates.resize(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        for_each_bit(before.candidates()[CellId(cell)], [&](std::size_t value) {
            drawn.candidates[cell].push_back(static_cast<std::uint32_t>(value));
        });
        drawn.is_open.push_back(!before.is_placed(CellId(cell)));
    }
    for (const Fact& fact : step.facts) {
        drawn.used_cells.push_back(fact.cell);
        add_used(fact, before.candidates(), drawn.used);
    }
    for (const CellId cell : step.subset.cells) {
        for (const std::size_t value : step.subset.values) {
            if (before.candidates().contains({cell, value})) drawn.used.push_back({cell, value});
        }
    }
    for (const Consequence& consequence : step.chain) drawn.used.push_back(consequence.placed);
    drawn.placed = step.placed;
    drawn.removed = step.removed;
    for (const RuleId rule : step.rules) {
        const auto slot = before.study().rules()[rule.index()]->cells();
        if (slot.size() < cells) drawn.slots.push_back({{slot.begin(), slot.end()}, ""});
    }
    return drawn;
}

Picture step_drawing(const Puzzle& puzzle, const DrawnStep& step) {
    Shown shown;
    shown.initial = step.initial;
    shown.candidates = step.candidates;
    shown.is_open = step.is_open;
    shown.used_cells = step.used_cells;
    shown.used = step.used;
    shown.removed = step.removed;
    shown.placed = step.placed;
    shown.slots = step.slots;
    shown.has_title = false;
    shown.has_legend = false;
    return puzzle_picture(puzzle, shown);
}

}  // namespace sator
