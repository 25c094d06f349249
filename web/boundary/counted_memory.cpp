// In WebAssembly operator new and delete count what they allocate, so that a memory limit covers everything. Memory
// that cannot be had ends the program, because the library is compiled without exceptions; limits are smaller.
// The nothrow forms are counted, too: libc++'s own take memory from malloc if it has no exceptions, and std::stable_sort uses them.
#include "web/boundary/counted_memory.hpp"

#ifdef __wasm__

#include <malloc.h>

#include <cstdlib>
#include <new>

namespace {

constinit std::atomic<std::size_t> used_bytes = 0;

void* counted_or_null(void* block) {
    if (block == nullptr) return nullptr;
    used_bytes.fetch_add(malloc_usable_size(block), std::memory_order_relaxed);
    return block;
}

void* counted(void* block) {
    if (block == nullptr) std::abort();
    return counted_or_null(block);
}

void* allocate(std::size_t bytes) {
    return std::malloc(bytes == 0 ? 1 : bytes);
}

void* allocate(std::size_t bytes, std::align_val_t alignment) {
    const auto unit = static_cast<std::size_t>(alignment);
    return std::aligned_alloc(unit, (bytes + unit - 1) / unit * unit);
}

void release(void* block) {
    if (block == nullptr) return;
    used_bytes.fetch_sub(malloc_usable_size(block), std::memory_order_relaxed);
    std::free(block);
}

}  // namespace

// NOLINTBEGIN(misc-new-delete-overloads)
void* operator new(std::size_t bytes) {
    return counted(allocate(bytes));
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return counted(allocate(bytes, alignment));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return counted_or_null(allocate(bytes));
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return counted_or_null(allocate(bytes));
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return counted_or_null(allocate(bytes, alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return counted_or_null(allocate(bytes, alignment));
}
void operator delete(void* block) noexcept {
    release(block);
}
void operator delete(void* block, std::size_t) noexcept {
    release(block);
}
void operator delete(void* block, std::align_val_t) noexcept {
    release(block);
}
void operator delete(void* block, std::size_t, std::align_val_t) noexcept {
    release(block);
}
// NOLINTEND(misc-new-delete-overloads)

namespace sator::web {

const std::atomic<std::size_t>* memory_used() {
    return &used_bytes;
}

}  // namespace sator::web

#else

namespace sator::web {

const std::atomic<std::size_t>* memory_used() {
    return nullptr;
}

}  // namespace sator::web

#endif
