#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sator {

/// Numbers different sequences of numbers 0, 1, 2 … in the order in which they come. Sets of states are kept
/// as ascending sequences, so that a small set of a large automaton costs little.
class SequenceInterner {
  public:
    /// The number of a sequence; `size()` before the call where it is new.
    std::uint32_t intern(std::span<const std::uint32_t> sequence);
    std::size_t size() const { return ends_.size(); }
    /// Valid until the next `intern`.
    std::span<const std::uint32_t> operator[](std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
        return {numbers_.data() + begin, ends_[number] - begin};
    }
    /// The length of all sequences together.
    std::size_t total_length() const { return numbers_.size(); }
    void clear();

  private:
    void grow();

    std::vector<std::uint32_t> numbers_;  // one sequence after the other
    std::vector<std::size_t> ends_;       // of each sequence in numbers_
    std::vector<std::uint32_t> hashes_;   // of each sequence
    std::vector<std::uint32_t>
        slots_;  // open addressing: number + 1, or 0; a power of two, at most half full
};

}  // namespace sator
