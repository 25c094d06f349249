// Checks that the dev preset asks for sanitizers, and that a build with sanitizers has them in the library
// and in the tests. If a flag were lost, every test would be weaker without any sign of it.
#include <gtest/gtest.h>

#include <climits>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string_view>

#include "sator/base/utf8.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr bool kIsSanitized = SATOR_SANITIZE;
constexpr const char* kWhySkipped = "this build has no sanitizers: cmake --preset dev";

TEST(Sanitizer, IsEnabledByThePreset) {
    std::ifstream file(SATOR_SOURCE_DIR "/CMakePresets.json");
    const auto presets = nlohmann::json::parse(file);
    for (const auto& preset : presets["configurePresets"]) {
        const bool should = preset["name"] == "dev" || preset["name"] == "fuzz";
        EXPECT_EQ(preset["cacheVariables"].value("SATOR_SANITIZE", "OFF") == "ON", should) << preset["name"];
    }
}

TEST(Sanitizer, AddressSanitizerStopsAnOverrunInTheLibrary) {
    if (!kIsSanitized) GTEST_SKIP() << kWhySkipped;
    constexpr std::size_t kBytes = 8;
    const auto bytes = std::make_unique<char[]>(kBytes);
    EXPECT_DEATH(to_code_points(std::string_view(bytes.get(), kBytes + 1)), "heap-buffer-overflow");
}

TEST(Sanitizer, UndefinedBehaviorSanitizerStopsAnOverflow) {
    if (!kIsSanitized) GTEST_SKIP() << kWhySkipped;
    volatile int largest = INT_MAX;
    EXPECT_DEATH(largest = largest + 1, "signed integer overflow");
}

}  // namespace
}  // namespace sator::tests
