// A kind is one file in sator/kinds; everything that lists kinds finds it there. tests/new_kind shows the same of a kind that nothing
// else in the sources names.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/text/kinds/named_word.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> kind_files() {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SATOR_SOURCE_DIR) / "sator/kinds"))
        if (entry.path().extension() == ".kind") names.push_back(entry.path().stem().string());
    return names;
}

TEST(KindsEverywhere, AFileIsAllThatAKindNeeds) {
    const std::string list = run({"rules"}).out, begun = run({"new"}).out;
    const std::string completion = run({"--completion", "bash"}).out;
    const std::string page = file_text(fs::path(SATOR_SOURCE_DIR) / "docs/rules.md");
    const auto json = nlohmann::json::parse(run({"rules", "--json"}).out);
    ASSERT_GE(kind_files().size(), 33U);
    for (const std::string& name : kind_files()) {
        EXPECT_TRUE(list.contains("\n  " + name)) << name;
        EXPECT_TRUE(begun.contains("  " + puzzle::hyphenated(name) + " ")) << name;
        EXPECT_TRUE(completion.contains(name)) << name;
        EXPECT_TRUE(completion.contains(puzzle::hyphenated(name))) << name;
        EXPECT_TRUE(page.contains("\n## " + name + "\n")) << name;
        const auto is_it = [&](const auto& kind) { return kind["name"] == name; };
        EXPECT_EQ(std::ranges::count_if(json["kinds"], is_it), 1) << name;
        EXPECT_TRUE(run({"rules", puzzle::hyphenated(name)}).out.contains("\n    kind " + name)) << name;
    }
}

TEST(KindsEverywhere, EachIsMadeOrSaysWhyNot) {
    for (const std::string& name : kind_files()) {
        if (run({"create", name, "--help"}).out.contains("usage: sator create ")) continue;
        EXPECT_TRUE(run({"create", name}).err.contains("no puzzle of the kind '" + name + "' is made: "))
            << name;
    }
}

/// Returns the name of the kind that `create` makes for a name; "" if there is none.
std::string created_as(const std::string& name) {
    const create::CreatedKind* row = create::find_created_kind(name);
    return row == nullptr ? "" : std::string(row->name);
}

/// Returns the first line of the output.
std::string first_line(const ProgramRun& ran) {
    return ran.code == ExitCode::Found ? ran.out.substr(0, ran.out.find('\n')) : "refused: " + ran.err;
}

// `rules` and `new` look a name up with `named_word`.
TEST(KindsEverywhere, EachNameIsTheSameInRulesNewAndCreate) {
    const auto json = nlohmann::json::parse(run({"rules", "--json"}).out);
    for (const char* sort : {"rules", "kinds"}) {
        for (const auto& row : json[sort]) {
            const std::string name = row["name"], created = created_as(name);
            const text::NamedWord word = text::named_word(name);
            EXPECT_TRUE(word) << name;
            for (const std::string other : row["aliases"]) {
                EXPECT_EQ(text::named_word(other).kind, word.kind) << other;
                EXPECT_EQ(text::named_word(other).rule, word.rule) << other;
                if (other == "kropki_sudoku") continue;  // `create` makes these, too, with other rules
                EXPECT_EQ(created_as(other), created) << other;
            }
        }
    }
}

TEST(KindsEverywhere, PeoplesNamesAreFound) {
    for (const auto& [name, line] : {std::pair{"thermo", "rule strict_order"},
                                     {"Griddler", "nonogram [SIZE]"},
                                     {"Sandwich Sudoku", "rule sandwich N A B"},
                                     {"jigsaw-sudoku", "sudoku"},
                                     {"even-odd", "rule even"},
                                     {"killer sudokus", "killer"}}) {
        EXPECT_TRUE(first_line(run({"rules", name})).starts_with(line)) << name;
    }
    EXPECT_TRUE(first_line(run({"new", "thermo"})).starts_with("# Strict order: "));
    EXPECT_TRUE(first_line(run({"new", "Griddler"})).starts_with("# Nonogram: "));
    for (const auto* command : {"rules", "new"})
        EXPECT_TRUE(run({command, "Summe"}).err.contains("hint: did you mean sum or cage?\n")) << command;
    EXPECT_TRUE(run({"new", "even-odd"}).err.contains("hint: sator create even-odd makes one\n"));
}

}  // namespace
}  // namespace sator::tests
