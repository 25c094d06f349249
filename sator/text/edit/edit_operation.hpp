#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::text {

/// The cells of a clue, by their names: "R3C4". An arrow or a clone has several parts. Or `places` names them in the words of
/// the language: "row 3". If both are empty, the clue has no cells of its own.
struct NamedCells {
    std::vector<std::vector<std::string>> parts;
    std::string places;

    bool is_empty() const { return parts.empty() && places.empty(); }
};

/// Sets the known value of each cell; an empty value removes it.
struct SetValues {
    std::vector<std::string> cells;
    std::string value;
    std::size_t initial = 0;  ///< index of the initial drawing
};

/// Sets a mark of the drawing below a kind: the value or the clue of a cell, or the clue of a black cell, e.g. `17\\16` in a
/// kakuro. An empty mark makes an open cell.
struct SetMark {
    std::size_t row = 1, column = 1;  ///< as printed, from 1
    std::string mark;
    bool is_corner =
        false;  ///< the upper left corner of the cell of this row and column; they go one further than the cells
};

/// Adds a clue of a rule. `arguments` are written as in the language: `15`, `1..9`, `"WORD"`.
struct AddClue {
    std::string rule, arguments;
    NamedCells cells;
};

/// Changes the arguments or the cells of a clue. `rule` is its index in Puzzle::rules.
struct ChangeClue {
    std::size_t rule = 0;
    std::optional<std::string> arguments;
    NamedCells cells;  ///< empty: they stay
};

/// Removes a clue. If its rule has several sequences, `part` says which one goes; nullopt: all of them.
struct RemoveClue {
    std::size_t rule = 0;
    std::optional<std::size_t> part;
};

/// Sets the clue of a line in a list: `left`, line 3. An empty clue removes it. If the line has several clues, which '&' joins,
/// `index` says which one is set; the number of the clues adds one. nullopt: the only clue, or all of them.
struct SetLineClue {
    std::string rule, side;
    std::size_t line = 1;
    std::string clue;
    std::optional<std::size_t> index = {};
};

/// Gives cells to a region; an empty name takes them out of all regions.
struct SetRegion {
    std::vector<std::string> cells;
    std::string region;
};

/// Sets a text that the puzzle carries: `field` is "title", "author", "source", "rules", "difficulty" or "link". An empty
/// value removes it.
struct SetText {
    std::string field, value;
};

/// Changes the size of the grid, and drops what is outside of it then.
struct ResizeGrid {
    std::string size;  ///< "6x6", or "hexagon 3 4 4" with the numbers of its lines
};

/// Adds or removes a kind or a rule that stands alone: "killer", "anti_knight".
struct AddWord {
    std::string word;
};
struct RemoveWord {
    std::string word;
};

/// Replaces the text by an empty puzzle of a kind.
struct NewPuzzle {
    std::string kind, size;  ///< an empty size is the usual one
};

using EditOperation = std::variant<SetValues, SetMark, AddClue, ChangeClue, RemoveClue, SetLineClue,
                                   SetRegion, SetText, ResizeGrid, AddWord, RemoveWord, NewPuzzle>;

}  // namespace sator::text
