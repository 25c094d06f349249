// Ratings against people's times, against the order of the site's sets, and of one puzzle in many guises.

#include "sator/explain/rating.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>
#include <sstream>

#include "sator/formats/format.hpp"
#include "sator/rules/language_cache.hpp"
#include "sator/rules/make_rules.hpp"
#include "sator/rules/resources.hpp"
#include "tests/random_puzzle_data.hpp"

namespace sator {
namespace {

namespace fs = std::filesystem;

fs::path corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return fs::path(shared != nullptr ? shared : SATOR_SOURCE_DIR "/../shared") / "corpus";
}

std::optional<std::string> contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file || fs::is_directory(path)) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

bool is_full_test() {
    return std::getenv("SATOR_FULL") != nullptr;
}

/// The rating of a puzzle; none where it is not unique.
std::optional<Rating> rating_of(const Puzzle& puzzle) {
    Resources files;
    LanguageCache languages;
    RuleContext context{puzzle, languages, files, {}};
    const auto rules = make_rules(Registry::standard(), context);
    EXPECT_TRUE(rules);
    const Model model = build_model(puzzle, *rules);
    const Study study(puzzle, *rules, model);
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[0].givens);
    return rate(study, givens, Limits{}).rating;
}

/// The ratings of all puzzles of a text.
std::vector<Rating> ratings(const std::string& text, const std::string& name,
                            std::uint64_t ways = kRatedWays) {
    Resources files([](const std::string& path) { return contents(path); });
    LanguageCache languages;
    std::vector<Rating> ratings;
    for (const auto& puzzle : read(text, name, files)) {
        EXPECT_TRUE(puzzle) << to_text(puzzle.error());
        RuleContext context{*puzzle, languages, files, {}};
        const auto rules = make_rules(Registry::standard(), context);
        EXPECT_TRUE(rules);
        const Model model = build_model(*puzzle, *rules);
        const Study study(*puzzle, *rules, model);
        for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle->initials.size()); ++i) {
            const auto givens = puzzle->initials.empty() ? std::span<const Given>()
                                                         : std::span<const Given>(puzzle->initials[i].givens);
            const RatingResult result = rate(study, givens, Limits{}, ways);
            EXPECT_TRUE(result.rating) << puzzle->name;
            if (result.rating) ratings.push_back(*result.rating);
        }
    }
    return ratings;
}

/// Ranks from 0; equal values share the mean of theirs.
std::vector<double> ranks(const std::vector<double>& values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
    std::vector<double> ranks(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t j = i;
        while (j < order.size() && values[order[j]] == values[order[i]]) ++j;
        for (std::size_t k = i; k < j; ++k) ranks[order[k]] = static_cast<double>(i + j - 1) / 2;
        i = j;
    }
    return ranks;
}

/// Spearman's rank correlation.
double spearman(const std::vector<double>& a, const std::vector<double>& b) {
    const auto x = ranks(a), y = ranks(b);
    const double mean = static_cast<double>(x.size() - 1) / 2;
    double together = 0, x_alone = 0, y_alone = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        together += (x[i] - mean) * (y[i] - mean);
        x_alone += (x[i] - mean) * (x[i] - mean);
        y_alone += (y[i] - mean) * (y[i] - mean);
    }
    return together / std::sqrt(x_alone * y_alone);
}

/// The middle 95 % of the correlations of samples drawn with replacement.
std::pair<double, double> bootstrap(const std::vector<double>& a, const std::vector<double>& b) {
    constexpr int kSamples = 1000;
    std::mt19937 random(1);
    std::uniform_int_distribution<std::size_t> any(0, a.size() - 1);
    std::vector<double> found;
    for (int sample = 0; sample < kSamples; ++sample) {
        std::vector<double> x, y;
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t drawn = any(random);
            x.push_back(a[drawn]);
            y.push_back(b[drawn]);
        }
        found.push_back(spearman(x, y));
    }
    std::ranges::sort(found);
    return {found[kSamples / 40], found[kSamples - 1 - kSamples / 40]};
}

