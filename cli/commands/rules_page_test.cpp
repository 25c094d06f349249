// docs/rules.md is up to date with the rules of the program.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "cli/commands/run_program.hpp"
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
    EXPECT_NE(page.find(" Also: thermometer. "), std::string::npos) << page;
}

}  // namespace
}  // namespace sator::tests
