#pragma once

#include <span>
#include <vector>

#include "sator/base/bits.hpp"

namespace sator {

/// A partition of values into classes of interchangeable ones, by partition refinement: it begins with one
/// class, and propagators split it (Propagator::refine_value_classes).
class ValueClasses {
  public:
    /// Begins with one class of these values.
    void begin(std::span<const Word> values);
    /// Separates the values in `set` from those that are not.
    void split(std::span<const Word> set);
    /// Puts each value into a class of its own.
    void make_discrete() { classes_.clear(); }

    /// Whether each value is in a class of its own.
    bool is_discrete() const { return classes_.empty(); }
    /// Whether no propagator has separated any values.
    bool is_unrefined() const { return !was_split_ && !classes_.empty(); }
    std::size_t size() const { return words_ == 0 ? 0 : classes_.size() / words_; }
    /// A class, of two values or more.
    std::span<const Word> operator[](std::size_t i) const { return {classes_.data() + i * words_, words_}; }

  private:
    std::size_t words_ = 0;
    std::vector<Word> classes_;  // those of two members or more, each `words_` long
    std::vector<Word> half_;
    bool was_split_ = false;
};

}  // namespace sator