struct TimedSudoku {
    std::string puzzle;
    int players = 0;
    double seconds = 0;
};

std::vector<TimedSudoku> timed_sudokus() {
    std::ifstream file(corpus() / "sudoku" / "human-times.tsv");
    std::vector<TimedSudoku> sudokus;
    std::string line;
    std::getline(file, line);  // the heads of the columns
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        std::string id;
        TimedSudoku sudoku;
        fields >> id >> sudoku.puzzle >> sudoku.players >> sudoku.seconds;
        sudokus.push_back(std::move(sudoku));
    }
    return sudokus;
}

std::string lines_of(const std::vector<TimedSudoku>& sudokus) {
    std::string text;
    for (const TimedSudoku& sudoku : sudokus) text += sudoku.puzzle + '\n';
    return text;
}

void expect_correlation(const std::string& what, const std::vector<double>& efforts,
                        const std::vector<double>& times, double least) {
    const double found = spearman(efforts, times);
    const auto [low, high] = bootstrap(efforts, times);
    std::cout << what << ": " << efforts.size() << " sudokus, Spearman " << found << " [" << low << ", "
              << high << "]\n";
    EXPECT_GE(found, least) << what;
}

/// Weights were fitted to the sudokus in odd lines; those in even lines judge them.
TEST(Rating, AgreesWithPeoplesTimes) {
    if (!is_full_test()) GTEST_SKIP() << "takes ten seconds: SATOR_FULL=1";
    const auto sudokus = timed_sudokus();
    if (sudokus.empty()) GTEST_SKIP() << "there is no " << corpus();
    const auto rated = ratings(lines_of(sudokus), "times");
    ASSERT_EQ(rated.size(), sudokus.size());
    std::vector<double> efforts, times, known_efforts, known_times, kept_efforts, kept_times;
    for (std::size_t i = 0; i < sudokus.size(); ++i) {
        efforts.push_back(rated[i].effort);
        times.push_back(sudokus[i].seconds);
        if (sudokus[i].players >= 20) {
            known_efforts.push_back(efforts.back());
            known_times.push_back(times.back());
        }
        if (i % 2 == 1) {
            kept_efforts.push_back(efforts.back());
            kept_times.push_back(times.back());
        }
    }
    expect_correlation("all", efforts, times, 0.63);
    expect_correlation("20 and more players", known_efforts, known_times, 0.75);
    expect_correlation("kept aside from fitting", kept_efforts, kept_times, 0.63);
}

/// The puzzle with its bands, rows, digits and axes exchanged at random.
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

TEST(Rating, OfSudokusIsTheSameInEveryGuise) {
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
            EXPECT_EQ(rating.grade.grade, rated[0].grade.grade);
        }
    }
}

/// Puzzles of a kind in their eight guises: `guise(k)` is the k-th of one more puzzle, 0 the puzzle itself.
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

TEST(Rating, OfKillersIsTheSameInEveryGuise) {
    RandomPuzzleData random(21);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [killer = random.killer()](unsigned k) { return *killer.puzzle({k}).build(); };
    });
}

TEST(Rating, OfKakuroIsTheSameInEveryGuise) {
    RandomPuzzleData random(22);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [kakuro = random.kakuro()](unsigned k) { return *kakuro.puzzle({k}).build(); };
    });
}

TEST(Rating, OfNonogramsIsTheSameInEveryGuise) {
    RandomPuzzleData random(23);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [nonogram = random.nonogram()](unsigned k) {
            Resources files;
            return *read(nonogram.turned({k}).text(), "random.non", files)[0];
        };
    });
}

/// The crossword with rows and columns exchanged, and its letters A to D.
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

TEST(Rating, OfRegexCrosswordsIsTheSameInEveryGuise) {
    RandomPuzzleData random(24);
    expect_same_in_all_guises(of_each_kind(), [&] {
        return [crossword = random.crossword()](unsigned k) {
            return *make_regex_crossword(in_another_guise(crossword, k));
        };
    });
}

