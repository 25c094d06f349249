// Composes the name of a rule: its label or noun, then its place. A rule without either has the name of its cells.
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/rules/registry/rule_words.hpp"

namespace sator::rules {

namespace {

using Place = RuleNoun::Place;

/// Returns the direction of the straight line that the cells are: "down-left"; empty if they are none.
std::string_view direction_of(const RuleNaming& naming, const Slot& cells) {
    if (cells.size() < 2) return "";
    const CellMap map(naming.puzzle.grid);
    for (const CellStep& step : map.steps()) {
        if (map.line(cells[0], step, cells.size()) == cells) return step.name;
    }
    return "";
}

/// Returns "above column 3", or "from R1C3 down-left" if the cells are not a whole line.
std::string outside(const RuleNaming& naming, const Slot& cells) {
    if (const auto line = naming.groups.line(cells)) return line->outside();
    const std::string_view direction = direction_of(naming, cells);
    const std::string first = naming.groups.cell(cells[0]);
    return direction.empty() ? "at " + first : "from " + first + " " + std::string(direction);
}

/// Returns the place of a rule that begins at a cell: "from R9C1".
std::string beginning(const RuleNaming& naming, const Slot& cells, Place place) {
    if (naming.detail == NameDetail::AllCells)
        return (place == Place::From ? "" : "at ") + naming.groups.all(cells);
    return (place == Place::From ? "from " : "at ") + naming.groups.cell(cells[0]);
}

std::string placement(const RuleNaming& naming, const Sequence& sequence, Place place,
                      ReadingDirection direction) {
    const Slot& cells = sequence.cells;
    if (place == Place::Outside) return outside(naming, cells);
    if (place == Place::Between && cells.size() == 2)
        return "between " + naming.groups.cell(cells[0]) + " and " + naming.groups.cell(cells[1]);
    const auto name = naming.groups.own_name(sequence, direction);
    return name ? "in " + *name : beginning(naming, cells, place);
}

/// Returns the name of the cells, without an abbreviation if all of them must be named.
std::string cells_name(const RuleNaming& naming, const Sequence& sequence, ReadingDirection direction) {
    std::string name = naming.groups.of(sequence, direction);
    const bool is_vague = name.starts_with("the ") && !naming.groups.own_name(sequence, direction);
    return naming.detail == NameDetail::AllCells && is_vague ? naming.groups.all(sequence.cells) : name;
}

}  // namespace

std::string rule_subject(const RuleNaming& naming, const Sequence& sequence, const RuleNoun& noun,
                         const std::string& label, ReadingDirection direction) {
    if (!label.empty() && naming.detail == NameDetail::Brief) return label;
    if (label.empty() && noun.text.empty()) return cells_name(naming, sequence, direction);
    if (sequence.cells.empty()) return label.empty() ? "the " + noun.text : label;
    return (label.empty() ? "the " + noun.text : label) + " " +
           placement(naming, sequence, noun.place, direction);
}

}  // namespace sator::rules
