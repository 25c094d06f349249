#include "cli/process/memory_in_use.hpp"

#include <gtest/gtest.h>

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kPieces = 10'000, kPieceBytes = 100;

/// Allocates and frees many small objects, and returns the bytes that are still counted.
std::size_t kept_of_freed() {
    const std::size_t before = memory_in_use()->load();
    { const std::vector<std::string> pieces(kPieces, std::string(kPieceBytes, 'x')); }
    const std::size_t after = memory_in_use()->load();
    return after - std::min(before, after);
}

/// Allocates enough to trigger an update of the other resident memory.
std::size_t memory_after_update() {
    constexpr std::size_t kEnoughBytes = 1 << 20;
    { const std::vector<char> enough(kEnoughBytes); }
    return memory_in_use()->load();
}

/// Makes malloc return freed memory to the system.
void return_freed() {
#if defined(__GLIBC__)
    ::malloc_trim(0);
#endif
}

TEST(MemoryInUse, CountsAllAllocations) {
    if (memory_in_use() == nullptr) GTEST_SKIP() << "memory is not counted in this build";
    constexpr std::size_t kBytes = 16 << 20;
    return_freed();  // of earlier tests
    const std::size_t before = memory_after_update();
    char* const untold = static_cast<char*>(std::malloc(kBytes));
    ASSERT_NE(untold, nullptr);
    std::fill_n(untold, kBytes, 'x');
    const std::size_t with = memory_after_update();
    std::free(untold);
    return_freed();
    EXPECT_GT(with, before + kBytes / 4 * 3);
    EXPECT_LT(with, before + kBytes / 4 * 5);
    EXPECT_LT(memory_after_update(), before + kBytes / 4);
}

TEST(MemoryInUse, SkipsFreesAtTheEnd) {
    if (memory_in_use() == nullptr) GTEST_SKIP() << "memory is not counted in this build";
    kept_of_freed();  // so that its code is loaded and counted
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
    skip_frees_after({.deadline = Limits::Clock::now()});
    EXPECT_GT(kept_of_freed(), kPieces * kPieceBytes / 2);
    std::atomic<bool> interrupted = false;
    skip_frees_after({.interrupted = &interrupted});
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
    interrupted = true;
    EXPECT_GT(kept_of_freed(), kPieces * kPieceBytes / 2);
    skip_frees_after({});
    EXPECT_LT(kept_of_freed(), kPieces * kPieceBytes / 10);
}

}  // namespace
}  // namespace sator::tests
