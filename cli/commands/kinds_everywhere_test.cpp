// A kind is one file in sator/kinds; everything that lists kinds finds it there. tests/new_kind shows the same of a kind that nothing
// else in the sources names.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "sator/puzzle/name_spelling.hpp"
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

}  // namespace
}  // namespace sator::tests
