#include "sator/engine/counting/component_cache.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <string>
#include <utility>

namespace sator::engine {

namespace {

/// The size of the blocks of entries. A longer entry gets a block of its own.
constexpr std::size_t kBlockBytes = std::size_t{1} << 18;
/// The slots of a generation's first table.
constexpr std::size_t kFirstSlots = 1024;
/// The young, the old and the expensive generation share the memory equally.
constexpr std::size_t kGenerations = 3;
/// With less memory, there is no room for a block and the slots of each generation, and nothing is cached.
constexpr std::size_t kLeastBytes = 2 * kGenerations * kBlockBytes;
/// A component that took this number of nodes is expensive.
constexpr std::uint64_t kExpensiveNodes = 1000;
/// If fewer than one component is found for this number of new ones, more memory would be of no use.
constexpr std::uint64_t kInsertionsPerFind = 64;
/// The longest encoded count that is cached, because its length is stored in one byte.
constexpr std::size_t kLongestCount = 255;

std::uint32_t hash_of_key(std::string_view key) {
    const std::uint64_t hash = std::hash<std::string_view>()(key);
    return static_cast<std::uint32_t>(hash ^ hash >> 32);
}

/// Returns eight bytes if the count fits, else its decimal digits, of which there are more than eight.
std::string encode(const BigCount& count) {
    std::string text = count.to_string();
    const std::uint64_t small = count.clamped();
    if (BigCount(small) != count) return text;
    text.resize(sizeof small);
    std::memcpy(text.data(), &small, sizeof small);
    return text;
}

BigCount decode(std::string_view encoded) {
    std::uint64_t small = 0;
    if (encoded.size() != sizeof small) return *BigCount::from_decimal(encoded);
    std::memcpy(&small, encoded.data(), sizeof small);
    return small;
}

}  // namespace

ComponentCache::ComponentCache(std::size_t bytes, std::size_t untried_bytes)
    : bytes_(bytes), young_bytes_(std::min(bytes / kGenerations, untried_bytes)) {}

std::optional<BigCount> ComponentCache::find(std::string_view key) {
    const std::uint32_t hash = hash_of_key(key);
    auto count = young_.find(key, hash);
    if (count.empty()) count = expensive_.find(key, hash);
    if (!count.empty()) {
        ++found_;
        return decode(count);
    }
    const std::string old(old_.find(key, hash));  // a copy, because insert_young may drop the old generation
    if (old.empty()) return std::nullopt;
    ++found_;
    insert_young(key, old, hash);
    return decode(old);
}

void ComponentCache::insert(std::string_view key, const BigCount& count, std::uint64_t nodes) {
    const std::string encoded = encode(count);
    const std::size_t bytes = key.size() + 1 + encoded.size();
    if (encoded.size() > kLongestCount || bytes_ < kLeastBytes || bytes > bytes_ / kGenerations) return;
    const std::uint32_t hash = hash_of_key(key);
    if (nodes >= kExpensiveNodes && expensive_.bytes_with(bytes) <= bytes_ / kGenerations)
        return expensive_.insert(key, encoded, hash);
    insert_young(key, encoded, hash);
}

void ComponentCache::insert_young(std::string_view key, std::string_view count, std::uint32_t hash) {
    while (young_.bytes_with(key.size() + 1 + count.size()) > young_bytes_) {
        if (may_grow()) continue;
        old_ = std::move(young_);
        young_ = {};
        break;
    }
    ++inserted_;
    young_.insert(key, count, hash);
}

/// Lets the full young generation grow to twice its size if entries were found often enough since it was last
/// full. Otherwise components do not repeat, and a cache of any size would be of no use.
bool ComponentCache::may_grow() {
    const bool is_useful = found_ * kInsertionsPerFind >= inserted_;
    found_ = inserted_ = 0;
    const std::size_t most = bytes_ / kGenerations;
    if (!is_useful || young_bytes_ >= most) return false;
    young_bytes_ = std::min(2 * young_bytes_, most);
    return true;
}

std::string_view ComponentCache::Generation::find(std::string_view key, std::uint32_t hash) const {
    if (slots_.empty()) return {};
    for (std::size_t i = hash & (slots_.size() - 1); slots_[i].entry != nullptr;
         i = (i + 1) & (slots_.size() - 1)) {
        const Slot& slot = slots_[i];
        if (slot.hash != hash || std::string_view(slot.entry, slot.key_bytes) != key) continue;
        const char* const count = slot.entry + slot.key_bytes;
        return {count + 1, static_cast<unsigned char>(*count)};
    }
    return {};
}

void ComponentCache::Generation::insert(std::string_view key, std::string_view count, std::uint32_t hash) {
    if (must_grow()) grow();
    char* const entry = room_for(key.size() + 1 + count.size());
    std::ranges::copy(key, entry);
    entry[key.size()] = static_cast<char>(count.size());
    std::ranges::copy(count, entry + key.size() + 1);
    place({hash, static_cast<std::uint32_t>(key.size()), entry});
    ++entries_;
}

std::size_t ComponentCache::Generation::bytes_with(std::size_t entry_bytes) const {
    // While the table grows, the old and the new one are both there.
    const std::size_t slots = must_grow() ? std::max(kFirstSlots, 3 * slots_.size()) : slots_.size();
    return slots * sizeof(Slot) + block_bytes_ +
           (entry_bytes > room_ ? std::max(kBlockBytes, entry_bytes) : 0);
}

void ComponentCache::Generation::grow() {
    std::vector<Slot> before =
        std::exchange(slots_, std::vector<Slot>(std::max(kFirstSlots, 2 * slots_.size())));
    for (const Slot& slot : before) {
        if (slot.entry != nullptr) place(slot);
    }
}

void ComponentCache::Generation::place(const Slot& slot) {
    std::size_t i = slot.hash & (slots_.size() - 1);
    while (slots_[i].entry != nullptr) i = (i + 1) & (slots_.size() - 1);
    slots_[i] = slot;
}

char* ComponentCache::Generation::room_for(std::size_t bytes) {
    if (bytes > room_) {
        room_ = std::max(kBlockBytes, bytes);
        blocks_.push_back(std::make_unique<char[]>(room_));
        block_bytes_ += room_;
        free_ = blocks_.back().get();
    }
    room_ -= bytes;
    return std::exchange(free_, free_ + bytes);
}

}  // namespace sator::engine
