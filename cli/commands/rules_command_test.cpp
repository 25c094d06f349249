#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RulesCommand, ListsKindsAndRules) {
    const std::string list = run({"rules"}).out;
    for (const Kind& kind : kind_table())
        EXPECT_TRUE(list.contains("  " + std::string(kind.syntax) + "\n")) << kind.name;
    for (const RuleEntry& entry : Registry::standard().entries())
        EXPECT_TRUE(list.contains("  rule " + entry.syntax + "\n")) << entry.name;
}

TEST(RulesCommand, ExplainsAKindByItsStatements) {
    EXPECT_EQ(
        run({"rules", "latin"}).out,
        "latin [SIZE] [at CORNER]\n"
        "\n"
        "Each row and column holds 1 to SIZE once. It is also called 'latin_square', "
        "'lateinisches_quadrat'.\n"
        "\n"
        "Its definition:\n"
        "\n"
        "    kind latin [SIZE] [at CORNER:word]\n"
        "    square\n"
        "    drawing  known values\n"
        "    range    1..{ROWS}\n"
        "    rule permutation 1..{ROWS} at rows; columns\n"
        "    input    digits\n"
        "\n"
        "An example:\n"
        "\n"
        "    # To make your own, write another size, and change the known values; a dot is an open cell.\n"
        "\n"
        "    latin 3x3\n"
        "\n"
        "    initial\n"
        "    | 1 . .\n"
        "    | . 3 .\n"
        "    | . . .\n"
        "\n"
        "stands for\n"
        "\n"
        "    grid 3x3\n"
        "    range 1..3\n"
        "    rule permutation 1..3 at rows; columns\n"
        "    initial\n"
        "    | 1 . .\n"
        "    | . 3 .\n"
        "    | . . .\n"
        "\n"
        "One solution:\n"
        "\n"
        "    ┌───────┐\n"
        "    │ 1 2 3 │\n"
        "    │ 2 3 1 │\n"
        "    │ 3 1 2 │\n"
        "    └───────┘\n");
    EXPECT_EQ(run({"rules", "takuzu"}).out, run({"rules", "binary"}).out);
    EXPECT_EQ(run({"rules", "Latin Square"}).out, run({"rules", "latin"}).out);
    EXPECT_EQ(run({"rules", "Anti-King"}).out, run({"rules", "anti_king"}).out);
}

/// A person's own kind is not solved here.
TEST(RulesCommand, PrintsAKindOfAFileWhoseExampleHasNoSolution) {
    const std::string file = temporary_folder() + "no_solution.sator";
    std::ofstream(file) << "define kind oops\n  says \"No.\"\n  range 1..2\n  rule sum 9 at rows\n"
                           "  example 1\n    oops\n    | . .\nend\n\noops\n| . .\n";
    const auto result = run({"rules", file});
    EXPECT_EQ(result.code, ExitCode::Found) << result.err;
    EXPECT_EQ(result.out, "No.\n");
}

TEST(RulesCommand, SuggestsAKind) {
    const auto result = run({"rules", "kakurp"});
    EXPECT_EQ(result.code, ExitCode::Wrong);
    EXPECT_TRUE(result.err.contains("there is no rule or kind called 'kakurp'")) << result.err;
    EXPECT_TRUE(result.err.contains("did you mean kakuro?")) << result.err;
}

TEST(RulesCommand, PrintsTheRegistryAsJson) {
    const auto json = nlohmann::json::parse(run({"rules", "--json"}).out);
    EXPECT_EQ(json["sator"], 1);
    ASSERT_EQ(json["rules"].size(), Registry::standard().entries().size());
    ASSERT_EQ(json["kinds"].size(), kind_table().size());
    for (std::size_t i = 0; i < json["rules"].size(); ++i) {
        const RuleEntry& entry = Registry::standard().entries()[i];
        const auto& rule = json["rules"][i];
        EXPECT_EQ(rule["name"], entry.name);
        EXPECT_EQ(rule["aliases"], entry.aliases);
        EXPECT_EQ(rule["syntax"], entry.syntax);
        EXPECT_EQ(rule["summary"], entry.summary);
        EXPECT_EQ(rule["example_solutions"], entry.example_solutions);
    }
    for (std::size_t i = 0; i < json["kinds"].size(); ++i) {
        EXPECT_EQ(json["kinds"][i]["name"], kind_table()[i].name);
        EXPECT_EQ(json["kinds"][i]["example"], kind_table()[i].example);
        EXPECT_FALSE(json["kinds"][i]["example_statements"].get<std::string>().empty());
        const bool is_text = kind_table()[i].definition != nullptr;
        EXPECT_EQ(json["kinds"][i]["definition"].get<std::string>().starts_with("kind "), is_text);
        EXPECT_EQ(json["kinds"][i]["examples"].empty(), !is_text);
    }
}

}  // namespace
}  // namespace sator::tests
