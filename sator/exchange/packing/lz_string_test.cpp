// tests/links/lz_string.jsonl has the verdicts of npm's lz-string; record_lz_string.mjs beside it makes the file.
#include "sator/exchange/packing/lz_string.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "sator/text/json/json_tree.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kLimit = 1'000'000;

TEST(LzString, AgreesWithTheLibrary) {
    std::ifstream file(SATOR_SOURCE_DIR "/tests/links/lz_string.jsonl");
    std::size_t cases = 0;
    for (std::string line; std::getline(file, line); ++cases) {
        const JsonTree tree(line);
        const auto members = tree.root()->members();
        EXPECT_EQ(pack_lz_base64(members.at(0).text()), members.at(1).text()) << line;
        EXPECT_EQ(unpack_lz_base64(members.at(1).text(), kLimit), members.at(0).text()) << line;
    }
    EXPECT_GT(cases, 60U);
}

TEST(LzString, RefusesTextsThatAreCutOff) {
    const std::string packed = pack_lz_base64("{\"size\":9,\"grid\":[[{\"value\":5}]]}");
    for (std::size_t length = 0; length + 4 < packed.size(); ++length)
        EXPECT_FALSE(unpack_lz_base64(packed.substr(0, length), kLimit)) << length;
    EXPECT_FALSE(unpack_lz_base64("N4Ig!", kLimit));
}

TEST(LzString, RefusesTextsAboveTheLimit) {
    const std::string packed = pack_lz_base64(std::string(100'000, 'a'));
    EXPECT_LT(packed.size(), 2'000U);
    EXPECT_FALSE(unpack_lz_base64(packed, 99'999));
    EXPECT_TRUE(unpack_lz_base64(packed, 100'000));
}

}  // namespace
}  // namespace sator::tests
