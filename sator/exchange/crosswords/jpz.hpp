#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Returns whether the text is XML with an element `crossword-compiler-applet` or `rectangular-puzzle`.
bool looks_like_jpz(std::string_view text);

/// Reads the XML of Crossword Compiler (.jpz that is not zipped): blocks, void cells, circles, colours, the solution, letters that
/// are shown as hints, and the texts of clues. Bars and puzzles of other kinds are refused.
ReadResult read_jpz(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kJpz = {
    .name = "jpz",
    .summary = "Crosswords in the XML of Crossword Compiler (.jpz), to be filled from the list words.txt.",
    .beginning = "a .jpz file is XML with an element <crossword-compiler>, or that zipped, which is not read",
    .recognises = looks_like_jpz,
    .read = read_jpz,
    .example =
        "<crossword-compiler-applet><rectangular-puzzle>\n<metadata><title>Small</title></metadata>\n"
        "<crossword><grid width=\"3\" height=\"1\">\n"
        "<cell x=\"1\" y=\"1\" solution=\"B\" number=\"1\"/><cell x=\"2\" y=\"1\" solution=\"A\"/><cell "
        "x=\"3\" y=\"1\" solution=\"G\"/>\n"
        "</grid><word id=\"1\" x=\"1-3\" y=\"1\"/>\n"
        "<clues><title>Across</title><clue word=\"1\" number=\"1\" format=\"3\">It holds "
        "things</clue></clues>\n"
        "</crossword></rectangular-puzzle></crossword-compiler-applet>\n",
    .lost =
        "Reading: formats of texts, and other words than those of runs of cells; answers of several letters, "
        "with a remark. Bars "
        "and other kinds are refused.",
};

}  // namespace sator::exchange
