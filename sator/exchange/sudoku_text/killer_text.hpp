#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the first line with a puzzle is a word of 81 signs with cages (short form), or begins with 3x3::k: (long form).
bool looks_like_killer_text(std::string_view text);

/// Reads killer sudokus of nine by nine, one a line. In the short form each cell is a sum (0-9, A-Z for 10 to 35, a-j for 36 to 45)
/// or points to a neighbour in its cage: < > ^ v, and ` ' , . towards the corners. In the long form, 3x3::k:N:N:…, N is 256 times
/// the sum plus the number of the cage, and less than 256 for a cell without a cage; "d" before the "k" adds the diagonals.
ReadResult read_killer_text(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

/// Writes a sudoku of nine by nine in the long form, if its rules are cages.
std::expected<WrittenPuzzle, Diagnostic> write_killer_text(const Puzzle& puzzle);

inline constexpr Format kKillerText = {
    .name = "killer",
    .summary = "Killer sudokus, one a line: words of 81 signs (sums and arrows), or numbers after 3x3::k:.",
    .beginning = "a killer sudoku is a word of 81 signs such as R<<<M<^, or begins with 3x3::k:",
    .recognises = looks_like_killer_text,
    .read = read_killer_text,
    .example = "C<9<L8<I<^P<<^L<<^C^J<^L<^E^^^^^^^^^N<<H<H<<<7^S<^J<PC^>^^G^^^^Q<^>^>>^G^^A<^9<>^\n",
    .holds_many = true,
    .lost = "Writing: known numbers, all rules but cages and two diagonals, and the text of the rules.",
    .write = write_killer_text,
};

}  // namespace sator::exchange
