#include "sator/explain/explanation/prepared_puzzle.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <string>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

// A limit ends the making before it sees that there is no such rule.
TEST(PreparedPuzzle, HasNoContextAfterALimit) {
    Resources files;
    ClueCache clues;
    std::string text = "layout 2x1\nrange 1 2\n";
    for (int i = 0; i < 2000; ++i) text += "rule nonsense\n| * *\n\n";
    const auto read_puzzle = read_puzzles(text, "small.sator", files);
    RuleContext context{*read_puzzle.at(0), clues, files, {}};
    const std::atomic<bool> interrupted = true;
    const Limits limits{.interrupted = &interrupted};
    auto prepared = PreparedPuzzle::make(Registry::standard(), context, limits);
    ASSERT_TRUE(prepared);
    prepared->rebuild_for(0, context, limits);
    EXPECT_TRUE(context.watch.is_over(0));
}

}  // namespace
}  // namespace sator::tests
