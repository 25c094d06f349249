#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/create/symmetry/canonical_form.hpp"
#include "sator/explain/rate/rated_kind.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/judges/plain_count.hpp"

namespace sator::create {
namespace {

/// The values that the plain search may try: less than a second of work.
constexpr std::uint64_t kPlainBudget = 60'000;

/// A small puzzle of a kind, so that the plain search ends.
CreateOptions small_request(const CreatedKind& kind) {
    CreateOptions options{.kind = std::string(kind.name)};
    options.rated = false;
    if (const auto* way = std::get_if<ByForms>(&kind.way)) {
        if (way->sizes.least < way->sizes.usual)
            options.parameters["size"] = std::to_string(way->sizes.least);
    } else if (const auto* recipe = std::get_if<ByRecipe>(&kind.way)) {
        options.parameters["size"] = std::to_string(std::max<std::size_t>(recipe->recipe->sizes().least, 4));
    } else if (std::ranges::find(kind.parameters, "size", &CreateParameter::name) != kind.parameters.end()) {
        options.parameters["size"] = kind.name == "battleships"   ? "6"
                                     : kind.name == "star-battle" ? "6"
                                     : kind.name == "word-search" ? "6"
                                     : kind.name == "kakuro"      ? "5"
                                     : kind.name == "crossword"   ? "3"
                                                                  : "4";
    }
    if (kind.name == "dominosa") options.parameters["highest"] = "3";
    if (std::ranges::find(kind.parameters, "words", &CreateParameter::name) != kind.parameters.end())
        options.parameters["words"] = kind.name == "cryptarithm" ? "SEND,MORE,MONEY"
                                      : kind.name == "crossword" ? "TOP,ARE,TEN,TAT,ORE,PEN,CAT,DOG"
                                                                 : "APPLE,PEAR,PLUM";
    return options;
}

class CreatedKinds : public testing::TestWithParam<std::string> {};

TEST_P(CreatedKinds, MakesPuzzlesWithOneSolution) {
    const CreatedKind& kind = *find_created_kind(GetParam());
    if (std::holds_alternative<ByLoop>(kind.way)) GTEST_SKIP() << "it has a loop and tests of its own";
    auto maker = PuzzleMaker::of(small_request(kind));
    ASSERT_TRUE(maker) << to_text(maker.error().problem);
    const MakeResult made = maker->make(1);
    ASSERT_TRUE(made) << to_text(made.error().problem);
    tests::PlainCounter plain(*made->puzzle);
    EXPECT_TRUE(plain.holds(made->solution)) << made->text;
    const std::vector<Given> givens =
        made->puzzle->initials.empty() ? std::vector<Given>() : made->puzzle->initials[0].givens;
    for (const Given& given : givens)
        EXPECT_EQ(made->solution[given.cell.index()], static_cast<Value>(given.value.index())) << made->text;
    const auto count = plain.count(givens, kPlainBudget);
    EXPECT_TRUE(!count || *count == 1) << made->text;
    // A kind without a collection has no rank, e.g. crosswords: how hard they are depends on the list.
    const bool has_rank = std::ranges::find(explain::rated_kinds(), kind.name, &explain::RatedKind::name) !=
                          explain::rated_kinds().end();
    if (!kind.keeps_all_clues) {
        EXPECT_EQ(explain::kind_by_rules(*made->puzzle), has_rank ? kind.name : std::string_view())
            << made->text;
    }
    auto again = PuzzleMaker::of(small_request(kind));
    EXPECT_EQ(again->make(1)->text, made->text) << "the same seed makes the same puzzle";
}

std::vector<std::string> names_of_rows() {
    std::vector<std::string> names;
    for (const CreatedKind& kind : created_kinds()) names.emplace_back(kind.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Rows, CreatedKinds, testing::ValuesIn(names_of_rows()),
                         [](const testing::TestParamInfo<std::string>& row) {
                             std::string name = row.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(CreatedKindTable, HasARowOrAReasonForEachKindOfTheGallery) {
    std::set<std::string, std::less<>> known;
    for (const CreatedKind& kind : created_kinds()) known.insert(std::string(kind.name));
    for (const KindNotCreated& kind : kinds_not_created()) {
        EXPECT_FALSE(known.contains(kind.folder)) << kind.folder << " has a row and a reason why it has none";
        EXPECT_FALSE(kind.reason.empty());
        known.insert(std::string(kind.folder));
    }
    for (const auto& folder :
         std::filesystem::directory_iterator(std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles")) {
        const std::string name = folder.path().filename().string();
        if (!folder.is_directory() || known.contains(name)) continue;
        const text::Kind* kind = text::find_kind(name);
        ASSERT_TRUE(kind != nullptr && kind->definition != nullptr) << name;
        if (find_created_kind(kind->name) != nullptr) continue;
        EXPECT_FALSE(KindRecipe::of(kind->definition->shared_from_this(), "")) << name;
    }
}

TEST(CreatedKindTable, HasARowOrAReasonForEachKind) {
    for (const text::Kind& kind : text::kind_table()) {
        if (find_created_kind(kind.name) != nullptr) continue;
        ASSERT_NE(kind.definition, nullptr) << kind.name;
        const auto recipe = KindRecipe::of(kind.definition->shared_from_this(), "");
        ASSERT_FALSE(recipe) << kind.name;
        const std::string& message = recipe.error().message;
        EXPECT_TRUE(message.contains(" is made: ") || message.contains(" is made, because ")) << kind.name;
    }
}

TEST(CreatedKindTable, NamesKindsThatExist) {
    for (const CreatedKind& row : created_kinds()) {
        const std::string_view kind = row.kind.substr(0, row.kind.find(' '));
        EXPECT_TRUE(kind.empty() || text::find_kind(kind) != nullptr) << row.name;
        EXPECT_TRUE(!kind.empty() || std::holds_alternative<ByForms>(row.way)) << row.name;
    }
}

MadePuzzle made_with(CreateOptions options) {
    auto maker = PuzzleMaker::of(options);
    EXPECT_TRUE(maker);
    MakeResult made = maker->make(options.seed);
    EXPECT_TRUE(made) << to_text(made.error().problem);
    return std::move(*made);
}

std::vector<bool> given_cells(const MadePuzzle& made) {
    std::vector<bool> given(made.solution.size());
    for (const Given& one : made.puzzle->initials[0].givens) given[one.cell.index()] = true;
    return given;
}

TEST(CreatedSudoku, HasTheSymmetryThatIsAskedFor) {
    CreateOptions options{.kind = "sudoku", .seed = 3, .rated = false};
    const std::vector<bool> rotated = given_cells(made_with(options));
    for (std::size_t cell = 0; cell < 81; ++cell) EXPECT_EQ(rotated[cell], rotated[80 - cell]);
    options.symmetry = "mirror";
    const std::vector<bool> mirrored = given_cells(made_with(options));
    for (std::size_t cell = 0; cell < 81; ++cell)
        EXPECT_EQ(mirrored[cell], mirrored[cell / 9 * 9 + 8 - cell % 9]);
}

TEST(CreatedSudoku, IsMinimalIfAskedFor) {
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        const MadePuzzle made = made_with({.kind = "sudoku", .seed = seed, .minimal = true, .rated = false});
        tests::PlainCounter plain(*made.puzzle);
        const std::vector<Given>& givens = made.puzzle->initials[0].givens;
        for (std::size_t i = 0; i < givens.size(); ++i) {
            std::vector<Given> fewer = givens;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            const auto count = plain.count(fewer, kPlainBudget);
            EXPECT_TRUE(!count || *count == 2) << made.text;
        }
    }
}

TEST(CreatedSudoku, HasTheGivensThatAreAskedFor) {
    const MadePuzzle made =
        made_with({.kind = "sudoku", .seed = 1, .givens = 30, .keep = "row 1", .rated = false});
    const std::vector<bool> given = given_cells(made);
    EXPECT_EQ(std::ranges::count(given, true), 30);
    EXPECT_EQ(std::count(given.begin(), given.begin() + 9, true), 9);
}

TEST(CreatedSudoku, GivesTheCellsThatASymmetryMapsKeptOnesTo) {
    const std::vector<bool> given = given_cells(
        made_with({.kind = "sudoku", .seed = 4, .symmetry = "rotation", .keep = "R1C1", .rated = false}));
    EXPECT_TRUE(given[0] && given[80]);
    for (std::size_t cell = 0; cell < 81; ++cell) EXPECT_EQ(given[cell], given[80 - cell]);
}

/// Regions alone are the puzzle, and its solution is between cells.
TEST(CreatedLoops, RegionsAreDesigned) {
    for (const char* kind : {"entry_exit", "all_or_nothing"}) {
        auto maker =
            PuzzleMaker::of({.kind = kind, .parameters = {{"size", "4x4"}}, .seed = 1, .rated = false});
        ASSERT_TRUE(maker) << kind << ": " << maker.error().problem.message;
        const MakeResult made = maker->make(1);
        EXPECT_TRUE(made) << kind << ": " << made.error().problem.message;
    }
}

TEST(CreatedLoops, RefuseGridsThatNoLoopFills) {
    auto maker = PuzzleMaker::of({.kind = "detour", .parameters = {{"size", "5x5"}}, .seed = 1});
    ASSERT_TRUE(maker);
    const MakeResult made = maker->make(1);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().reason, CreateFailure::Reason::Mistake);
    EXPECT_EQ(made.error().problem.message,
              "--size 5x5: this grid has an odd number of cells, and no closed line passes all of them");
}

TEST(CreatedSudoku, RefusesMoreGivensThanItHasCells) {
    auto maker = PuzzleMaker::of({.kind = "sudoku", .seed = 1, .givens = 90});
    ASSERT_TRUE(maker);
    const MakeResult made = maker->make(1);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().reason, CreateFailure::Reason::Mistake);
    EXPECT_EQ(made.error().problem.message, "90 givens are asked for, but at most 81 cells can be given");
}

TEST(CreatedSudoku, NeedsNoHarderTechniqueThanAskedFor) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const MadePuzzle made = made_with({.kind = "sudoku", .seed = seed, .hardest = "hidden-single"});
        EXPECT_LE(made.rating->hardest, Technique::HiddenSingle);
    }
}

TEST(CreatedPuzzles, AreRatedAlikeAloneAndInABatch) {
    const CreateOptions options{.kind = "thermometer-sudoku", .parameters = {{"size", "6"}}};
    auto batch = PuzzleMaker::of(options);
    ASSERT_TRUE(batch);
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        auto alone = PuzzleMaker::of(options);
        const MakeResult one = alone->make(seed), among = batch->make(seed);
        ASSERT_TRUE(one && among) << seed;
        EXPECT_EQ(one->text, among->text);
        EXPECT_EQ(one->rating->effort, among->rating->effort)
            << "the grader kept the clues of another puzzle";
    }
}

