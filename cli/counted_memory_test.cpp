#include "cli/counted_memory.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace sator {
namespace {

constexpr std::size_t kPieces = 10'000, kPieceBytes = 100;

/// What is still counted of many small pieces that were allocated and freed.
std::size_t kept_of_freed() {
    const std::size_t before = counted_memory()->load();
    { const std::vector<std::string> pieces(kPieces, std::string(kPieceBytes, 'x')); }
    const std::size_t after = counted_memory()->load();
    return after - std::min(before, after);
}

TEST(CountedMemory, KeepsWhatIsFreedAtTheEnd) {
    if (counted_memory() == nullptr) GTEST_SKIP() << "memory is not counted in this build";
    kept_of_freed();  // the code for it is loaded, and counted
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
    free_nothing_after({.deadline = Limits::Clock::now()});
    EXPECT_GT(kept_of_freed(), kPieces * kPieceBytes / 2);
    std::atomic<bool> interrupted = false;
    free_nothing_after({.interrupted = &interrupted});
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
    interrupted = true;
    EXPECT_GT(kept_of_freed(), kPieces * kPieceBytes / 2);
    free_nothing_after({});
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
}

}  // namespace
}  // namespace sator
