#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_item.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_output.hpp"

namespace sator::exchange {

struct FPuzzlesField;

/// The form of a field's items, in both directions.
struct FPuzzlesShape {
    /// Reads an item. Returns whether it was understood.
    bool (*read)(const FPuzzlesField& field, const FPuzzlesItem& item, SquareStatements& puzzle);
    /// Writes a rule of this field's name as items. Returns false if the field cannot say it.
    bool (*write)(const FPuzzlesField& field, const FPuzzlesRule& rule, FPuzzlesOutput& output);
    /// What an item may state. Another field of an item is something that is not understood.
    std::array<std::string_view, 4> fields;
};

extern const FPuzzlesShape kLines;          ///< lines, each a rule of its own
extern const FPuzzlesShape kNumberedLines;  ///< lines and a number
extern const FPuzzlesShape kThirdsLines;    ///< lines that need three equal parts of the numbers
extern const FPuzzlesShape kRegionLines;    ///< lines that need regions
extern const FPuzzlesShape kArrows;         ///< a circle, and lines that begin in it
extern const FPuzzlesShape kMarkedPairs;    ///< two cells and a number
extern const FPuzzlesShape kXvMarks;        ///< two cells and X or V
extern const FPuzzlesShape kClones;         ///< cells, and as many equal ones
extern const FPuzzlesShape kCages;          ///< cells, perhaps with their sum
extern const FPuzzlesShape kExtraRegions;   ///< cells
extern const FPuzzlesShape kMarkedCells;    ///< a cell
extern const FPuzzlesShape kIndexers;       ///< cells, each a rule of its own
extern const FPuzzlesShape kBoxIndexers;    ///< the same, in a grid with the usual boxes
extern const FPuzzlesShape
    kExtremes;  ///< a cell that is compared with those beside it, unless they are marked, too
extern const FPuzzlesShape kQuadruples;  ///< cells, and numbers among them
extern const FPuzzlesShape
    kOutsideClues;  ///< a cell beside the grid, and a number for the line that begins there
extern const FPuzzlesShape kLittleKillers;  ///< the same with the direction of a diagonal

/// A field of f-puzzles and the rule of the puzzle language with the same meaning.
struct FPuzzlesField {
    std::string_view key;
    const FPuzzlesShape* shape;
    std::string_view rule;
    std::string_view other_rule = {};          ///< the shape also writes this rule
    int (*usual)(std::size_t size) = nullptr;  ///< the number of an item that states none
};

/// A field that is on or off, or a name in the list "negative": a rule of the whole grid.
struct FPuzzlesOption {
    std::string_view key;
    std::string_view rule;
    void (*read)(const JsonValue& root, SquareStatements& puzzle);
    /// Turns it on if the rule says so, or keeps what the rule says until all rules are known. Returns false if the option cannot
    /// say it. Null if no rule is the option.
    bool (*write)(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);
    /// Whether the grid itself has what the option says. Null if the grid does not know.
    bool (*is_of_grid)(const SquarePuzzle& square) = nullptr;
};

std::span<const FPuzzlesField> f_puzzles_fields();
std::span<const FPuzzlesOption> f_puzzles_switches();
std::span<const FPuzzlesOption> f_puzzles_negatives();
/// Returns the row of a field, or null.
const FPuzzlesField* find_f_puzzles_field(std::string_view key);

void read_rising_diagonal(const JsonValue& root, SquareStatements& puzzle);
void read_falling_diagonal(const JsonValue& root, SquareStatements& puzzle);
void read_anti_knight(const JsonValue& root, SquareStatements& puzzle);
void read_anti_king(const JsonValue& root, SquareStatements& puzzle);
void read_disjoint_groups(const JsonValue& root, SquareStatements& puzzle);
void read_non_consecutive(const JsonValue& root, SquareStatements& puzzle);
void read_negative_ratio(const JsonValue& root, SquareStatements& puzzle);
void read_negative_xv(const JsonValue& root, SquareStatements& puzzle);

bool write_everywhere(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);
bool keep_disjoint_groups(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);
bool keep_non_consecutive(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);
bool keep_not_ratio(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);
bool keep_negative_xv(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output);

}  // namespace sator::exchange
