#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::language {

/// Numbers distinct sequences 0, 1, 2 … in the order in which they are added (hash consing). Used for sets of
/// automaton states, stored as ascending sequences, so that a small set of states of a large automaton costs
/// little memory.
class SequenceInterner {
  public:
    /// Returns the number of a sequence. A new sequence gets the number that `size()` had before the call.
    std::uint32_t intern(std::span<const std::uint32_t> sequence);
    std::size_t size() const { return ends_.size(); }
    /// The span is valid until the next `intern`.
    std::span<const std::uint32_t> operator[](std::size_t number) const {
        const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
        return {numbers_.data() + begin, ends_[number] - begin};
    }
    /// Returns the sum of the lengths of all sequences.
    std::size_t total_length() const { return numbers_.size(); }
    void clear();

  private:
    void grow();

    std::vector<std::uint32_t> numbers_;  // the sequences, concatenated
    std::vector<std::size_t> ends_;       // by sequence: its end in numbers_
    std::vector<std::uint32_t> hashes_;   // by sequence
    std::vector<std::uint32_t>
        slots_;  // open addressing: number + 1, or 0 if free; the size is a power of two, at most half is
                 // used
};

}  // namespace sator::language
