// Rates isomorphic puzzles, which must have the same rating.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/explanations/rated_puzzles.hpp"
#include "tests/random/random_puzzle_data.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the puzzle with its bands, rows, digits and axes permuted at random.
std::string in_another_guise(const std::string& puzzle, std::mt19937& random) {
    const auto shuffled = [&] {
        std::vector<int> bands = {0, 1, 2}, order;
        std::ranges::shuffle(bands, random);
        for (const int band : bands) {
            std::vector<int> lines = {3 * band, 3 * band + 1, 3 * band + 2};
            std::ranges::shuffle(lines, random);
            order.insert(order.end(), lines.begin(), lines.end());
        }
        return order;
    };
    const auto rows = shuffled(), columns = shuffled();
    std::string digits = "123456789", other(81, '.');
    std::ranges::shuffle(digits, random);
    const bool is_turned = random() % 2 == 0;
    for (std::size_t r = 0; r < 9; ++r) {
        for (std::size_t c = 0; c < 9; ++c) {
            const char digit = puzzle[static_cast<std::size_t>(rows[r] * 9 + columns[c])];
            other[is_turned ? c * 9 + r : r * 9 + c] =
                digit >= '1' && digit <= '9' ? digits[static_cast<std::size_t>(digit - '1')] : '.';
        }
    }
    return other;
}

TEST(Rating, IsInvariantForSudokus) {
    const auto sudokus = timed_sudokus();
    if (sudokus.empty()) GTEST_SKIP() << "there is no " << corpus();
    const std::size_t count = is_full_test() ? 50 : 6;
    std::mt19937 random(3);
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& puzzle = sudokus[i * sudokus.size() / count].puzzle;
        std::string guises = puzzle + '\n';
        for (int k = 0; k < 8; ++k) guises += in_another_guise(puzzle, random) + '\n';
        const auto rated = ratings(guises, "guises");
        for (const Rating& rating : rated) {
            EXPECT_NEAR(rating.effort, rated[0].effort, rated[0].effort / 100) << puzzle;
            EXPECT_EQ(rating.grade.number, rated[0].grade.number);
        }
    }
}

/// Rates puzzles of a kind in their eight symmetric forms: `guise(k)` is the k-th form of a puzzle, 0 the
/// puzzle itself.
template <class Next>
void expect_same_in_all_guises(std::size_t count, Next next) {
    for (std::size_t rated = 0; rated < count;) {
        const auto guise = next();
        const auto puzzle = guise(0);
        const auto plain = rating_of(puzzle);
        if (!plain) continue;
        ++rated;
        for (unsigned k = 1; k < kTurns; ++k) {
            const auto other = rating_of(guise(k));
            ASSERT_TRUE(other.has_value());
            EXPECT_NEAR(other->effort, plain->effort, plain->effort / 100)
                << "puzzle " << rated << ", guise " << k;
        }
    }
}

std::size_t of_each_kind() {
    return is_full_test() ? 25 : 10;
}

TEST(Rating, IsInvariantForKillerSudokus) {
    RandomPuzzleData random(21);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [killer = random.killer()](unsigned k) { return *killer.puzzle({k}).build(); };
    });
}

TEST(Rating, IsInvariantForKakuro) {
    RandomPuzzleData random(22);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [kakuro = random.kakuro()](unsigned k) { return *kakuro.puzzle({k}).build(); };
    });
}

TEST(Rating, IsInvariantForNonograms) {
    RandomPuzzleData random(23);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [nonogram = random.nonogram()](unsigned k) {
            Resources files;
            return *read_puzzles(nonogram.turned({k}).text(), "random.non", files)[0];
        };
    });
}

/// Returns the crossword with rows and columns exchanged, and its letters A to D permuted.
RegexCrossword in_another_guise(RegexCrossword crossword, unsigned k) {
    constexpr std::array<std::string_view, 4> kLetters = {"ABCD", "BADC", "DCBA", "BCDA"};
    if ((k & 4) != 0) std::swap(crossword.lines[0], crossword.lines[1]);
    for (auto& lines : crossword.lines) {
        for (ClueLine& line : lines) {
            for (Clue& clue : line) {
                for (char& c : clue.text) {
                    if (c >= 'A' && c <= 'D') c = kLetters[k & 3][static_cast<std::size_t>(c - 'A')];
                }
            }
        }
    }
    return crossword;
}

