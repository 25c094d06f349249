// The quality rules of docs/create.md, checked by what stands in the puzzle alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "sator/create/kinds/puzzle_maker.hpp"

namespace sator::create {
namespace {

MadePuzzle quality_sample(const std::string& kind, const std::string& size, std::uint64_t seed,
                          bool rated = true) {
    auto maker = PuzzleMaker::of({.kind = kind, .parameters = {{"size", size}}, .rated = rated});
    EXPECT_TRUE(maker);
    MakeResult made = maker->make(seed);
    EXPECT_TRUE(made) << kind << ": " << to_text(made.error().problem);
    return std::move(*made);
}

TEST(CreatedQuality, NonogramsAndMosaicsNeedOneRuleAtATime) {
    for (const std::string kind : {"nonogram", "mosaic"}) {
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            const MadePuzzle made = quality_sample(kind, "8x8", seed);
            EXPECT_LE(made.rating->hardest, Technique::Combinations) << made.text;
            EXPECT_EQ(made.rating->hardest_rules, 1U) << made.text;
        }
    }
}

TEST(CreatedQuality, StarBattlesAndTheirLikeNeedFewRulesAtATime) {
    using Parameters = std::map<std::string, std::string>;
    for (const auto& [kind, parameters] : std::initializer_list<std::pair<std::string, Parameters>>{
             {"star-battle", {{"stars", "2"}}}, {"star-battle", {}}, {"norinori", {}}, {"dominosa", {}}}) {
        auto maker = PuzzleMaker::of({.kind = kind, .parameters = parameters});
        ASSERT_TRUE(maker);
        const MakeResult made = maker->make(1);
        ASSERT_TRUE(made) << kind;
        EXPECT_LT(made->rating->hardest, Technique::Trial) << made->text;
    }
}

TEST(CreatedQuality, NonogramsHaveNoDullLineAndEnoughWhite) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const MadePuzzle made = quality_sample("nonogram", "10x10", seed, false);
        std::istringstream lines(made.text);
        int black = 0;
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("  ")) continue;
            EXPECT_TRUE(line != "  0" && line != "  10") << made.text;
            std::istringstream runs(line);
            for (int run = 0; runs >> run;) black += run;
        }
        EXPECT_LE(black / 2, 70) << made.text;
    }
}

/// The runs of a kakuro with their sums.
struct KakuroRun {
    int sum = 0;
    Slot cells;
};

std::vector<KakuroRun> kakuro_runs(const Puzzle& puzzle) {
    std::vector<KakuroRun> runs;
    for (const RuleStatement& rule : puzzle.rules) {
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& run : drawing)
                runs.push_back({std::stoi(rule.arguments.at(0).text), run.cells});
        }
    }
    return runs;
}

int combinations(const KakuroRun& run) {
    int count = 0;
    for (unsigned digits = 0; digits < 512; ++digits) {
        int size = 0, sum = 0;
        for (int digit = 1; digit <= 9; ++digit) {
            if ((digits >> (digit - 1) & 1) == 0) continue;
            ++size;
            sum += digit;
        }
        count += size == static_cast<int>(run.cells.size()) && sum == run.sum ? 1 : 0;
    }
    return count;
}

TEST(CreatedQuality, KakurosHaveNoLongChainOfForcedSumsAndNoGiven) {
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const MadePuzzle made = quality_sample("kakuro", "5x5", seed, false);
        EXPECT_TRUE(made.puzzle->initials.empty());
        const std::vector<KakuroRun> runs = kakuro_runs(*made.puzzle);
        std::vector<std::size_t> chain_of(runs.size());
        for (std::size_t i = 0; i < runs.size(); ++i) chain_of[i] = i;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const bool cross =
                    std::ranges::find_first_of(runs[i].cells, runs[j].cells) != runs[i].cells.end();
                if (!cross || combinations(runs[i]) != 1 || combinations(runs[j]) != 1) continue;
                const std::size_t joined = chain_of[j], into = chain_of[i];
                std::ranges::replace(chain_of, joined, into);
            }
        }
        for (std::size_t chain = 0; chain < runs.size(); ++chain)
            EXPECT_LE(2 * static_cast<std::size_t>(std::ranges::count(chain_of, chain)), runs.size())
                << made.text;
    }
}

TEST(CreatedQuality, KakurosHaveNoLargeBlackArea) {
    for (std::uint64_t seed = 1; seed < 3; ++seed) {
        const MadePuzzle made = quality_sample("kakuro", "6x6", seed, false);
        std::vector<std::vector<bool>> black;
        std::istringstream lines(made.text);
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("|")) continue;
            std::istringstream marks(line.substr(1));
            black.emplace_back();
            for (std::string mark; marks >> mark;) black.back().push_back(mark != ".");
        }
        for (std::size_t r = 1; r < black.size(); ++r) {
            for (std::size_t c = 1; c < black[r].size(); ++c) {
                std::size_t area = 0;
                std::vector<std::pair<std::size_t, std::size_t>> open = {{r, c}};
                while (!open.empty()) {
                    const auto [row, column] = open.back();
                    open.pop_back();
                    if (row < 1 || column < 1 || row >= black.size() || column >= black[row].size()) continue;
                    if (!black[row][column]) continue;
                    black[row][column] = false;
                    ++area;
                    open.insert(open.end(),
                                {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}});
                }
                EXPECT_LE(area, 6U) << made.text;
            }
        }
    }
}

