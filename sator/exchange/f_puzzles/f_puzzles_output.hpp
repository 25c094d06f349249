#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_puzzle.hpp"

namespace sator::exchange {

using FPuzzlesJson = nlohmann::ordered_json;
using SquarePair = std::pair<SquareCell, SquareCell>;

/// A rule of a puzzle in the words of the table of fields: `dutch_whispers` is `whispers 4`, `in_order` is `slow_thermometer`.
struct FPuzzlesRule {
    std::string_view name;
    std::optional<std::string> number;  ///< the only argument, or the usual one of the rule
    const SquareRule* square;

    const SquareCells& cells() const { return square->cells; }
    const RuleStatement& statement() const { return *square->statement; }
    bool has_arguments() const { return !statement().arguments.empty(); }
};

/// By cell: the cells beside it that it is less than, or greater than, and a rule that says so.
struct ComparedWith {
    std::set<SquareCell> others;
    const RuleStatement* statement = nullptr;
};
using ComparedCells = std::map<SquareCell, ComparedWith>;

/// The fields of f-puzzles' JSON while the rules of a puzzle are written, and what only all rules together say.
struct FPuzzlesOutput {
    const SquarePuzzle& square;
    FPuzzlesJson& json;

    std::set<SquarePair> differences, ratios;               // pairs with a mark
    std::set<std::string> ratio_values;                     // of the marks
    std::set<SquarePair> non_consecutive, not_xv;           // pairs that must not have the relation
    std::map<std::string, std::set<SquarePair>> not_ratio;  // by the ratio
    std::vector<SquarePair> equal;                          // a cell, and its clone
    const RuleStatement* last_clone = nullptr;              // a clone is written as a whole
    ComparedCells minima, maxima;
    std::map<const RuleStatement*, std::vector<SquareCells>>
        disjoint_groups;  // the regions of each statement

    void add(std::string_view field, FPuzzlesJson item) {
        json[std::string(field)].push_back(std::move(item));
    }
    std::size_t size() const { return square.size; }
};

/// Adds the rules of a puzzle to `json` as fields, and to `losses` what f-puzzles cannot say.
void write_f_puzzles_rules(const SquarePuzzle& square, FPuzzlesJson& json, std::vector<std::string>& losses);

FPuzzlesJson names_json(const SquareCells& cells);
/// Returns the two cells, the smaller one first.
inline SquarePair pair_of(SquareCell a, SquareCell b) {
    return std::minmax(a, b);
}

/// Writes what the pairs without a mark say: "nonconsecutive" and "negative".
void write_negatives(FPuzzlesOutput& output, std::vector<std::string>& losses);
/// Writes cells that are less, or more, than those beside them.
void write_extremes(FPuzzlesOutput& output, std::vector<std::string>& losses);
/// Writes cells that are equal as clones.
void write_equal_cells(FPuzzlesOutput& output);
/// Writes "disjointgroups".
void write_disjoint_groups(FPuzzlesOutput& output, std::vector<std::string>& losses);

}  // namespace sator::exchange
