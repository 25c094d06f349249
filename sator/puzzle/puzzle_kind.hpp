#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::text {
struct KindDefinition;
}

namespace sator::puzzle {

/// What people call a value of a range: `lamp/lamps "*" de Lampe/Lampen`.
struct ValueName {
    std::string sign;  ///< the symbol as the language writes it, e.g. "*" in quotes, or blank
    std::string name, plural;
    std::string german, german_plural;  ///< empty if they are the English words
};

/// A number in a sign of a printed puzzle, e.g. 17 of `17\16`, whose name is DOWN.
struct DrawnNumber {
    std::string name;  ///< empty if it has none
    std::uint32_t value = 0;
};

/// A sign of a printed puzzle that is neither an open cell nor a known value.
struct DrawnMark {
    std::uint32_t row = 0, column = 0;  ///< in the drawing, from 0; holes count, too
    std::string text;                   ///< as it is written
    std::string name;                   ///< what the kind calls it, e.g. "tree"; empty if it has no name
    bool is_block = false;              ///< it is in the place of a cell, but is none
    bool is_between = false;  ///< it stands between two cells, of which this is the first, or at a corner
    std::vector<DrawnNumber> numbers;
    SourceSpan span;
    /// It stands at the upper left corner of this row and column, which are one more than those of the cells.
    bool is_corner = false;
};

/// The rules of a kind as a magazine prints them, with the puzzle's own numbers.
struct KindSentence {
    std::string english, german;  ///< german is empty if the kind does not say it
};

/// Lines of the puzzle's text, from the first to the last one.
struct LineRange {
    std::uint32_t first = 0, last = 0;
};

/// The kind that a puzzle begins with, as its text has it. Two puzzles that state the same are equal whatever their kinds are.
struct PuzzleKind {
    std::string name;
    std::vector<std::pair<std::string, std::string>> parameters;  ///< those that have a value, usual ones too
    std::vector<DrawnMark> marks;
    std::vector<ValueName> values;
    /// The kind's text; null for a kind that is an algorithm.
    std::shared_ptr<const text::KindDefinition> definition;
    std::vector<KindSentence> says = {};  ///< of all kinds in the text, in its order
    std::vector<LineRange> lines = {};    ///< of the kinds that say something, with their drawings and clues
    bool is_all_said = true;              ///< each kind in the text says something
};

}  // namespace sator::puzzle
