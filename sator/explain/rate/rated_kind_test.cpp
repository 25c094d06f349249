#include "sator/explain/rate/rated_kind.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/rate/reference_collections.hpp"
#include "sator/explain/rate/rule_traits.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

Puzzle read(const std::string& text) {
    Resources files;
    return *read_puzzles(text, "small.sator", files).at(0);
}

std::string_view kind_of_text(const std::string& text) {
    return kind_by_rules(read(text));
}

TEST(RuleTraits, NameRulesAndTheFormsOfTheirPlaces) {
    EXPECT_EQ(rule_traits(read("sudoku 6x6\nthermometer\n  R1C1 R2C2 R3C3\n")),
              (std::vector<std::string>{"permutation@box", "permutation@line", "thermometer@cells"}));
    EXPECT_EQ(rule_traits(read("grid 3x3\nrange 1..3\nrule distinct at rows\nrule sum 5 at R1C1 R2C2\n"
                               "rule 2 * a - max(b) = 15 at R1C1: R2C1 R3C1\n")),
              (std::vector<std::string>{"=#*a-max(b)=#@cells", "permutation@line", "sum@cells"}));
}

TEST(RatedKind, IsToldByTheRulesInWhateverWordsTheyStand) {
    EXPECT_EQ(kind_of_text("killer 4x4\n  5 R1C1 R1C2\n"), "killer-sudoku");
    EXPECT_EQ(kind_of_text("grid 4x4\nrange 1..4\nrule distinct at rows columns\nrule distinct at boxes 2x2\n"
                           "rule cage 5 at R1C1 R1C2\n"),
              "killer-sudoku");
    EXPECT_EQ(kind_of_text("star_battle 2\n| a a b b\n| a a b b\n| c c d d\n| c c d d\n"), "two-star-battle");
    EXPECT_EQ(kind_of_text("tents\n| T . .\n| . . .\n| . . .\n"), "tents");
    EXPECT_EQ(kind_of_text("grid 2x2\nrange A B\nrule regex /A.*/ at rows\n"), "");
    EXPECT_EQ(kind_of_text("sudoku 4x4\nthermometer\n  R1C1 R2C2\narrow\n  R1C4: R2C4\n"), "")
        << "two further rules are no kind of the table";
}

TEST(RatedKind, OfTheGallerysPuzzlesIsTheirFolder) {
    const std::set<std::string> with_more = {"kropki-sudoku", "xv-sudoku"};  // all dots are given
    std::set<std::string> known;
    for (const RatedKind& kind : rated_kinds()) known.emplace(kind.name);
    for (const auto& file : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "puzzles")) {
        const std::string folder = file.path().parent_path().filename().string();
        if (file.path().extension() != ".sator") continue;
        std::ifstream in(file.path());
        std::stringstream text;
        text << in.rdbuf();
        Resources files;
        const ReadResult puzzles = read_puzzles(text.str(), file.path().string(), files);
        if (!puzzles.at(0)) continue;  // it needs a file of words
        const bool has_row = known.contains(folder) && !with_more.contains(folder);
        EXPECT_EQ(kind_by_rules(*puzzles[0]), has_row ? folder : "") << file.path();
    }
}

TEST(ReferenceCollections, AreOfKnownKindsAndRise) {
    std::set<std::string_view> known;
    for (const RatedKind& kind : rated_kinds()) known.insert(kind.name);
    EXPECT_EQ(known.size(), rated_kinds().size());
    for (const ReferenceCollection& row : reference_collections()) {
        EXPECT_TRUE(known.contains(row.kind)) << row.kind;
        EXPECT_GE(row.puzzles, 25) << row.kind;
        EXPECT_TRUE(std::ranges::is_sorted(row.deciles)) << row.kind;
        EXPECT_GT(row.deciles[0], 0) << row.kind;
    }
}

TEST(ReferenceCollections, OfTheNearestSizeCounts) {
    const auto collection = [](const std::string& text) {
        const RankScale* scale = scale_by_rules(read(text));
        return scale == nullptr ? std::string() : scale->collection;
    };
    EXPECT_TRUE(collection("sudoku 4x4\n").ends_with(" puzzles of the kind sudoku 4x4 made by Sator"));
    EXPECT_TRUE(collection("sudoku 6x6\n").ends_with(" puzzles of the kind sudoku 6x6 made by Sator"));
    EXPECT_TRUE(collection("sudoku 12x12\n").ends_with(" puzzles of the kind sudoku 16x16 made by Sator"));
    EXPECT_EQ(collection("killer 9x9\n  5 R1C1 R1C2\n").find("killer-sudoku 6x6"), std::string::npos)
        << "too small";
    EXPECT_EQ(collection("sudoku 4x4\nthermometer\n  R1C1 R2C2\narrow\n  R1C4: R2C4\n"), "") << "no kind";
}

TEST(RankScale, HasNoRankBetweenEqualDeciles) {
    const RankScale scale{"dull", "dull puzzles", 1, {2, 5, 5, 5, 7, 8, 9, 10, 11}};
    EXPECT_EQ(rank_of(scale, 4.9).rank, 2);
    EXPECT_EQ(rank_of(scale, 5.1).rank, 5);
}

}  // namespace
}  // namespace sator::tests