/// Counts the pairs of different digits up to `most` of which a clue is true.
int pairs_of(char sign, int number, int most) {
    int count = 0;
    for (int a = 1; a <= most; ++a) {
        for (int b = a + 1; b <= most; ++b) {
            count += sign == '+'   ? a + b == number
                     : sign == 'x' ? a * b == number
                     : sign == '-' ? b - a == number
                                   : b == a * number;
        }
    }
    return count;
}

TEST(CreatedQuality, KenkensGiveNoPairAwayAndBalanceSigns) {
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const MadePuzzle made = quality_sample("kenken", "6", seed);
        std::map<char, int> signs;
        int cages = 0;
        std::istringstream lines(made.text);
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("  ")) continue;
            std::istringstream words(line);
            std::string clue, cell;
            words >> clue;
            int cells = 0;
            bool is_plain = true;
            for (; words >> cell; ++cells) is_plain = is_plain && !cell.contains("..");
            ++cages;
            ++signs[clue.back()];
            if (is_plain && cells == 2) {
                EXPECT_GT(pairs_of(clue.back(), std::stoi(clue), 6), 1) << made.text;
            }
            EXPECT_TRUE(cells > 1 || !is_plain) << made.text;
        }
        EXPECT_GE(signs.size(), 3U) << made.text;
        for (const auto& [sign, count] : signs) EXPECT_LE(2 * count, cages) << made.text;
    }
}

TEST(CreatedQuality, Str8tsHaveSymmetricBlackCellsAndNoLoneWhiteCell) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const MadePuzzle made = quality_sample("str8ts", "6", seed);
        EXPECT_LT(made.rating->hardest, Technique::Trial);
        std::vector<bool> is_white;
        std::istringstream marks(made.text.substr(made.text.find('|')));
        for (std::string mark; marks >> mark;) {
            if (mark != "|") is_white.push_back(!mark.starts_with('#'));
        }
        ASSERT_EQ(is_white.size(), 36U) << made.text;
        const auto is_white_at = [&](std::size_t row, std::size_t column) {
            return row < 6 && column < 6 && is_white[6 * row + column];  // an unsigned -1 is large
        };
        for (std::size_t cell = 0; cell < is_white.size(); ++cell) {
            EXPECT_EQ(is_white[cell], is_white[35 - cell]) << made.text;
            const std::size_t row = cell / 6, column = cell % 6;
            EXPECT_TRUE(!is_white[cell] || is_white_at(row - 1, column) || is_white_at(row + 1, column) ||
                        is_white_at(row, column - 1) || is_white_at(row, column + 1))
                << made.text;
        }
    }
}

/// No sudoku of 4 x 4 takes long.
TEST(CreatedGrade, ThatNoPuzzleComesNearEndsSoon) {
    auto maker =
        PuzzleMaker::of({.kind = "sudoku", .parameters = {{"size", "4"}}, .grade = GradeRange{9, 9}});
    ASSERT_TRUE(maker);
    const MakeResult made = maker->make(1);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().reason, CreateFailure::Reason::NotMet);
    const std::string& message = made.error().problem.message;
    EXPECT_TRUE(message.starts_with("no such puzzle was found in ") &&
                message.ends_with(" attempts (grade 9)"))
        << message;
    EXPECT_FALSE(message.contains(" 1000 ")) << message;
    const std::string& hint = made.error().problem.hint;
    EXPECT_TRUE(hint.starts_with("the nearest that was found is a puzzle of grade ")) << hint;
    EXPECT_TRUE(hint.contains("; the puzzles that were tried have ")) << hint;
    EXPECT_TRUE(made.error().nearest);
}

TEST(CreatedGrade, IsTheOneThatIsAskedFor) {
    for (const std::string kind : {"futoshiki", "binary-puzzle", "akari"}) {
        for (const int grade : {2, 5, 8}) {
            auto maker = PuzzleMaker::of({.kind = kind, .grade = GradeRange{grade, grade}});
            ASSERT_TRUE(maker);
            const MakeResult made = maker->make(1);
            ASSERT_TRUE(made) << kind << " " << grade << ": " << to_text(made.error().problem);
            EXPECT_EQ(made->rating->grade.number, grade);
            EXPECT_EQ(made->rating->rank->scale->kind, kind);
        }
    }
}

}  // namespace
}  // namespace sator::create
