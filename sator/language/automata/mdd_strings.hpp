#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/automata/mdd.hpp"

namespace sator::language {

/// Enumerates the strings of an MDD in the order of the alphabet, one at a time. Stores only the current
/// path.
class MddStrings {
  public:
    /// `mdd` is not owned and must outlive this object.
    explicit MddStrings(const Mdd& mdd);

    /// Moves to the next string (first call: to the first one). Returns false if there is none.
    bool next();
    /// Returns the values of the current string.
    std::span<const std::uint32_t> values() const { return values_; }

  private:
    void enter(std::size_t layer);
    bool advance(std::size_t layer);

    const Mdd& mdd_;
    bool is_begun_ = false;
    std::vector<std::uint32_t> values_;
    std::vector<std::vector<State>> states_;  // by layer: the states that the current prefix leads to
    std::vector<Word> open_;  // by layer: the values that may come next and were not tried yet
};

}  // namespace sator::language
