#include "sator/puzzle/name_spelling.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(NameSpelling, BlanksHyphensAndCaseMakeNoDifference) {
    for (const char* name : {"star_battle", "star-battle", "Star Battle", "STAR-battle"}) {
        EXPECT_EQ(spelling_of(name), "star_battle");
        EXPECT_EQ(hyphenated(name), "star-battle");
        EXPECT_EQ(spoken_name(name), "Star battle");
    }
    EXPECT_EQ(spelling_of("Hochhäuser"), "hochhäuser");
    EXPECT_EQ(spoken_name(""), "");
}

}  // namespace
}  // namespace sator::tests
