#pragma once

#include <array>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_cell.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// A rule about one sequence of cells.
struct SquareRule {
    const RuleStatement* statement = nullptr;
    std::string
        name;  ///< of the rule, if the statement has another of its names: "strict_order" for "thermometer"
    SquareCells cells;
    std::vector<std::uint32_t> breaks;  ///< as in Sequence
};

/// A puzzle on a square grid with the numbers from 1 on, as a writer of another format sees it.
struct SquarePuzzle {
    std::size_t size = 0;
    bool has_lines = false;                   ///< whether each row and each column holds each number once
    std::array<bool, 2> has_diagonal{};       ///< the falling one, the rising one
    std::vector<std::optional<int>> regions;  ///< of each cell
    bool has_usual_boxes = false;             ///< whether the regions are these
    bool has_regions() const { return regions.front().has_value(); }
    std::vector<SquareCells> more_regions;               ///< further cells that hold each number once
    std::vector<SquareRule> rules;                       ///< all others
    std::map<std::size_t, std::vector<int>> candidates;  ///< of the cells that may not hold each number
    std::vector<int> solution;                           ///< may be empty

    /// Returns the givens of an initial drawing: a number for each cell, 0 if it is open.
    std::vector<int> givens(const Initial& initial) const;
};

/// Returns the puzzle in this form, or why it is none of these.
std::expected<SquarePuzzle, Diagnostic> to_square_puzzle(const Puzzle& puzzle);

/// Returns the initial drawings of a puzzle: at least one, which may be empty.
std::vector<Initial> initials_of(const Puzzle& puzzle);

}  // namespace sator::exchange
