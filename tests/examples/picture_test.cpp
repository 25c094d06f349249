// The pictures of some puzzles are the same as the reviewed ones in tests/pictures/*.svg. To renew them, run
// SATOR_RENEW_PICTURES=1 build/tests/whole_test --gtest_filter='*Pictures*', and look at the changes.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/picture/step_picture.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

const fs::path kPuzzles = fs::path(SATOR_SOURCE_DIR) / "puzzles";
const fs::path kPictures = fs::path(SATOR_SOURCE_DIR) / "tests" / "pictures";

/// A puzzle of the gallery, ready to be solved.
struct Loaded {
    std::shared_ptr<const Puzzle> puzzle;
    ClueCache clue_cache;
    Resources files{[](const std::string& name) { return std::optional(file_text(name)); }};
    RuleContext context() { return {*puzzle, clue_cache, files, {}}; }

    explicit Loaded(const std::string& name) {
        const fs::path path = kPuzzles / name;
        ReadResult result = read_puzzles(file_text(path), path.filename().string(), files);
        if (result.size() == 1 && result[0]) puzzle = std::make_shared<const Puzzle>(std::move(*result[0]));
    }

    std::vector<Value> solution() {
        RuleContext with = context();
        auto solver = PuzzleSolver::build(puzzle, Registry::standard(), with, {});
        std::vector<Value> values;
        if (!solver) return values;
        solver->solve({}, [&](std::span<const Value> found) {
            values.assign(found.begin(), found.end());
            return false;
        });
        return values;
    }
};

void expect_picture(const std::string& name, const Picture& picture) {
    const fs::path path = kPictures / (name + ".svg");
    const std::string svg = to_svg(picture);
    if (std::getenv("SATOR_RENEW_PICTURES") != nullptr) {
        fs::create_directories(kPictures);
        std::ofstream(path, std::ios::binary) << svg;
    }
    EXPECT_TRUE(file_text(path) == svg)
        << path << " shows another picture; the first lines of this file say how to renew it";
}

struct Case {
    const char* puzzle;
    const char* picture;
    bool is_solved;
};

class Pictures : public testing::TestWithParam<Case> {};

TEST_P(Pictures, AreUnchanged) {
    Loaded loaded(GetParam().puzzle);
    ASSERT_NE(loaded.puzzle, nullptr);
    PictureContents picture_contents;
    if (GetParam().is_solved) {
        picture_contents.solution = loaded.solution();
        ASSERT_FALSE(picture_contents.solution.empty());
    }
    RuleContext context = loaded.context();
    picture_contents.notes = rule_notes(*loaded.puzzle, Registry::standard(), context);
    expect_picture(GetParam().picture, puzzle_picture(*loaded.puzzle, picture_contents));
}

INSTANTIATE_TEST_SUITE_P(
    Kept, Pictures,
    testing::Values(
        Case{"regex/snowflake.json", "hexagon", true},
        Case{"regex-crossword/spice-rack.sator", "regex_crossword", false},
        Case{"windoku/four-panes.sator", "windoku", false}, Case{"killer-sudoku/cages.sator", "killer", true},
        Case{"kenken/four-kinds.sator", "kenken", false},
        Case{"thermometer-sudoku/rising.sator", "thermometers", false},
        Case{"arrow-sudoku/four-arrows.sator", "arrows", false},
        Case{"renban-sudoku/purple-lines.sator", "renban", false},
        Case{"lockout-sudoku/locked-out.sator", "lockout", true},
        Case{"pill-arrow/two-digit-pills.sator", "pill_arrows", false},
        Case{"slow-thermometer/never-falling.sator", "slow_thermometers", false},
        Case{"clone-sudoku/twins.sator", "clones", false},
        Case{"kropki/white-and-black.sator", "dots", false},
        Case{"futoshiki/more-or-less.sator", "signs", false}, Case{"kakuro/stairs.sator", "kakuro", true},
        Case{"little-killer/slanted-sums.sator", "little_killer", false},
        Case{"skyscrapers/five-avenues.sator", "skyscrapers", false},
        Case{"nonogram/at-home.sator", "nonogram", true}, Case{"magic-star/hexagram.sator", "star", false},
        Case{"cryptarithm/send-more-money.sator", "cryptarithm", false},
        Case{"zebra-puzzle/five-boats.sator", "words", false}),
    [](const testing::TestParamInfo<Case>& parameter) { return std::string(parameter.param.picture); });

/// Returns a step with all values of all cells and with every kind of mark that a step can have.
StepContents step_of(const Puzzle& puzzle, std::size_t rule, std::size_t drawing) {
    StepContents step;
    for (std::size_t cell = 0; cell < puzzle.grid.cell_count(); ++cell)
        step.candidates.push_back(range_of(puzzle, CellId(cell)));
    const Slot& cells = puzzle.rules[rule].drawings[drawing][0].cells;
    const std::string clue = puzzle.rules[rule].name == "regex" ? puzzle.rules[rule].arguments[0].text : "";
    step.slots.push_back({cells, clue});
    step.used_cells = {cells[0], cells[1]};
    step.used = {{cells[0], step.candidates[cells[0].index()][0]},
                 {cells[1], step.candidates[cells[1].index()][1]}};
    step.removed = {{cells[1], step.candidates[cells[1].index()][0]}};
    step.placed = {{cells[2], step.candidates[cells[2].index()][2]}};
    return step;
}

TEST(StepPictures, AreUnchanged) {
    const Loaded sudoku("sudoku/plain.sator"), hexagon("regex/snowflake.json");
    ASSERT_NE(sudoku.puzzle, nullptr);
    ASSERT_NE(hexagon.puzzle, nullptr);
    expect_picture("step_sudoku", step_picture(*sudoku.puzzle, step_of(*sudoku.puzzle, 0, 1)));
    expect_picture("step_hexagon", step_picture(*hexagon.puzzle, step_of(*hexagon.puzzle, 1, 0)));
}

TEST(EveryPicture, IsDrawnForTheGallery) {
    std::size_t count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kPuzzles)) {
        if (!entry.is_regular_file()) continue;
        SCOPED_TRACE(entry.path());
        const Loaded loaded(fs::relative(entry.path(), kPuzzles).generic_string());
        ASSERT_NE(loaded.puzzle, nullptr);
        const Picture picture = puzzle_picture(*loaded.puzzle);
        EXPECT_GT(picture.box.width(), 0);
        EXPECT_LT(picture.box.width(), 2500);
        ++count;
    }
    EXPECT_GT(count, 50u);
}

}  // namespace
}  // namespace sator::tests
