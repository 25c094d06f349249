#include "sator/text/edit/printed_signs.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the text without a clue, or the first error.
std::string without_sign(const std::string& text, const RemoveClue& operation) {
    Resources resources;
    const SourceFile file{"puzzle", std::make_shared<const std::string>(text)};
    const auto edits = edit_puzzle(file, operation, resources);
    if (!edits) return to_text(edits.error().front());
    return to_utf8(apply_edits(to_code_points(text), edits->edits));
}

TEST(PrintedSigns, AreErased) {
    // Rule 0 is the Latin square; a sign is a part of rule 1.
    const std::string futoshiki = "futoshiki # mine\n| .   . < .\n|     ^\n| . > .   .\n|  v\n| .   .   .\n";
    EXPECT_EQ(without_sign(futoshiki, RemoveClue{1, 0}),
              "futoshiki # mine\n| .   .   .\n|     ^\n| . > .   .\n|  v\n| .   .   .\n");
    const std::string fewer = without_sign(futoshiki, RemoveClue{1, 1});
    EXPECT_EQ(fewer, "futoshiki # mine\n| .   . < .\n|\n| . > .   .\n|  v\n| .   .   .\n");
    EXPECT_EQ(without_sign(without_sign(fewer, RemoveClue{1, 1}), RemoveClue{1, 1}),
              "futoshiki # mine\n| .   . < .\n|\n| .   .   .\n|\n| .   .   .\n");
    EXPECT_TRUE(
        without_sign(futoshiki, RemoveClue{1, {}}).contains("the kind of the puzzle states this rule"));
    EXPECT_TRUE(
        without_sign(futoshiki, RemoveClue{0, 0}).contains("the kind of the puzzle states this rule"));
    EXPECT_EQ(without_sign("kropki\n| . o .\n| @\n| . . \n", RemoveClue{1, {}}),
              "kropki\n| .   .\n| @\n| . . \n");
    EXPECT_EQ(without_sign("kropki\n| . o .\n| @\n| . . \n", RemoveClue{2, 0}),
              "kropki\n| . o .\n|\n| . . \n");
    // A line of a frame has no signs.
    EXPECT_EQ(without_sign("futoshiki\n| . .\n| ===\n| v\n| . .\n", RemoveClue{1, {}}),
              "futoshiki\n| . .\n| ===\n|\n| . .\n");
}

}  // namespace
}  // namespace sator::tests
