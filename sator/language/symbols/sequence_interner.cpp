#include "sator/language/symbols/sequence_interner.hpp"

#include <algorithm>

#include "sator/base/hash.hpp"

namespace sator::language {

namespace {

/// Size of the hash table when the first sequence is added; a power of two.
constexpr std::size_t kFirstSlots = 16;

std::uint32_t hash_sequence(std::span<const std::uint32_t> sequence) {
    std::uint64_t hash = sequence.size();
    for (const std::uint32_t number : sequence) hash = hash_of({hash, number});
    return static_cast<std::uint32_t>(hash);
}

}  // namespace

std::uint32_t SequenceInterner::intern(std::span<const std::uint32_t> sequence) {
    if (2 * (size() + 1) > slots_.size()) grow();
    const std::uint32_t hash = hash_sequence(sequence);
    const std::size_t last = slots_.size() - 1;
    std::size_t slot = hash & last;
    for (; slots_[slot] != 0; slot = (slot + 1) & last) {
        const std::uint32_t number = slots_[slot] - 1;
        if (hashes_[number] == hash && std::ranges::equal((*this)[number], sequence)) return number;
    }
    numbers_.insert(numbers_.end(), sequence.begin(), sequence.end());
    ends_.push_back(numbers_.size());
    hashes_.push_back(hash);
    slots_[slot] = static_cast<std::uint32_t>(size());
    return slots_[slot] - 1;
}

void SequenceInterner::grow() {
    slots_.assign(std::max(kFirstSlots, 2 * slots_.size()), 0);
    const std::size_t last = slots_.size() - 1;
    for (std::size_t number = 0; number < size(); ++number) {
        std::size_t slot = hashes_[number] & last;
        while (slots_[slot] != 0) slot = (slot + 1) & last;
        slots_[slot] = static_cast<std::uint32_t>(number + 1);
    }
}

void SequenceInterner::clear() {
    numbers_.clear();
    ends_.clear();
    hashes_.clear();
    std::ranges::fill(slots_, 0);
}

}  // namespace sator::language
