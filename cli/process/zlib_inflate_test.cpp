#include "cli/process/zlib_inflate.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/exchange/packing/deflate.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using exchange::pack_deflate;

constexpr std::size_t kEnough = 1 << 22;

TEST(ZlibInflate, UnpacksWhatPackDeflateMakes) {
    std::mt19937 random(1);
    for (std::size_t length = 0; length < 3000; length += 1 + length / 7) {
        for (const unsigned symbols : {1U, 2U, 5U, 256U}) {
            std::string text;
            while (text.size() < length) text += static_cast<char>(random() % symbols);
            EXPECT_EQ(zlib_inflate()(pack_deflate(text), kEnough), text) << length << " " << symbols;
        }
    }
    std::string far = "begin" + std::string(40'000, 'x') + "begin";
    EXPECT_EQ(zlib_inflate()(pack_deflate(far), kEnough), far);
    EXPECT_LT(pack_deflate(far).size(), 500U);
}

TEST(ZlibInflate, RefusesWhatIsTooLargeCutOffOrWrong) {
    const std::string bomb = pack_deflate(std::string(1 << 20, 'x'));
    EXPECT_EQ(zlib_inflate()(bomb, (1 << 20) - 1), std::nullopt);
    EXPECT_TRUE(zlib_inflate()(bomb, 1 << 20));
    for (std::size_t length = 0; length < bomb.size(); length += 13)
        EXPECT_EQ(zlib_inflate()(bomb.substr(0, length), kEnough), std::nullopt) << length;
    EXPECT_EQ(zlib_inflate()("\xFF\xFF\xFF", kEnough), std::nullopt);
    EXPECT_EQ(zlib_inflate()("", kEnough), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