TEST(CreatedKakuro, HasNoRunOfOneCellAndNoGiven) {
    const MadePuzzle made =
        made_with({.kind = "kakuro", .parameters = {{"size", "5x5"}}, .seed = 2, .rated = false});
    EXPECT_TRUE(made.puzzle->initials.empty());
    for (const RuleStatement& rule : made.puzzle->rules) {
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& run : drawing) EXPECT_TRUE(run.cells.size() > 1 && run.cells.size() <= 9);
        }
    }
}

TEST(CreatedKiller, HasCagesOfTheSizesThatAreAskedForAndNoGivens) {
    const MadePuzzle made = made_with({.kind = "killer-sudoku",
                                       .parameters = {{"size", "6"}, {"cage-sizes", "2..3"}},
                                       .seed = 2,
                                       .rated = false});
    EXPECT_TRUE(made.puzzle->initials.empty());
    std::size_t cells = 0;
    for (const RuleStatement& rule : made.puzzle->rules) {
        if (rule.name != "cage") continue;
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& cage : drawing) {
                EXPECT_TRUE(cage.cells.size() == 2 || cage.cells.size() == 3);
                cells += cage.cells.size();
            }
        }
    }
    EXPECT_EQ(cells, 36u);
}

TEST(CreatedNonogram, HasNoEmptyAndNoFullLine) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const MadePuzzle made =
            made_with({.kind = "nonogram", .parameters = {{"size", "8x6"}}, .seed = seed, .rated = false});
        for (std::size_t row = 0; row < 6; ++row) {
            const std::set<Value> values(made.solution.begin() + static_cast<std::ptrdiff_t>(8 * row),
                                         made.solution.begin() + static_cast<std::ptrdiff_t>(8 * row + 8));
            EXPECT_EQ(values.size(), 2u) << made.text;
        }
    }
}

