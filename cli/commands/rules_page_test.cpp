// docs/rules.md is up to date with the rules of the program.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RulesPage, AgreesWithTheRegistry) {
    std::ifstream file(SATOR_SOURCE_DIR "/docs/rules.md", std::ios::binary);
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(run({"rules", "--markdown"}).out, page)
        << "make it anew: ./run rules --markdown > docs/rules.md";
}

TEST(RulesPage, ExplainsAllListedRules) {
    EXPECT_EQ(run({"rules", "EXPRESSION"}).out, run({"rules", "expression"}).out);
    EXPECT_TRUE(run({"rules", "EXPRESSION"}).out.starts_with("rule EXPRESSION\n"));
}

TEST(RulesPage, KnowsTheFurtherNamesOfRules) {
    const std::string page = run({"rules", "thermometer"}).out;
    EXPECT_EQ(page, run({"rules", "strict_order"}).out);
    EXPECT_NE(page.find(" Also: thermometer, thermo, "), std::string::npos) << page;
}

TEST(RulesPage, PrintsTheRulesOfAPuzzle) {
    const std::string file = temporary_folder() + "stated_rules.sator";
    std::ofstream(file) << "layout 2x1\nrange 1..3\nrules Add up.\nsum 4 at row 1\n";
    EXPECT_EQ(run({"rules", file}).out, "Add up.\n");
    std::ofstream(file) << "layout 2x1\nrange 1..3\nsum 4 at row 1\n";
    EXPECT_EQ(run({"rules", file}).out, "sum N: The cells add up to N. A blank adds nothing.\n");
    const ProgramRun missing = run({"rules", "./nothing.sator"});
    EXPECT_EQ(missing.code, ExitCode::Wrong);
    EXPECT_TRUE(missing.err.contains("./nothing.sator")) << missing.err;
}

}  // namespace
}  // namespace sator::tests
