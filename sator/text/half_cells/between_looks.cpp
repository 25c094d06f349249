#include "sator/text/half_cells/between_looks.hpp"

#include <algorithm>
#include <set>

#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

namespace {

bool is_no_line(const Symbol& symbol) {
    return symbol.kind == Symbol::Kind::Blank || symbol.text == U"." || symbol == Symbol::of_number(0);
}

/// Returns the values that some position of the sort may hold.
std::set<ValueId> values_of_sort(const Puzzle& puzzle, PositionSort sort) {
    std::set<ValueId> values;
    for (std::size_t i = puzzle.grid.cell_count(); i < puzzle.grid.position_count(); ++i) {
        if (puzzle.grid.sort_of(CellId(i)) != sort) continue;
        for_each_value(puzzle, CellId(i), [&](ValueId value) { values.insert(value); });
        if (puzzle.ranges.empty()) break;  // all positions have the same range
    }
    return values;
}

/// Returns the looks that no kind says.
std::vector<BetweenLook> usual_looks(const Puzzle& puzzle, PositionSort sort) {
    std::vector<BetweenLook> looks(puzzle.alphabet.size(), BetweenLook::Text);
    std::set<ValueId> values = values_of_sort(puzzle, sort);
    for (std::size_t v = 0; v < looks.size(); ++v) {
        if (is_no_line(puzzle.alphabet[ValueId(v)])) looks[v] = BetweenLook::Nothing;
    }
    if (sort == PositionSort::Corner) return looks;
    const bool has_no_line = std::erase_if(values, [&](ValueId value) {
                                 return looks[value.index()] == BetweenLook::Nothing;
                             }) > 0;
    if (!has_no_line) return looks;
    for (const ValueId value : values) {
        const Symbol& symbol = puzzle.alphabet[value];
        if (values.size() == 1 || symbol == Symbol::of_number(1)) looks[value.index()] = BetweenLook::Line;
        if (values.size() > 1 && symbol == Symbol::of_number(2))
            looks[value.index()] = BetweenLook::DoubleLine;
    }
    return looks;
}

BetweenLook look_of(Stroke stroke) {
    switch (stroke) {
        case Stroke::ThickLine:
            return BetweenLook::Line;
        case Stroke::Border:
            return BetweenLook::Border;
        case Stroke::DoubleLine:
            break;
    }
    return BetweenLook::DoubleLine;
}

/// Returns the symbol that the kind calls so, by its name or by its sign, as the language writes it.
std::string sign_called(const puzzle::PuzzleKind& kind, const std::string& name) {
    for (const puzzle::ValueName& value : kind.values) {
        if (value.name == name || value.plural == name) return value.sign;
    }
    return name;
}

/// Sets the looks that the puzzle's kind says.
void set_looks_of_kind(const Puzzle& puzzle, std::vector<BetweenLook>& looks) {
    if (!puzzle.kind || !puzzle.kind->definition) return;
    for (const DrawnPart& part : puzzle.kind->definition->picture) {
        if (!part.stroke) continue;
        const std::string sign = sign_called(*puzzle.kind, part.name);
        for (std::size_t v = 0; v < looks.size(); ++v) {
            const std::string text = puzzle::to_symbol_text(puzzle.alphabet[ValueId(v)]);
            if (text == sign || puzzle::in_quotes(text) == sign) looks[v] = look_of(*part.stroke);
        }
    }
}

}  // namespace

BetweenLooks::BetweenLooks(const Puzzle& puzzle) : puzzle_(puzzle) {
    for (const Grid::Between& between : puzzle.grid.between) {
        auto& looks = by_sort_[static_cast<std::size_t>(between.sort)];
        if (!looks.empty()) continue;
        looks = usual_looks(puzzle, between.sort);
        set_looks_of_kind(puzzle, looks);
    }
}

std::optional<ValueId> BetweenLooks::value(CellId position, BetweenLook look) const {
    const std::vector<ValueId> range = range_of(puzzle_, position);
    const auto value = std::ranges::find(range, look, [&](ValueId v) { return of(position, v); });
    return value == range.end() ? std::nullopt : std::optional(*value);
}

}  // namespace sator::text
