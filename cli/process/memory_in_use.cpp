// The program's own operator new and delete count all allocations, so that a memory limit covers the whole
// program and no class has to count its own memory. Each thread publishes its count in batches, so the sum is
// exact up to `kMaxUnreportedBytes` per thread. With each batch of frees, the thread also checks whether the
// program is about to end. In that case, delete does nothing: freeing millions of small objects takes a
// second, but the answer is due within a tenth.
#include "cli/process/memory_in_use.hpp"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

#include <malloc.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>

namespace {

using Clock = sator::Limits::Clock;

std::atomic<std::size_t> used_bytes = 0;

/// When the program is about to end: at this time, or as soon as the flag is set.
std::atomic<Clock::rep> end = std::numeric_limits<Clock::rep>::max();
std::atomic<const std::atomic<bool>*> end_flag = nullptr;
/// Whether the program is about to end.
std::atomic<bool> is_ending = false;

/// The handler that is called before the program allocates more than `max_bytes`.
std::atomic<std::size_t> max_bytes = std::numeric_limits<std::size_t>::max();
std::atomic<void (*)()> memory_limit_handler = nullptr;

/// An allocation of at least this size is checked in advance, because it could exceed the limit by much.
constexpr std::size_t kLargeBytes = 1 << 16;

void check_max_bytes(std::size_t more) {
    const std::size_t used = used_bytes.load(std::memory_order_relaxed);
    if (used + more <= max_bytes.load(std::memory_order_relaxed)) return;
    if (void (*const call)() = memory_limit_handler.load(std::memory_order_relaxed)) call();
}

void check_for_end() {
    const std::atomic<bool>* const flag = end_flag.load(std::memory_order_relaxed);
    const bool is_flagged = flag != nullptr && flag->load(std::memory_order_relaxed);
    if (is_flagged || Clock::now().time_since_epoch().count() >= end.load(std::memory_order_relaxed))
        is_ending.store(true, std::memory_order_relaxed);
}

/// A thread publishes its count when it reaches this number of bytes, allocated or freed.
constexpr std::int64_t kMaxUnreportedBytes = 1 << 14;
thread_local std::int64_t unreported_bytes = 0;

/// After this number of published bytes, a thread updates `unallocated_bytes`.
constexpr std::int64_t kReportedBytesPerUpdate = 1 << 18;
thread_local std::int64_t reported_bytes = 0;

/// The resident memory of the program, and the part of it that is mapped from files, mainly code. Both are
/// zero if the system does not report them.
struct InMemory {
    std::size_t bytes = 0, of_files = 0;

    static InMemory now() {
        std::FILE* const file = std::fopen("/proc/self/statm", "r");
        if (file == nullptr) return {};
        unsigned long all = 0, resident = 0, of_files = 0;
        const bool is_read = std::fscanf(file, "%lu %lu %lu", &all, &resident, &of_files) == 3;
        std::fclose(file);
        if (!is_read) return {};
        const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        return {resident * page, of_files * page};
    }
};

/// The used bytes that operator new does not count: code (loaded at its first execution), stacks, and gaps
/// between allocations. A few megabytes.
std::atomic<std::size_t> unallocated_bytes = 0;
std::atomic_flag is_updating;

/// Estimates them as resident minus allocated bytes. Allocated bytes that are not yet resident hide other
/// memory in this difference, but the result is at least the memory that is mapped from files.
void update_unallocated_bytes() {
    if (is_updating.test_and_set(std::memory_order_acquire)) return;
    const std::size_t before = unallocated_bytes.load(std::memory_order_relaxed);
    const std::size_t allocated = used_bytes.load(std::memory_order_relaxed) - before;
    const InMemory in_memory = InMemory::now();
    const std::size_t now =
        std::max(in_memory.of_files, in_memory.bytes - std::min(in_memory.bytes, allocated));
    unallocated_bytes.store(now, std::memory_order_relaxed);
    used_bytes.fetch_add(now - before, std::memory_order_relaxed);
    is_updating.clear(std::memory_order_release);
}

void add_change(std::int64_t bytes) {
    unreported_bytes += bytes;
    if (unreported_bytes < kMaxUnreportedBytes && unreported_bytes > -kMaxUnreportedBytes) return;
    used_bytes.fetch_add(static_cast<std::size_t>(unreported_bytes), std::memory_order_relaxed);
    reported_bytes += unreported_bytes > 0 ? unreported_bytes : 0;
    unreported_bytes = 0;
    if (bytes < 0) return check_for_end();
    if (reported_bytes >= kReportedBytesPerUpdate) {
        reported_bytes = 0;
        update_unallocated_bytes();
    }
    check_max_bytes(0);
}

/// Returns the size of an allocation, including the allocator's header.
std::int64_t bytes_of(void* memory) {
    return static_cast<std::int64_t>(::malloc_usable_size(memory) + sizeof(std::size_t));
}

/// Makes malloc return large blocks to the system as soon as they are freed. By default, glibc raises the
/// threshold for this with each large block that is freed. It would then keep memory that counts as free
/// here.
void configure_malloc() {
    // Blocks of at least kLargeFrom bytes are mapped separately. malloc keeps at most kKeptAtMost free bytes
    // at the top of the heap.
    constexpr int kLargeFrom = 1 << 20, kKeptAtMost = 4 << 20;
    ::mallopt(M_MMAP_THRESHOLD, kLargeFrom);
    ::mallopt(M_TRIM_THRESHOLD, kKeptAtMost);
}

}  // namespace

void* operator new(std::size_t size) {
    if (size >= kLargeBytes) check_max_bytes(size);
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) throw std::bad_alloc();
    add_change(bytes_of(memory));
    return memory;
}

void operator delete(void* memory) noexcept {
    if (memory == nullptr || is_ending.load(std::memory_order_relaxed)) return;
    add_change(-bytes_of(memory));
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    ::operator delete(memory);
}

namespace sator::cli {

const std::atomic<std::size_t>* memory_in_use() {
    static const bool is_initialised = [] {
        configure_malloc();
        update_unallocated_bytes();
        return true;
    }();
    return is_initialised ? &used_bytes : nullptr;
}

void set_memory_limit_handler(std::size_t bytes, void (*end)()) {
    max_bytes.store(end == nullptr ? std::numeric_limits<std::size_t>::max() : bytes,
                    std::memory_order_relaxed);
    memory_limit_handler.store(end, std::memory_order_relaxed);
}

void skip_frees_after(const Limits& limits) {
    const auto deadline = limits.deadline.value_or(Clock::time_point::max());
    end.store(deadline.time_since_epoch().count(), std::memory_order_relaxed);
    end_flag.store(limits.interrupted, std::memory_order_relaxed);
    is_ending.store(false, std::memory_order_relaxed);
}

}  // namespace sator::cli

#else

namespace sator::cli {

const std::atomic<std::size_t>* memory_in_use() {
    return nullptr;
}

void set_memory_limit_handler(std::size_t /*bytes*/, void (* /*end*/)()) {}

void skip_frees_after(const Limits& /*limits*/) {}

}  // namespace sator::cli

#endif
