#include "sator/engine/threads/start_thread.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true;  // whose own memory is far more than any limit
#else
constexpr bool kIsSanitized = false;
#endif

/// Limits the program's address space to what it has and a number of bytes more.
void allow_only(std::size_t more) {
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    const rlim_t bytes = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + more;
    const rlimit limit{.rlim_cur = bytes, .rlim_max = bytes};
    ASSERT_EQ(::setrlimit(RLIMIT_AS, &limit), 0);
}

/// Cells without propagators: every choice of values is a solution.
Model free_cells(std::size_t cells, Word candidates) {
    Model model;
    for (std::size_t i = 0; i < cells; ++i) model.add_cell({&candidates, 1});
    return model;
}

TEST(StartThread, RunsTheFunction) {
    int done = 0;
    auto thread = start_thread([&] { done = 1; });
    ASSERT_TRUE(thread.has_value());
    thread->join();
    EXPECT_EQ(done, 1);
}

TEST(StartThread, ReturnsNulloptIfThereIsNoMemoryForAStack) {
    if (kIsSanitized) GTEST_SKIP();
    const auto start = [] {
        allow_only(1 << 20);
        // The stacks of one or two threads that have ended may still be there.
        for (int i = 0; i < 20; ++i) {
            auto thread = start_thread([] { ::pause(); });
            if (!thread) ::_exit(0);
            thread->detach();
        }
        ::_exit(1);
    };
    EXPECT_EXIT(start(), testing::ExitedWithCode(0), "");
}

TEST(StartThread, SearchesWithFewerThreadsThanRequested) {
    if (kIsSanitized) GTEST_SKIP();
    const auto list = [](std::size_t more) {
        const Model model = free_cells(16, 0b11);
        allow_only(more);
        std::size_t found = 0;
        ParallelSearch search(model, Limits{}, 64);
        const Outcome outcome = search.solve({.order = SolutionOrder::Stable},
                                             [&](std::span<const Value>) { return ++found > 0; });
        const bool is_whole = found == 1 << 16 && std::get<Solved>(outcome).complete;
        const Outcome count = ParallelCounter(model, Limits{}, 64).count({}, {}, 0);
        ::_exit(is_whole && std::get<Solved>(count).count == BigCount(found) ? 0 : 1);
    };
    for (const std::size_t more : {8U << 20, 80U << 20})
        EXPECT_EXIT(list(more), testing::ExitedWithCode(0), "") << more;
}

}  // namespace
}  // namespace sator::tests
