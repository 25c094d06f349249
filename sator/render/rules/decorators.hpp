#pragma once

// The pictures of rules, one file each. Each function returns whether the statement is drawn completely (see
// decorator_table.hpp).

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator::render {

/// Regions: heavy borders if they tile the grid, otherwise shades. Diagonals: lines.
bool decorate_regions(const RuleStatement& statement, Sketch& sketch);
/// The borders of the regions that the puzzle's kind draws, if they tile the grid, whatever the rules say about them.
void draw_regions_of_kind(Sketch& sketch);
/// The number of a count in a region that the puzzle's kind draws, in the corner of its first cell.
bool decorate_region_clue(const RuleStatement& statement, Sketch& sketch);
/// Clues beside the lines that they are about.
bool decorate_edge(const RuleStatement& statement, Sketch& sketch);
/// Cages with their sum or product. The sum of a line is a clue at its edge.
bool decorate_cages(const RuleStatement& statement, Sketch& sketch);
/// Expressions: cages, arrows, comparison signs, dots.
bool decorate_expression(const RuleStatement& statement, Sketch& sketch);
/// Comparison signs between two cells, thermometers along several.
bool decorate_order(const RuleStatement& statement, Sketch& sketch);
/// Dots on the border of neighbours.
bool decorate_dots(const RuleStatement& statement, Sketch& sketch);
/// Dots between cells that say which share of them is filled.
bool decorate_share(const RuleStatement& statement, Sketch& sketch);
/// Lines through the cells, with circles at the ends of `between`.
bool decorate_path(const RuleStatement& statement, Sketch& sketch);
/// Coloured lines through the cells: renban, whispers and other lines of sudokus.
bool decorate_line(const RuleStatement& statement, Sketch& sketch);
/// Arrows with a circle or a pill, and double arrows.
bool decorate_arrow(const RuleStatement& statement, Sketch& sketch);
/// Shades the parts of a clone.
bool decorate_clone(const RuleStatement& statement, Sketch& sketch);
/// The picture of a rule without a decorator of its own (RuleEntry::picture, RuleDefinition::picture).
bool decorate_as(RulePicture picture, const RuleStatement& statement, Sketch& sketch);
/// The numbers of dominoes, as they are printed.
bool decorate_dominoes(const RuleStatement& statement, Sketch& sketch);
/// The pictures of figures in the cells of their clues.
bool decorate_figures(const RuleStatement& statement, Sketch& sketch);
/// The entrance, the exit and the arrows of a course, and its ice if the puzzle's kind does not draw it.
bool decorate_course(const RuleStatement& statement, Sketch& sketch);
/// The known pieces of a line.
bool decorate_arms(const RuleStatement& statement, Sketch& sketch);
/// The same small letter in cells that are equal.
bool decorate_letters(const RuleStatement& statement, Sketch& sketch);
/// The words to find or place.
bool decorate_words(const RuleStatement& statement, Sketch& sketch);
/// The number of a count of the cells around a cell, in the corner of that cell.
bool decorate_surroundings(const RuleStatement& statement, Sketch& sketch);
/// Only a sentence in the legend: the number in a cell counts something around it.
bool decorate_around(const RuleStatement& statement, Sketch& sketch);
bool decorate_compass(const RuleStatement& statement, Sketch& sketch);
/// Dots, numbers and bars on the borders of two regions.
bool decorate_region_pairs(const RuleStatement& statement, Sketch& sketch);

/// Parts of pictures that several rules use.

/// Draws a comparison sign on the border of two neighbours: "<", "<=", ">", ">=", "=" or "!=".
void add_sign(CellId a, CellId b, std::string_view sign, Sketch& sketch);
/// Returns the mark of a rule's picture: its letter is the rule's initial, and its meaning the first sentence of its summary.
KindMark kind_mark(const RuleStatement& statement, std::string subject, CellId cell);
/// Draws a circle around a cell's value.
void add_circle(CellId cell, Sketch& sketch);
/// Draws a line from the circle around the first cell to an arrow's head in the last one. At least two cells.
void add_arrow_shaft(const Slot& path, Sketch& sketch);
/// Returns whether all sequences can be drawn as lines: each cell touches the previous one, and they are not simply all rows or columns.
bool are_paths(const RuleStatement& statement, const Board& board, std::size_t least_cells);
/// Calls `visit(sequence)` for each sequence of the statement.
template <class Visit>
void for_each_sequence(const RuleStatement& statement, Visit visit) {
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) visit(sequence);
    }
}
/// Draws a dot on the border of two neighbours, with an optional text in it.
void add_dot(CellId a, CellId b, Look look, const std::string& text, Sketch& sketch);
/// Adds a clue at the edge, and its meaning to the legend. Returns false if the clue's sequence is no line of
/// the board. `sentence` may be empty.
bool add_edge_clue(EdgeClue clue, const std::string& sentence, Sketch& sketch);
/// Returns the meaning of a number at the edge that is the sum of its line.
EdgeMeaning meaning_of_sum(const Sketch& sketch);

}  // namespace sator::render
