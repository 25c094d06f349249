#pragma once

#include <span>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// Values that no rule has told apart so far. Begins with all values of some cells in one class; propagators
/// split it.
class ValueClasses {
  public:
    /// One class with these values.
    void begin(std::span<const Word> values);
    /// Values in `set` differ from values that are not in it.
    void split(std::span<const Word> set);
    void make_discrete() { classes_.clear(); }

    /// Whether each value stands alone.
    bool is_discrete() const { return classes_.empty(); }
    /// Whether nothing was said to tell any values apart, whichever values there are.
    bool is_unrefined() const { return !was_split_ && !classes_.empty(); }
    std::size_t size() const { return words_ == 0 ? 0 : classes_.size() / words_; }
    /// Two values or more that are alike.
    std::span<const Word> operator[](std::size_t i) const { return {classes_.data() + i * words_, words_}; }

  private:
    std::size_t words_ = 0;
    std::vector<Word> classes_;  // of two members or more, each `words_` long
    std::vector<Word> half_;
    bool was_split_ = false;
};

}  // namespace sator
