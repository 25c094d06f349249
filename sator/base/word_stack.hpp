#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// A stack of blocks of words. Blocks stay where they are: to grow it takes room for what is added alone,
/// where a vector takes, while it moves, all of its room twice.
class WordStack {
  public:
    /// No block will have more words than `largest`.
    explicit WordStack(std::size_t largest = 0)
        : bits_(static_cast<unsigned>(std::bit_width(std::max(largest, kLeastChunk) - 1))) {}

    /// Copies a block to the top; answers its place.
    std::size_t push(std::span<const Word> block);

    /// The block at a place.
    const Word* at(std::size_t place) const { return chunks_[place >> bits_].get() + offset(place); }

    /// Takes the block at `place` from the top, with all that were pushed after it.
    void pop_to(std::size_t place) { size_ = place; }

    std::size_t bytes() const { return (chunks_.size() << bits_) * sizeof(Word); }

  private:
    /// In words: 32 KB.
    static constexpr std::size_t kLeastChunk = 4096;

    std::size_t offset(std::size_t place) const { return place & ((std::size_t{1} << bits_) - 1); }
    /// Those begun.
    std::size_t chunks() const { return (size_ + (std::size_t{1} << bits_) - 1) >> bits_; }
    bool fits(std::size_t words) const { return offset(size_) + words <= std::size_t{1} << bits_; }

    unsigned bits_;         // of the words of a chunk
    std::size_t size_ = 0;  // of the chunks begun, with what is left free at their ends
    std::vector<std::unique_ptr<Word[]>> chunks_;
};

}  // namespace sator
