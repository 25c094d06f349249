#pragma once

#include <algorithm>
#include <bit>
#include <memory>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// A stack of blocks of words. Blocks never move: growing only allocates room for what is added, while a
/// vector needs twice its room while it moves.
class WordStack {
  public:
    /// `largest`: the most words that a block may have.
    explicit WordStack(std::size_t largest = 0)
        : bits_(static_cast<unsigned>(std::bit_width(std::max(largest, kLeastChunk) - 1))) {}

    /// Copies a block to the top. Returns its place.
    std::size_t push(std::span<const Word> block);

    /// Returns the block at a place.
    const Word* at(std::size_t place) const { return chunks_[place >> bits_].get() + offset(place); }

    /// Removes the block at `place` and all that were pushed after it.
    void pop_to(std::size_t place) { size_ = place; }

    std::size_t bytes() const { return (chunks_.size() << bits_) * sizeof(Word); }

  private:
    /// The least size of a chunk, in words: 32 KB.
    static constexpr std::size_t kLeastChunk = 4096;

    std::size_t offset(std::size_t place) const { return place & ((std::size_t{1} << bits_) - 1); }
    /// The number of chunks in use.
    std::size_t chunks() const { return (size_ + (std::size_t{1} << bits_) - 1) >> bits_; }
    bool fits(std::size_t words) const { return offset(size_) + words <= std::size_t{1} << bits_; }

    unsigned bits_;         // a chunk has 2^bits_ words
    std::size_t size_ = 0;  // in words, with what is left free at the ends of chunks
    std::vector<std::unique_ptr<Word[]>> chunks_;
};

}  // namespace sator
