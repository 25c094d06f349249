#pragma once

// Test only: random regex crosswords with clues that match a hidden grid, nonograms, killers and kakuro, as
// data that can be rotated and reflected. Occasionally a clue or a sum is wrong, so that some puzzles have no
// solution; many have several.

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/build/puzzle_builder.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// The eight symmetries of a square: `turn` is 0 (the identity) to 7.
struct Turn {
    unsigned turn = 0;

    std::pair<std::size_t, std::size_t> operator()(std::size_t row, std::size_t column,
                                                   std::size_t size) const {
        if ((turn & 1) != 0) row = size - 1 - row;
        if ((turn & 2) != 0) column = size - 1 - column;
        return (turn & 4) != 0 ? std::pair(column, row) : std::pair(row, column);
    }
};
constexpr unsigned kTurns = 8;

/// By line: the lengths of its runs.
struct Nonogram {
    using Lines = std::vector<std::vector<std::size_t>>;
    Lines rows, columns;

    Nonogram turned(Turn turn) const {
        Nonogram other = *this;
        const auto read_backwards = [](Lines& lines) {
            for (auto& line : lines) std::ranges::reverse(line);
        };
        if ((turn.turn & 1) != 0) {
            std::ranges::reverse(other.rows);
            read_backwards(other.columns);
        }
        if ((turn.turn & 2) != 0) {
            std::ranges::reverse(other.columns);
            read_backwards(other.rows);
        }
        if ((turn.turn & 4) != 0) std::swap(other.rows, other.columns);
        return other;
    }

    /// Returns the puzzle as text in Simpson's format.
    std::string text() const {
        std::string text =
            "width " + std::to_string(columns.size()) + "\nheight " + std::to_string(rows.size()) + "\n";
        for (const auto& [name, lines] : {std::pair{"\nrows\n", &rows}, std::pair{"\ncolumns\n", &columns}}) {
            text += name;
            for (const auto& line : *lines) {
                std::string runs;
                for (const std::size_t run : line) runs += (runs.empty() ? "" : ",") + std::to_string(run);
                text += (runs.empty() ? "0" : runs) + "\n";
            }
        }
        return text;
    }
};

/// A 4 × 4 killer sudoku without givens.
struct Killer {
    struct Cage {
        std::vector<std::size_t> cells;  ///< in reading order
        std::size_t sum = 0;
    };
    std::vector<Cage> cages;

    PuzzleBuilder puzzle(Turn turn = {}) const {
        constexpr std::size_t kSize = 4;
        auto builder = PuzzleBuilder::rectangle(kSize, kSize);
        builder.range("1..4");
        for (const Axis axis : {Axis::X, Axis::Y}) {
            for (const Slot& line : builder.lines(axis)) builder.rule("permutation 1..4", line);
        }
        for (std::size_t box = 0; box < kSize; ++box) {
            Slot cells;
            for (std::size_t i = 0; i < kSize; ++i)
                cells.push_back(builder.cell(box / 2 * 2 + i / 2, box % 2 * 2 + i % 2));
            builder.rule("permutation 1..4", cells);
        }
        for (const Cage& cage : cages) {
            Slot cells;
            for (const std::size_t cell : cage.cells) {
                const auto [row, column] = turn(cell / kSize, cell % kSize, kSize);
                cells.push_back(builder.cell(row, column));
            }
            builder.rule("sum " + std::to_string(cage.sum), cells);
        }
        return builder;
    }
};

/// Rows and columns of different digits with sums, and perhaps a given in the first cell.
struct Kakuro {
    std::vector<std::vector<std::size_t>> grid;
    bool has_given = false;
    std::size_t mistake = 0;  ///< added to the first row's sum

    PuzzleBuilder puzzle(Turn turn = {}) const {
        const std::size_t size = grid.size();
        auto builder = PuzzleBuilder::rectangle(size, size);
        builder.range("1..9");
        for (std::size_t i = 0; i < size; ++i) {
            std::size_t across = i == 0 ? mistake : 0, down = 0;
            Slot row, column;
            for (std::size_t k = 0; k < size; ++k) {
                across += grid[i][k];
                down += grid[k][i];
                row.push_back(cell(builder, turn(i, k, size)));
                column.push_back(cell(builder, turn(k, i, size)));
            }
            builder.rule("cage " + std::to_string(across), row);
            builder.rule("cage " + std::to_string(down), column);
        }
        if (has_given) builder.given(cell(builder, turn(0, 0, size)), std::to_string(grid[0][0]));
        return builder;
    }

  private:
    static CellId cell(const PuzzleBuilder& builder, std::pair<std::size_t, std::size_t> place) {
        return builder.cell(place.first, place.second);
    }
};

