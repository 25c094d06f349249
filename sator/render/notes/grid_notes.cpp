#include "sator/render/notes/grid_notes.hpp"

#include <algorithm>
#include <functional>

#include "sator/base/ascii.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/group_names.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/rules/registry/find_rule.hpp"

namespace sator::render {

namespace {

/// Parses the number at position `at` of the line and moves `at` after it. Returns 0 if there is no number.
std::size_t number_at(const std::string& line, std::size_t& at) {
    std::size_t number = 0;
    for (; at < line.size() && is_digit(line[at]) && number < kCellLimit; ++at)
        number = number * 10 + static_cast<std::size_t>(line[at] - '0');
    return number;
}

/// Returns the cells that a line names, e.g. "R2C3".
std::vector<CellCoordinates> named_cells(const std::string& line) {
    std::vector<CellCoordinates> named;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != 'R') continue;
        std::size_t at = i + 1;
        const std::size_t row = number_at(line, at);
        if (row == 0 || at == line.size() || line[at] != 'C') continue;
        ++at;
        const std::size_t column = number_at(line, at);
        if (column == 0) continue;
        named.push_back({static_cast<std::uint32_t>(row - 1), static_cast<std::uint32_t>(column - 1)});
    }
    return named;
}

/// If rows are shifted, the column number in "R2C3" counts the cells of the row. Explains the first name of a cell
/// that is not in this column of the picture.
void add_name_note(const Grid& grid, std::vector<std::string>& lines) {
    if (!has_shifted_rows(grid)) return;
    const auto columns = lines_of(grid)[static_cast<std::size_t>(Axis::X)];
    const auto is_ambiguous_name = [&](const CellCoordinates& place) {
        if (place.row >= grid.rows.size() || place.column >= grid.rows[place.row].size()) return false;
        const CellId cell = grid.rows[place.row][place.column];
        const auto holds = [&](const Slot& column) {
            return std::ranges::find(column, cell) != column.end();
        };
        return place.column >= columns.size() || !holds(columns[place.column]);
    };
    for (const std::string& line : lines) {
        const std::vector<CellCoordinates> named = named_cells(line);
        const auto one = std::ranges::find_if(named, is_ambiguous_name);
        if (one == named.end()) continue;
        lines.push_back(cell_name(*one) + " is cell " + std::to_string(one->column + 1) + " of row " +
                        std::to_string(one->row + 1) + ".");
        return;
    }
}

/// Says from which end lines of a hexagon are read, if a sentence is about one.
void add_reading_note(const Grid& grid, std::vector<std::string>& lines) {
    const auto names_line = [](const std::string& line) {
        return line.contains("X line") || line.contains("Z line");
    };
    if (grid.kind != GridKind::Hexagon || std::ranges::none_of(lines, names_line)) return;
    lines.emplace_back(
        "X lines are read from their upper right end down, Z lines from their lower right end up.");
}

/// Returns whether for each cell some rule states which values it holds, as a permutation or a word does.
bool do_rules_determine_values(const Puzzle& puzzle, const Registry& registry) {
    std::vector<std::uint8_t> is_covered(puzzle.grid.position_count(), 0);
    for (const RuleStatement& statement : puzzle.rules) {
        const RuleEntry* const entry = find_rule(registry, puzzle, statement);
        if (entry == nullptr || !entry->determines_values) continue;
        for (const MarkedDrawing& drawing : statement.drawings) {
            for (const Sequence& sequence : drawing) {
                for (const CellId cell : sequence.cells) is_covered[cell.index()] = 1;
            }
        }
    }
    return std::ranges::find(is_covered, 0) == is_covered.end();
}

/// States what the cells may hold, if all have the same range.
void add_range_note(const Puzzle& puzzle, const Registry& registry, std::vector<std::string>& lines) {
    if (std::ranges::adjacent_find(puzzle.ranges, std::not_equal_to()) != puzzle.ranges.end() ||
        are_kinds_said(puzzle) || do_rules_determine_values(puzzle, registry))
        return;
    std::vector<Symbol> symbols;
    bool has_blank = false;
    for (const ValueId value : range_of(puzzle, CellId(0))) {
        const Symbol& symbol = puzzle.alphabet[value];
        has_blank = has_blank || symbol.kind == Symbol::Kind::Blank;
        if (symbol.kind != Symbol::Kind::Blank) symbols.push_back(symbol);
    }
    if (symbols.empty() || (symbols.size() == 1 && !has_blank)) return;
    lines.insert(lines.begin(), "Each cell holds " + to_choice_text(symbols, RangeNotation::Words) +
                                    (has_blank ? ", or stays empty" : ""));
}

/// Explains the sign of cells that are given as empty.
void add_blank_note(const Puzzle& puzzle, std::vector<std::string>& lines) {
    const auto is_blank = [&](const Given& given) {
        return puzzle.alphabet[given.value].kind == Symbol::Kind::Blank;
    };
    const auto has_blank = [&](const Initial& initial) {
        return std::ranges::any_of(initial.givens, is_blank);
    };
    if (std::ranges::any_of(puzzle.initials, has_blank)) lines.push_back("A cell with • stays empty");
}

}  // namespace

void add_grid_notes(const Puzzle& puzzle, const Registry& registry, std::vector<std::string>& lines) {
    add_range_note(puzzle, registry, lines);
    add_blank_note(puzzle, lines);
    if (puzzle.grid.is_torus)
        lines.emplace_back("The grid is a torus: rows, columns and diagonals go on at the opposite edge");
    add_name_note(puzzle.grid, lines);
    add_reading_note(puzzle.grid, lines);
}

}  // namespace sator::render
