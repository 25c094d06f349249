// The output of `sator rate`.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A cell with a range of one value, and a grid that is full.
TEST(Rate, HasNoStepsIfAllCellsAreKnown) {
    const std::string one = temporary_folder() + "one.sator", full = temporary_folder() + "full.sator";
    std::ofstream(one) << "layout 1x1\nrange 7\n";
    std::ofstream(full) << "layout 2x1\nrange 1 2\n\nrule distinct\n| a a\n\ninitial\n| 1 2\n";
    for (const std::string& file : {one, full}) {
        const ProgramRun ran = run({"rate", file});
        EXPECT_NE(ran.out.find("grade 1 of 10"), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find("\neffort 0\nthere is nothing to do"), std::string::npos) << ran.out;
        const auto json = nlohmann::json::parse(run({"rate", "--json", file}).out);
        EXPECT_EQ(json["effort"], 0.0);
        EXPECT_EQ(json["hardest"], "none");
        EXPECT_EQ(json["hardest_rules"], 0);
    }
}

}  // namespace
}  // namespace sator::tests