TEST(Rating, IsInvariantForRegexCrosswords) {
    RandomPuzzleData random(24);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [crossword = random.crossword()](unsigned k) {
            return *make_regex_crossword(in_another_guise(crossword, k));
        };
    });
}

/// Returns the effort of a small puzzle.
double effort_of(const std::string& text) {
    Resources files;
    return rating_of(*read_puzzles(text, "small.sator", files).at(0)).value().effort;
}

// Counting neighbours does not distinguish the first and last cell of column 2: only their distances to row 3
// do.
TEST(Rating, IsInvariantIfOnlyDistanceDistinguishesCells) {
    const auto effort = [](const std::string& rows, const std::string& first, const std::string& second) {
        return effort_of("layout 2x4\nrange A B\n\nrule runs 0\n" + first + "\nrule runs 1 1\n" + second +
                         rows);
    };
    const std::string none = "| . .\n", row = "| 1 2\n";
    const std::string one = "\nrule runs 1\n", no = "\nrule runs 0\n";
    const std::string standing =
        one + row + none + none + none + no + none + none + row + none + one + none + none + none + row;
    const std::string upside_down =
        one + none + none + none + row + no + none + row + none + none + one + row + none + none + none;
    EXPECT_NEAR(effort(standing, "| 1 .\n| 2 .\n| 3 .\n| 4 .\n", "| . 1\n| . 2\n| . 3\n| . 4\n"),
                effort(upside_down, "| 4 .\n| 3 .\n| 2 .\n| 1 .\n", "| . 4\n| . 3\n| . 2\n| . 1\n"), 1e-9);
}

// Cells 2 and 3 of row 1 are alike in all rules, but only one of the pairs with row 2 is a column.
TEST(Rating, IsInvariantIfOnlyALineDistinguishesCells) {
    const auto effort = [](const std::string& drawings) {
        return effort_of("layout 3x2\nrange o \"#\"\n\n" + drawings);
    };
    EXPECT_NEAR(effort("rule runs 1\n| 1 2 3\n| . . .\n\nrule runs 0\n| . 2 .\n| . . 1\n\n"
                       "rule runs 0\n| . . 2\n| . . 1\n\nrule palindrome\n| 1 . .\n| 2 . .\n\n"
                       "initial\n| . . .\n| # o .\n"),
                effort("rule runs 1\n| 3 2 1\n| . . .\n\nrule runs 0\n| . 2 .\n| 1 . .\n\n"
                       "rule runs 0\n| 2 . .\n| 1 . .\n\nrule palindrome\n| . . 1\n| . . 2\n\n"
                       "initial\n| . . .\n| . o #\n"),
                1e-9);
}

// Only the letters in which the two words cross distinguish the last two cells of column 2.
TEST(Rating, IsInvariantIfOnlyCrossingLettersDistinguishCells) {
    const std::string standing =
        "| * * #\n| * # *\n| * * *\n| * * *\n\nrange 1..2\n\n"
        "rule sum 7\n| . . #\n| a # .\n| . a .\n| a . a\n\nrule sum 3\n| . . #\n| a # a\n| . . .\n| . . .\n\n"
        "rule product 8\n| a . #\n| . # .\n| . . a\n| . . a\n\n"
        "rule count 1 2\n| . a #\n| . # .\n| . a .\n| . a .\n\n"
        "rule different_words\n| . a1 #\n| . # .\n| a2 . .\n| b1 b2 .\n\n"
        "initial\n| . . #\n| . # 2\n| 1 . 2\n| . . 2\n";
    const std::string upside_down =
        "| * * *\n| * * *\n| * # *\n| * * #\n\nrange 1..2\n\n"
        "rule sum 7\n| a . a\n| . a .\n| a # .\n| . . #\n\nrule sum 3\n| . . .\n| . . .\n| a # a\n| . . #\n\n"
        "rule product 8\n| . . a\n| . . a\n| . # .\n| a . #\n\n"
        "rule count 1 2\n| . a .\n| . a .\n| . # .\n| . a #\n\n"
        "rule different_words\n| b1 b2 .\n| a2 . .\n| . # .\n| . a1 #\n\n"
        "initial\n| . . 2\n| 1 . 2\n| . # 2\n| . . #\n";
    EXPECT_NEAR(effort_of("layout\n" + standing), effort_of("layout\n" + upside_down), 1e-9);
}

}  // namespace
}  // namespace sator::tests
