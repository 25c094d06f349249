// Fields whose items are pairs of cells: dots, X and V, and clones.

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

bool read_marked_pair(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size());
    const auto number = item.number_or(field.usual(puzzle.size()));
    if (!cells || cells->size() != 2 || !number) return false;
    puzzle.rule(std::string(field.rule) + " " + std::to_string(*number), *cells);
    return true;
}

bool write_marked_pairs(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const SquareCells& cells = rule.cells();
    if (!rule.number) return false;
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        if (!share_edge(cells[i], cells[i + 1])) return false;
    }
    const bool is_ratio = field.rule == "ratio";
    if (is_ratio) output.ratio_values.insert(*rule.number);
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        (is_ratio ? output.ratios : output.differences).insert(pair_of(cells[i], cells[i + 1]));
        output.add(field.key, {{"cells", names_json({cells[i], cells[i + 1]})}, {"value", *rule.number}});
    }
    return true;
}

bool are_neighbours(const SquareCells& cells) {
    return std::abs(cells[0].row - cells[1].row) <= 1 && std::abs(cells[0].column - cells[1].column) <= 1;
}

/// A mark between cells that do not touch is their sum.
bool read_xv(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size());
    const std::string mark = item.text("value");
    if (!cells || cells->size() != 2 || (mark != "X" && mark != "V")) return false;
    puzzle.rule(are_neighbours(*cells) ? std::string(field.rule) + " " + mark
                                       : std::string(field.other_rule) + (mark == "X" ? " 10" : " 5"),
                *cells);
    return true;
}

bool write_xv(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const SquareCells& cells = rule.cells();
    if (cells.size() != 2) return false;
    std::string mark;
    if (rule.name == field.rule && rule.statement().arguments.size() == 1) {
        mark = rule.statement().arguments[0].text;
    } else if (rule.name == field.other_rule && !share_edge(cells[0], cells[1])) {
        mark = rule.number == "10" ? "X" : rule.number == "5" ? "V" : "";
    }
    if (!mark.empty()) output.add(field.key, {{"cells", names_json(cells)}, {"value", mark}});
    return !mark.empty();
}

bool read_clone(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle) {
    const auto cells = item.inside_cells(puzzle.size()),
               copies = item.inside_cells(puzzle.size(), "cloneCells");
    if (!cells || !copies || cells->size() != copies->size()) return false;
    for (std::size_t i = 0; i < cells->size(); ++i) {
        if ((*cells)[i] != (*copies)[i])
            puzzle.rule(std::string(field.rule), SquareCells{(*cells)[i], (*copies)[i]});
    }
    return true;
}

/// All sequences of a drawing are clones of its first one.
void add_clones(const RuleStatement& clone, FPuzzlesOutput& output) {
    for (const MarkedDrawing& drawing : clone.drawings) {
        for (std::size_t i = 1; i < drawing.size(); ++i) {
            const Slot &original = drawing.front().cells, &copy = drawing[i].cells;
            for (std::size_t j = 0; j < std::min(original.size(), copy.size()); ++j)
                output.equal.emplace_back(SquareCell::at(original[j].index(), output.size()),
                                          SquareCell::at(copy[j].index(), output.size()));
        }
    }
}

/// Keeps the pairs: `write_equal_cells` writes them together.
bool write_clone(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const SquareCells& cells = rule.cells();
    if (rule.name == field.other_rule) {
        if (std::exchange(output.last_clone, &rule.statement()) != &rule.statement())
            add_clones(rule.statement(), output);
        return true;
    }
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) output.equal.emplace_back(cells[i], cells[i + 1]);
    return true;
}

}  // namespace

void write_equal_cells(FPuzzlesOutput& output) {
    if (output.equal.empty()) return;
    SquareCells cells, copies;
    for (const auto& [cell, copy] : output.equal) {
        cells.push_back(cell);
        copies.push_back(copy);
    }
    output.add("clone", {{"cells", names_json(cells)}, {"cloneCells", names_json(copies)}});
}

const FPuzzlesShape kMarkedPairs = {read_marked_pair, write_marked_pairs, {"cells", "value"}};
const FPuzzlesShape kXvMarks = {read_xv, write_xv, {"cells", "value"}};
const FPuzzlesShape kClones = {read_clone, write_clone, {"cells", "cloneCells"}};

}  // namespace sator::exchange
