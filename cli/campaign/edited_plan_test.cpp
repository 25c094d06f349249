// Plans that were edited by hand, with a checksum that is right again: each call says what is wrong, or answers.
#include <filesystem>

#include "cli/campaign/planned_test.hpp"

namespace sator::tests {
namespace {

class EditedPlanTest : public PlannedTest {
  protected:
    /// Writes a text as the plan, and calls each command.
    void try_plan(const std::string& text) const {
        ASSERT_TRUE(write_sealed(plan_path(), text).has_value());
        for (const std::vector<std::string>& further :
             std::vector<std::vector<std::string>>{{"part", "--time-limit", "200ms"},
                                                   {"status", "--check-plan"},
                                                   {"status", "--json"},
                                                   {"merge"}}) {
            std::vector<std::string> options(further.begin() + 1, further.end());
            const ProgramRun ran = call(further[0], options);
            EXPECT_NE(ran.code, ExitCode::Bug) << text;
            EXPECT_FALSE(ran.code == ExitCode::Wrong && ran.err.empty() && ran.out.empty()) << text;
        }
        std::filesystem::remove_all(path("a.parts"));
    }

    /// Leaves out each line of the plan, writes it twice, and changes its last word.
    void try_edits() const {
        const std::string whole = unsealed(file_text(plan_path())).value().text;
        std::filesystem::remove_all(path("a.parts"));
        for (std::size_t begin = 0; begin < whole.size();) {
            const std::size_t end = whole.find('\n', begin) + 1;
            const std::string before = whole.substr(0, begin), line = whole.substr(begin, end - begin),
                              after = whole.substr(end);
            try_plan(before + after);
            try_plan(before + line + line + after);
            const std::string start = line.substr(0, line.find_last_of(" =.") + 1);
            for (const char* word : {"0", "99999999999", "x", "{\"ask\":\"hint\"}", "{\"ask\":\"solve\"}"})
                try_plan(before + start + word + "\n" + after);
            begin = end;
        }
    }
};

TEST_F(EditedPlanTest, OfASearch) {
    write("a.sator", "sudoku 4x4\n| 1 . . .\n| . . 3 .\n| . . . .\n| . . . .\n");
    plan_question({"count", path("a.sator"), "--parts", "3"});
    try_edits();
}

TEST_F(EditedPlanTest, OfLines) {
    write("all.txt", "1.....3..4....2.\n1...............\n");
    plan_question({"solve", path("all.txt"), "--each", "1"});
    try_edits();
}

TEST_F(EditedPlanTest, OfKnownValues) {
    write("all.txt", "1.....3..4....2.\n1...............\n");
    write("a.sator", "sudoku 4x4\n");
    plan_question({"solve", path("a.sator"), "--initial", path("all.txt")});
    try_edits();
}

TEST_F(EditedPlanTest, OfFiles) {
    write("a.sator", "sudoku 4x4\n| 1 2 3 4\n| 3 4 . .\n| . . . .\n| . . . .\n");
    plan_question({"solve", path("a.sator"), path("a.sator"), "--each", "1"});
    try_edits();
}

TEST_F(EditedPlanTest, OfSeeds) {
    plan_question({"create", "sudoku", "--size", "4x4", "--unrated", "--count", "2", "--each", "1"});
    try_edits();
}

}  // namespace
}  // namespace sator::tests
