#pragma once

// The pictures of rules, a file each: see decorator_table.hpp for what they answer.

#include "sator/puzzle/puzzle.hpp"
#include "sator/render/rules/sketch.hpp"

namespace sator {

/// Regions: heavy borders where they tile the grid, else shades; lines through diagonals.
bool decorate_regions(const RuleStatement& statement, Sketch& sketch);
/// Clues beside the lines that they are about.
bool decorate_edge(const RuleStatement& statement, Sketch& sketch);
/// Cages with their sum or product; the sum of a line stands at its edge.
bool decorate_cages(const RuleStatement& statement, Sketch& sketch);
/// Expressions: cages, arrows, signs of comparison.
bool decorate_expression(const RuleStatement& statement, Sketch& sketch);
/// Signs of comparison between two cells, thermometers along several.
bool decorate_order(const RuleStatement& statement, Sketch& sketch);
/// Dots between neighbours.
bool decorate_dots(const RuleStatement& statement, Sketch& sketch);
/// Lines through the cells, with circles at the ends of `between`.
bool decorate_path(const RuleStatement& statement, Sketch& sketch);
/// Small letters in cells that are equal.
bool decorate_letters(const RuleStatement& statement, Sketch& sketch);
/// The words to be found or placed.
bool decorate_words(const RuleStatement& statement, Sketch& sketch);
/// Nothing but a sentence: numbers in cells count what is around them.
bool decorate_around(const RuleStatement& statement, Sketch& sketch);

/// Parts of pictures that several rules have.

/// A sign of comparison on the border of two neighbours: "<", "<=", ">", ">=", "=", "!=".
void add_sign(CellId a, CellId b, std::string_view sign, Sketch& sketch);
/// A dot on a border, with a text in it or none.
void add_dot(CellId a, CellId b, Look look, const std::string& text, Sketch& sketch);
/// Puts a clue at the edge, and what it means into the legend, where its sequence is a line of the board.
/// `sentence` may be empty.
bool add_edge_clue(EdgeClue clue, const std::string& sentence, Sketch& sketch);
/// What a number beside a line means that is its sum.
EdgeMeaning meaning_of_sum(const Sketch& sketch);

}  // namespace sator
