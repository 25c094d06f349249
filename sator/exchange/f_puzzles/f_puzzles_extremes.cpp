// Cells that are less, or more, than those beside them. Two such cells beside each other say nothing about each other, so the
// puzzle language says them with comparisons, and they are written together.

#include <algorithm>
#include <string>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

bool is_minimum(const FPuzzlesField& field) {
    return field.rule == "minimum";
}

std::string comparison(const FPuzzlesField& field) {
    return is_minimum(field) ? "a < b" : "a > b";
}

bool read_extreme(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cell = read_square_cell(item.text("cell"));
    if (!cell || !cell->is_inside(puzzle.size())) return false;
    SquareCells marked;
    for (const JsonValue& other : item.list().members()) {
        if (const auto also = read_square_cell(FPuzzlesItem(other, item.list()).text("cell")))
            marked.push_back(*also);
    }
    const SquareCells beside = cells_beside(*cell, puzzle.size());
    const auto is_marked = [&](SquareCell other) { return std::ranges::find(marked, other) != marked.end(); };
    if (std::ranges::none_of(beside, is_marked)) {
        puzzle.rule(std::string(field.rule), name_of(*cell));
        return true;
    }
    for (const SquareCell other : beside) {
        if (!is_marked(other)) puzzle.rule(comparison(field), SquareCells{*cell, other});
    }
    return true;
}

/// Keeps the cells that are compared: `write_extremes` writes them together.
bool write_extreme(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const SquareCells& cells = rule.cells();
    ComparedCells& compared = is_minimum(field) ? output.minima : output.maxima;
    if (rule.name == field.rule) {
        for (const SquareCell cell : cells) {
            const SquareCells beside = cells_beside(cell, output.size());
            compared[cell] = {{beside.begin(), beside.end()}, &rule.statement()};
        }
        return true;
    }
    const bool is_comparison = rule.statement().is_placed && rule.statement().text == comparison(field) &&
                               cells.size() == 2 && rule.square->breaks.empty() &&
                               share_edge(cells[0], cells[1]);
    if (!is_comparison) return false;
    compared[cells[0]].others.insert(cells[1]);
    compared[cells[0]].statement = &rule.statement();
    return true;
}

/// Returns whether a cell is compared with just those beside it that are not marked.
bool is_marked_extreme(SquareCell cell, const ComparedCells& compared, std::size_t size) {
    std::set<SquareCell> others;
    for (const SquareCell beside : cells_beside(cell, size)) {
        if (!compared.contains(beside)) others.insert(beside);
    }
    return others == compared.at(cell).others;
}

void write_compared(std::string_view field, ComparedCells compared, FPuzzlesOutput& output,
                    std::vector<std::string>& losses) {
    for (std::size_t before = 0; before != compared.size();) {
        before = compared.size();
        for (const auto& [cell, with] : ComparedCells(compared)) {
            if (is_marked_extreme(cell, compared, output.size())) continue;
            losses.push_back(lost_rule(*with.statement));
            compared.erase(cell);
        }
    }
    for (const auto& [cell, with] : compared) output.add(field, {{"cell", name_of(cell)}});
}

}  // namespace

void write_extremes(FPuzzlesOutput& output, std::vector<std::string>& losses) {
    write_compared("minimum", output.minima, output, losses);
    write_compared("maximum", output.maxima, output, losses);
}

const FPuzzlesShape kExtremes = {read_extreme, write_extreme, {"cell"}};

}  // namespace sator::exchange