/// Generates random puzzles. The same seed gives the same puzzles.
class RandomPuzzleData {
  public:
    explicit RandomPuzzleData(std::uint32_t seed) : random_(seed) {}

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    /// Returns a grid of letters with clues for most of its lines, and among them some clues made without
    /// regard to it.
    RegexCrossword crossword() {
        const std::size_t columns = 2 + below(3), rows = 2 + below(2);
        std::vector<std::string> words(rows);
        for (std::string& word : words) {
            while (word.size() < columns) word += static_cast<char>('A' + below(4));
        }
        RegexCrossword crossword;
        crossword.lines[0].resize(columns);
        crossword.lines[1].resize(rows);
        RandomClues others(static_cast<std::uint32_t>(random_()),
                           {.references = true, .lookaround = true, .letters = "ABCD"});
        for (std::size_t axis = 0; axis < 2; ++axis) {
            for (std::size_t i = 0; i < crossword.lines[axis].size(); ++i) {
                std::string word;
                if (axis == 1) word = words[i];
                for (std::size_t r = 0; axis == 0 && r < rows; ++r) word += words[r][i];
                if (below(8) != 0) crossword.lines[axis][i].push_back(Clue{.text = clue_for(word)});
                if (below(12) == 0) crossword.lines[axis][i].push_back(Clue{.text = others.next()});
            }
        }
        return crossword;
    }

    Nonogram nonogram() {
        const std::size_t width = 3 + below(4), height = 3 + below(4);
        std::vector<std::vector<bool>> ink(height, std::vector<bool>(width));
        for (auto&& row : ink) {
            for (std::size_t c = 0; c < width; ++c) row[c] = below(5) < 3;
        }
        Nonogram nonogram;
        for (std::size_t r = 0; r < height; ++r) nonogram.rows.push_back(runs(ink[r]));
        for (std::size_t c = 0; c < width; ++c) {
            std::vector<bool> column;
            for (std::size_t r = 0; r < height; ++r) column.push_back(ink[r][c]);
            nonogram.columns.push_back(runs(column));
        }
        return nonogram;
    }

    Killer killer() {
        constexpr std::string_view kSolution = "1234341221434321";
        std::array<std::size_t, 4> renamed = {1, 2, 3, 4};
        std::ranges::shuffle(renamed, random_);
        Killer killer;
        for (auto& cells : cages(4)) {
            Killer::Cage cage{std::move(cells), below(40) == 0 ? std::size_t{1} : 0};
            for (const std::size_t cell : cage.cells)
                cage.sum += renamed[static_cast<std::size_t>(kSolution[cell] - '1')];
            killer.cages.push_back(std::move(cage));
        }
        return killer;
    }

    Kakuro kakuro() {
        const std::size_t size = 2 + below(2);
        std::array<std::size_t, 9> digits = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        std::ranges::shuffle(digits, random_);
        Kakuro kakuro{std::vector(size, std::vector<std::size_t>(size)), below(2) == 0,
                      below(30) == 0 ? std::size_t{1} : 0};
        for (std::size_t r = 0; r < size; ++r) {
            for (std::size_t c = 0; c < size; ++c) kakuro.grid[r][c] = digits[r + 2 * c];
        }
        return kakuro;
    }

  private:
    /// Returns a clue that matches the word: letters, sets, the word among alternatives, repetitions,
    /// backreferences.
    std::string clue_for(const std::string& word) {
        std::string clue;
        std::map<char, std::size_t> group_of;
        std::size_t groups = 0;
        for (std::size_t i = 0; i < word.size();) {
            const std::string letter(1, word[i]), other(1, static_cast<char>('A' + below(4)));
            const std::size_t kind = below(9);
            if (group_of.contains(word[i]) && kind < 4) {
                clue += "\\" + std::to_string(group_of[word[i++]]);
            } else if (kind == 4 && i + 1 < word.size()) {
                clue += "(?:" + other + letter + "|" + word.substr(i, 2) + "|" + other + ")";
                i += 2;
            } else if (kind == 5) {
                clue += "(" + letter + "|" + other + ")";
                group_of[word[i++]] = ++groups;
            } else if (kind == 6) {
                clue += "[" + letter + other + "]+";
                ++i;
            } else if (kind == 7) {
                clue += "(.)";
                group_of[word[i++]] = ++groups;
            } else {
                clue += kind == 8 ? "[^" + std::string(1, letter == "A" ? 'B' : 'A') + "]" : letter;
                ++i;
            }
        }
        return below(20) == 0 ? clue + "?" : clue;
    }

    std::vector<std::size_t> runs(const std::vector<bool>& ink) {
        std::vector<std::size_t> runs;
        for (std::size_t i = 0; i < ink.size(); ++i) {
            if (!ink[i]) continue;
            const bool is_new = i == 0 || !ink[i - 1];
            if (is_new) runs.push_back(0);
            ++runs.back();
        }
        if (!runs.empty() && runs[0] > 1 && below(100) == 0) --runs[0];  // a mistake
        return runs;
    }

    /// Partitions the cells of a square into connected groups of up to three.
    std::vector<std::vector<std::size_t>> cages(std::size_t size) {
        std::vector<std::vector<std::size_t>> cages;
        std::vector<bool> is_taken(size * size, false);
        for (std::size_t first = 0; first < size * size; ++first) {
            if (is_taken[first]) continue;
            std::vector<std::size_t> cage = {first};
            is_taken[first] = true;
            for (std::size_t more = below(3); more > 0; --more) {
                const std::size_t cell = cage.back();
                const bool goes_right = cell % size + 1 < size && !is_taken[cell + 1];
                const bool goes_down = cell / size + 1 < size && !is_taken[cell + size];
                if (!goes_right && !goes_down) break;
                cage.push_back(goes_right && (!goes_down || below(2) == 0) ? cell + 1 : cell + size);
                is_taken[cage.back()] = true;
            }
            cages.push_back(std::move(cage));
        }
        return cages;
    }

    std::mt19937 random_;
};

}  // namespace sator::tests
