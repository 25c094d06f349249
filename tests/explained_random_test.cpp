// Explanations of random puzzles: regex crosswords with clues that match a hidden grid, nonograms, killers and
// kakuro. Now and then a clue or a sum is wrong, so that some puzzles have no solution; many have several.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <numeric>
#include <random>

#include "sator/formats/format.hpp"
#include "sator/formats/puzzle_builder.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "tests/explanation_judge.hpp"
#include "tests/random_clues.hpp"

namespace sator {
namespace {

/// With SATOR_FULL so many times as many.
constexpr unsigned kTimesInFull = 10;

unsigned puzzles(unsigned count) {
    return std::getenv("SATOR_FULL") != nullptr ? count * kTimesInFull : count;
}

class RandomPuzzles {
  public:
    explicit RandomPuzzles(std::uint32_t seed) : random_(seed) {}

    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }

    /// A grid of letters, clues for most of its lines, and beside them some that know nothing of it.
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

    /// In Simpson's format.
    std::string nonogram() {
        const std::size_t width = 3 + below(4), height = 3 + below(4);
        std::vector<std::vector<bool>> ink(height, std::vector<bool>(width));
        for (auto&& row : ink) {
            for (std::size_t c = 0; c < width; ++c) row[c] = below(5) < 3;
        }
        std::string text =
            "width " + std::to_string(width) + "\nheight " + std::to_string(height) + "\n\nrows\n";
        for (std::size_t r = 0; r < height; ++r) text += runs(width, [&](std::size_t i) { return ink[r][i]; });
        text += "\ncolumns\n";
        for (std::size_t c = 0; c < width; ++c) text += runs(height, [&](std::size_t i) { return ink[i][c]; });
        return text;
    }

    /// A sudoku of four by four with cages in place of givens.
    PuzzleBuilder killer() {
        auto builder = PuzzleBuilder::rectangle(4, 4);
        builder.range("1..4");
        for (const Axis axis : {Axis::X, Axis::Y}) {
            for (const Slot& line : builder.lines(axis)) builder.rule("permutation 1..4", line);
        }
        for (std::size_t box = 0; box < 4; ++box) {
            Slot cells;
            for (std::size_t i = 0; i < 4; ++i)
                cells.push_back(builder.cell(box / 2 * 2 + i / 2, box % 2 * 2 + i % 2));
            builder.rule("permutation 1..4", cells);
        }
        constexpr std::string_view kSolution = "1234341221434321";
        std::array<std::size_t, 4> renamed = {1, 2, 3, 4};
        std::ranges::shuffle(renamed, random_);
        for (const auto& cage : cages(4)) {
            std::size_t sum = below(40) == 0 ? 1 : 0;
            Slot cells;
            for (const std::size_t cell : cage) {
                sum += renamed[static_cast<std::size_t>(kSolution[cell] - '1')];
                cells.push_back(builder.cell(cell / 4, cell % 4));
            }
            builder.rule("sum " + std::to_string(sum), cells);
        }
        return builder;
    }

    /// Rows and columns of different digits with sums.
    PuzzleBuilder kakuro() {
        const std::size_t size = 2 + below(2);
        auto builder = PuzzleBuilder::rectangle(size, size);
        builder.range("1..9");
        std::vector<std::vector<std::size_t>> grid(size, std::vector<std::size_t>(size));
        std::array<std::size_t, 9> digits{};
        std::iota(digits.begin(), digits.end(), std::size_t{1});
        std::ranges::shuffle(digits, random_);
        for (std::size_t r = 0; r < size; ++r) {
            for (std::size_t c = 0; c < size; ++c) grid[r][c] = digits[r + 2 * c];
        }
        for (std::size_t i = 0; i < size; ++i) {
            std::size_t across = below(30) == 0 ? 1 : 0, down = 0;
            for (std::size_t k = 0; k < size; ++k) {
                across += grid[i][k];
                down += grid[k][i];
            }
            builder.rule("cage " + std::to_string(across), builder.lines(Axis::Y)[i]);
            builder.rule("cage " + std::to_string(down), builder.lines(Axis::X)[i]);
        }
        if (below(2) == 0) builder.given(builder.cell(0, 0), std::to_string(grid[0][0]));
        return builder;
    }

  private:
    /// A clue that matches the word: letters, sets, words in alternatives, repetitions, references.
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

    std::string runs(std::size_t length, const std::function<bool(std::size_t)>& is_ink) {
        std::string text;
        std::size_t run = 0;
        for (std::size_t i = 0; i <= length; ++i) {
            if (i < length && is_ink(i)) {
                ++run;
            } else if (run > 0) {
                if (below(60) == 0 && run > 1) --run;  // a mistake
                text += (text.empty() ? "" : ",") + std::to_string(run);
                run = 0;
            }
        }
        return (text.empty() ? "0" : text) + "\n";
    }

    /// The cells of a square in connected groups of up to three.
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

/// Explanations that were judged, by where they end.
class Judged {
  public:
    void judge(const std::expected<Puzzle, Diagnostic>& puzzle) {
        ASSERT_TRUE(puzzle.has_value()) << puzzle.error().message;
        Resources files;
        WayEnd end = WayEnd::Stopped;
        expect_explained(*puzzle, files, 0, Check::ProofAndMinimality, &end);
        ++ends_[end];
    }

    /// Puzzles of all three kinds: with one solution, with several, with none.
    void expect_each(unsigned least) {
        for (const WayEnd end : {WayEnd::Solved, WayEnd::Several, WayEnd::Clash}) EXPECT_GE(ends_[end], least);
    }

  private:
    std::map<WayEnd, unsigned> ends_;
};

TEST(RandomExplanations, OfRegexCrosswordsAreProvedStepByStep) {
    RandomPuzzles random(11);
    Judged judged;
    for (unsigned i = 0; i < puzzles(300) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(make_regex_crossword(random.crossword()));
    }
    judged.expect_each(15);
}

TEST(RandomExplanations, OfNonogramsAreProvedStepByStep) {
    RandomPuzzles random(12);
    Judged judged;
    for (unsigned i = 0; i < puzzles(200) && !testing::Test::HasFailure(); ++i) {
        const std::string text = random.nonogram();
        SCOPED_TRACE(text);
        Resources files;
        const auto read_puzzles = read(text, "random.non", files);
        ASSERT_EQ(read_puzzles.size(), 1u);
        judged.judge(read_puzzles[0]);
    }
    judged.expect_each(5);
}

TEST(RandomExplanations, OfKillersAreProvedStepByStep) {
    RandomPuzzles random(13);
    Judged judged;
    for (unsigned i = 0; i < puzzles(200) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(random.killer().build());
    }
    judged.expect_each(15);
}

TEST(RandomExplanations, OfKakuroAreProvedStepByStep) {
    RandomPuzzles random(14);
    Judged judged;
    for (unsigned i = 0; i < puzzles(150) && !testing::Test::HasFailure(); ++i) {
        SCOPED_TRACE(i);
        judged.judge(random.kakuro().build());
    }
    judged.expect_each(5);
}

}  // namespace
}  // namespace sator
