#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/language/automata/mdd.hpp"

namespace sator {

/// Lists the strings of an MDD in alphabet order, one at a time; keeps one path, never a list.
class MddStrings {
  public:
    /// `mdd` is not owned and must outlive this.
    explicit MddStrings(const Mdd& mdd);

    /// Moves to the next string, at first to the first one. Whether there is one.
    bool next();
    /// The values of the string that `next` moved to.
    std::span<const std::uint32_t> values() const { return values_; }

  private:
    void enter(std::size_t layer);
    bool advance(std::size_t layer);

    const Mdd& mdd_;
    bool is_begun_ = false;
    std::vector<std::uint32_t> values_;
    std::vector<std::vector<State>>
        states_;              // by layer: where the values so far lead; all of them reach the end
    std::vector<Word> open_;  // by layer: the values that may come next and have not come yet
};

}  // namespace sator