// Counting neighbours does not tell the first and last cell of column 2 apart: only how far row 3 is from
// them.
TEST(Rating, OfCellsThatOnlyDistanceTellsApartIsTheSameUpsideDown) {
    const auto effort = [](const std::string& rows, const std::string& first, const std::string& second) {
        Resources files;
        const auto puzzle =
            read("layout 2x4\nrange A B\n\nrule runs 0\n" + first + "\nrule runs 1 1\n" + second + rows,
                 "small.sator", files);
        return rating_of(*puzzle.at(0)).value().effort;
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

// Cells 2 and 3 of row 1 stand alike in all rules; but one of the pairs with row 2 is a column, the other
// not.
TEST(Rating, OfCellsThatOnlyALineTellsApartIsTheSameMirrored) {
    const auto effort = [](const std::string& drawings) {
        Resources files;
        return rating_of(*read("layout 3x2\nrange o \"#\"\n\n" + drawings, "small.sator", files).at(0))
            .value()
            .effort;
    };
    EXPECT_NEAR(effort("rule runs 1\n| 1 2 3\n| . . .\n\nrule runs 0\n| . 2 .\n| . . 1\n\n"
                       "rule runs 0\n| . . 2\n| . . 1\n\nrule palindrome\n| 1 . .\n| 2 . .\n\n"
                       "initial\n| . . .\n| # o .\n"),
                effort("rule runs 1\n| 3 2 1\n| . . .\n\nrule runs 0\n| . 2 .\n| 1 . .\n\n"
                       "rule runs 0\n| 2 . .\n| 1 . .\n\nrule palindrome\n| . . 1\n| . . 2\n\n"
                       "initial\n| . . .\n| . o #\n"),
                1e-9);
}

// Only which letters of the two words meet tells the last two cells of column 2 apart.
TEST(Rating, OfWordsThatDifferIsTheSameUpsideDown) {
    const auto effort = [](const std::string& drawings) {
        Resources files;
        return rating_of(*read("layout\n" + drawings, "small.sator", files).at(0)).value().effort;
    };
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
    EXPECT_NEAR(effort(standing), effort(upside_down), 1e-9);
}

TEST(Rating, KnowsTheOrderOfTheSitesSets) {
    const auto text = contents(corpus() / "regex" / "official.json");
    if (!text) GTEST_SKIP() << "there is no " << corpus();
    std::map<std::string, double> means;
    for (const auto& set : nlohmann::json::parse(*text)) {
        const auto rated = ratings(nlohmann::json::array({set}).dump(), "set", 4);
        double sum = 0;
        for (const Rating& rating : rated) sum += rating.effort;
        means[set["id"]] = sum / static_cast<double>(rated.size());
    }
    EXPECT_LT(means["tutorial"], means["beginner"]);
    EXPECT_LT(means["beginner"], means["intermediate"]);
    EXPECT_LT(means["intermediate"], means["experienced"]);
}

TEST(Rating, SaysHowManyRulesTheHardestTrialTakes) {
    const fs::path path = fs::path(SATOR_SOURCE_DIR) / "puzzles/diagonal-sudoku/crossed.sator";
    for (const Rating& rating : ratings(*contents(path), path.string())) {
        EXPECT_EQ(rating.hardest, Technique::Trial);
        EXPECT_EQ(rating.hardest_rules, 5U);
    }
}

TEST(Rating, IsMadeForTheGallery) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        if (entry.path().extension() != ".sator" && entry.path().extension() != ".json") continue;
        const std::string text = *contents(entry.path());
        if (entry.path().extension() == ".sator" && text.find("\n# solutions: 1\n") == std::string::npos)
            continue;
        SCOPED_TRACE(entry.path());
        for (const Rating& rating : ratings(text, entry.path().string(), 1)) {
            EXPECT_GT(rating.effort, 0);
            EXPECT_FALSE(rating.width.empty());
            EXPECT_TRUE(rating.grade.grade >= 1 && rating.grade.grade <= 10);
        }
    }
}

}  // namespace
}  // namespace sator
