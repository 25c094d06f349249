#include "cli/campaign/sealed_text.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SealedText, HasTheChecksumOfTheStandard) {
    // FIPS 180-2, appendix B.
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(SealedText, RecognisesEachChange) {
    const std::string text = sealed("one\ntwo\n");
    ASSERT_TRUE(unsealed(text).has_value());
    EXPECT_EQ(unsealed(text)->text, "one\ntwo\n");
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] ^= 1;
        EXPECT_FALSE(unsealed(changed).has_value()) << changed;
        EXPECT_FALSE(unsealed(text.substr(0, i)).has_value()) << i;
    }
}

}  // namespace
}  // namespace sator::tests
