// Puzzles of the gallery have the same solutions after they were written in each format that can say them, and read.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The number of solutions up to two, and the only one.
struct GallerySolutions {
    std::size_t count = 0;
    std::vector<Symbol> unique;
    bool operator==(const GallerySolutions&) const = default;
};

GallerySolutions gallery_solutions(const Puzzle& puzzle) {
    auto solver = PuzzleSolver::build(puzzle);
    if (!solver) return {};
    const auto solutions = solver->solve({.limit = 2}).solutions;
    GallerySolutions found{solutions.size(), {}};
    if (found.count != 1) return found;
    for (const std::int64_t value : solutions.front().values())
        found.unique.push_back(puzzle.alphabet[static_cast<std::size_t>(value)]);
    return found;
}

/// Checks what a format wrote of a puzzle with these solutions.
void check_written(const Format& format, const Puzzle& puzzle, const WrittenPuzzle& written,
                   const GallerySolutions& solutions) {
    Resources none;
    const ReadResult back = read_puzzles(written.text, "back", none);
    ASSERT_TRUE(back.at(0)) << to_text(back[0].error());
    EXPECT_TRUE(back[0]->remarks.empty());
    EXPECT_TRUE(gallery_solutions(*back[0]) == solutions);
    if (format.written_texts.title) {
        EXPECT_EQ(back[0]->title, puzzle.title);
    }
    const auto again = format.write(*back[0]);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->losses.empty());
}

TEST(ConvertedGallery, KeepsItsSolutions) {
    std::map<std::string_view, std::size_t> converted;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SATOR_SOURCE_DIR "/puzzles")) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path());
        Resources none;
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const ReadResult read = read_puzzles(text, entry.path().string(), none);
        if (!read.at(0) || read[0]->initials.size() > 1) continue;
        std::optional<GallerySolutions> solutions;
        for (const Format& format : standard_formats()) {
            // Penpa's links need a function that inflates: penpa_links_test.cpp reads them.
            if (format.write == nullptr || format.name == "penpa") continue;
            const auto written =
                format.write(*read[0]);  // faster than write_puzzle, whose hints try all formats
            if (!written || !written->losses.empty()) continue;
            SCOPED_TRACE(entry.path().string() + ": " + std::string(format.name));
            if (!solutions) solutions = gallery_solutions(*read[0]);
            check_written(format, *read[0], *written, *solutions);
            ++converted[format.name];
        }
    }
    for (const char* format : {"fpuzzles", "fpuzzles-json", "sudokupad", "sator", "iss"})
        EXPECT_GT(converted[format], 30U) << format;
    for (const char* format : {"puzz.link", "tatham", "json", "ipuz"})
        EXPECT_GT(converted[format], 4U) << format;
    for (const char* format : {"non", "sudoku", "jigsaw", "pencil-marks", "sdk"})
        EXPECT_GT(converted[format], 0U) << format;
}

/// Several puzzles with the same rules are one puzzle with several initial drawings. A format of one puzzle a link has a link for each.
TEST(ConvertedGallery, SeveralInitialsAreSeveralLinks) {
    Resources none;
    const ReadResult read = read_puzzles("1.....3..4....2.\n....1.3..4....2.\n", "two", none);
    ASSERT_EQ(read.at(0)->initials.size(), 2U);
    for (const Format& format : standard_formats()) {
        if (format.write == nullptr || !format.holds_many || format.name == "penpa") continue;
        const auto written = write_puzzle(format, *read[0]);
        if (!written || !written->losses.empty()) continue;
        std::vector<std::vector<Given>> givens;
        for (const auto& puzzle : read_puzzles(written->text, "back", none)) {
            ASSERT_TRUE(puzzle) << format.name << to_text(puzzle.error());
            for (const Initial& initial : puzzle->initials) givens.push_back(initial.givens);
        }
        ASSERT_EQ(givens.size(), 2U) << format.name;
        EXPECT_EQ(givens[0].size(), 4U) << format.name;
        EXPECT_EQ(givens[1][0].cell, CellId(4)) << format.name;
    }
    for (const char* name : {"puzz.link", "tatham"}) {
        const auto format = std::ranges::find(standard_formats(), name, &Format::name);
        EXPECT_TRUE(write_puzzle(*format, *read[0])->losses.empty()) << name;
    }
}

}  // namespace
}  // namespace sator::tests