TEST(CreatedWordSearch, HasEachWordOnceAndNoBannedOne) {
    const MadePuzzle made =
        made_with({.kind = "word-search",
                   .parameters = {{"size", "7"}, {"words", "APPLE,PEAR,PLUM"}, {"banned", "MAR,RAM"}},
                   .seed = 4,
                   .rated = false});
    const auto letter = [&](int row, int column) {
        if (row < 0 || column < 0 || row > 6 || column > 6) return std::string();
        return made.puzzle
            ->alphabet[static_cast<std::size_t>(made.solution[static_cast<std::size_t>(7 * row + column)])]
            .to_string();
    };
    const auto readings = [&](const std::string& word) {
        int count = 0;
        for (int place = 0; place < 49 * 9; ++place) {
            const int down = place % 3 - 1, right = place / 3 % 3 - 1;
            bool is_read = down != 0 || right != 0;
            for (int i = 0; i < static_cast<int>(word.size()) && is_read; ++i)
                is_read = letter(place / 9 / 7 + i * down, place / 9 % 7 + i * right) ==
                          std::string(1, word[static_cast<std::size_t>(i)]);
            count += is_read ? 1 : 0;
        }
        return count;
    };
    for (const std::string word : {"APPLE", "PEAR", "PLUM"}) EXPECT_EQ(readings(word), 1) << made.text;
    for (const std::string word : {"MAR", "RAM"}) EXPECT_EQ(readings(word), 0) << made.text;
}

TEST(CreatedPuzzles, PuzzlesOfSeveralSeedsAreNotAlike) {
    for (const std::string kind : {"star-battle", "killer-sudoku", "nonogram", "kakuro", "arrow-sudoku"}) {
        CreateOptions options{.kind = kind, .rated = false};
        if (kind != "arrow-sudoku") options.parameters["size"] = "6";
        auto maker = PuzzleMaker::of(std::move(options));
        ASSERT_TRUE(maker);
        std::set<std::string> forms;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const MakeResult made = maker->make(seed);
            ASSERT_TRUE(made) << kind;
            forms.insert(canonical_form(*made->puzzle, made->solution, {}));
        }
        EXPECT_EQ(forms.size(), 5U) << kind;
    }
}

}  // namespace
}  // namespace sator::create
