#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "sator/base/big_count.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::engine {

/// Stores the counts of components (component caching: see counter.cpp). Several counters may share one.
class CountCache {
  public:
    virtual ~CountCache() = default;

    virtual std::optional<BigCount> find(std::string_view key) = 0;
    /// Stores the count of a key that `find` did not find. `nodes`: the work that it took.
    virtual void insert(std::string_view key, const BigCount& count, std::uint64_t nodes) = 0;
    virtual std::size_t memory_bytes() const = 0;
};

/// Counts of components by their keys. Keys are compared in full, so that an answer is always right. The
/// memory is bounded: entries that were cheap and have not been used for a long time are dropped. It grows
/// only as long as entries are found again.
class ComponentCache final : public CountCache {
  public:
    /// `bytes`: the memory that it may use. `untried_bytes`: the memory of a generation from which on it must
    /// be of use to grow.
    explicit ComponentCache(std::size_t bytes, std::size_t untried_bytes = kUntriedBytes);

    static constexpr std::size_t kUntriedBytes = std::size_t{1} << 25;

    std::optional<BigCount> find(std::string_view key) override;
    void insert(std::string_view key, const BigCount& count, std::uint64_t nodes) override;
    std::size_t memory_bytes() const override {
        return young_.memory_bytes() + old_.memory_bytes() + expensive_.memory_bytes();
    }

  private:
    /// A hash table that only grows, with linear probing. Its entries are one after the other in large
    /// blocks.
    class Generation {
      public:
        std::string_view find(std::string_view key, std::uint32_t hash) const;
        void insert(std::string_view key, std::string_view count, std::uint32_t hash);
        /// The memory that it would use with one more entry of `entry_bytes` bytes.
        std::size_t bytes_with(std::size_t entry_bytes) const;
        std::size_t memory_bytes() const { return slots_.capacity() * sizeof(Slot) + block_bytes_; }

      private:
        struct Slot {
            std::uint32_t hash = 0;
            std::uint32_t key_bytes = 0;
            const char* entry = nullptr;  // the key, then one byte with the count's length, then the count
        };

        bool must_grow() const { return 4 * (entries_ + 1) > 3 * slots_.size(); }
        void grow();
        void place(const Slot& slot);
        char* room_for(std::size_t bytes);

        std::vector<Slot> slots_;  // their number is a power of two
        std::size_t entries_ = 0;
        std::vector<std::unique_ptr<char[]>> blocks_;
        std::size_t block_bytes_ = 0, room_ = 0;
        char* free_ = nullptr;
    };

    void insert_young(std::string_view key, std::string_view count, std::uint32_t hash);
    bool may_grow();

    std::size_t bytes_;
    std::size_t young_bytes_;                 // the most memory of the young generation
    std::uint64_t found_ = 0, inserted_ = 0;  // since the young generation was last full
    Generation young_, old_;                  // a full young one becomes the old one, which is dropped
    Generation expensive_;                    // entries that took much work stay as long as there is room
};

}  // namespace sator::engine
