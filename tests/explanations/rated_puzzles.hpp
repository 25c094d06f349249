#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

namespace fs = std::filesystem;

inline fs::path corpus() {
    const char* shared = std::getenv("SATOR_SHARED");
    return fs::path(shared != nullptr ? shared : SATOR_SOURCE_DIR "/../shared") / "corpus";
}

inline bool is_full_test() {
    return std::getenv("SATOR_FULL") != nullptr;
}

/// Returns the rating of a puzzle; nullopt if it is not unique.
inline std::optional<Rating> rating_of(const Puzzle& puzzle) {
    Resources files;
    ClueCache clue_cache;
    RuleContext context{puzzle, clue_cache, files, {}};
    const auto rules = make_rules(Registry::standard(), context);
    EXPECT_TRUE(rules);
    const Model model = build_model(puzzle, *rules);
    const PuzzleContext puzzle_context(puzzle, *rules, model);
    const auto givens = puzzle.initials.empty() ? std::span<const Given>()
                                                : std::span<const Given>(puzzle.initials[0].givens);
    return rate(puzzle_context, givens, Limits{}).rating;
}

/// Returns the ratings of all puzzles of a text.
inline std::vector<Rating> ratings(const std::string& text, const std::string& name,
                                   std::uint64_t paths = kRatedPaths) {
    Resources files([](const std::string& path) { return file_contents(path); });
    ClueCache clue_cache;
    std::vector<Rating> ratings;
    for (const auto& puzzle : read_puzzles(text, name, files)) {
        EXPECT_TRUE(puzzle) << to_text(puzzle.error());
        RuleContext context{*puzzle, clue_cache, files, {}};
        const auto rules = make_rules(Registry::standard(), context);
        EXPECT_TRUE(rules);
        const Model model = build_model(*puzzle, *rules);
        const PuzzleContext puzzle_context(*puzzle, *rules, model);
        for (std::size_t i = 0; i < std::max<std::size_t>(1, puzzle->initials.size()); ++i) {
            const auto givens = puzzle->initials.empty() ? std::span<const Given>()
                                                         : std::span<const Given>(puzzle->initials[i].givens);
            const RatingResult result = rate(puzzle_context, givens, Limits{}, paths);
            EXPECT_TRUE(result.rating) << puzzle->name;
            if (result.rating) ratings.push_back(*result.rating);
        }
    }
    return ratings;
}

struct TimedSudoku {
    std::string puzzle;
    int players = 0;
    double seconds = 0;
};

inline std::vector<TimedSudoku> timed_sudokus() {
    std::ifstream file(corpus() / "sudoku" / "human-times.tsv");
    std::vector<TimedSudoku> sudokus;
    std::string line;
    std::getline(file, line);  // the column headings
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        std::string id;
        TimedSudoku sudoku;
        fields >> id >> sudoku.puzzle >> sudoku.players >> sudoku.seconds;
        sudokus.push_back(std::move(sudoku));
    }
    return sudokus;
}

}  // namespace sator::tests
