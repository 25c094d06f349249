#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

using SymbolClass = std::uint32_t;

/// The class of the values that are in none of the sets. No string that contains such a value matches.
constexpr SymbolClass kNoClass = std::numeric_limits<SymbolClass>::max();

/// The coarsest partition of an alphabet's values in which each of the given sets is a union of classes. An
/// automaton needs one transition for each class instead of one for each value. Classes are numbered by their
/// least value.
class SymbolClasses {
  public:
    SymbolClasses(std::span<const CodePointSet> sets, const AlphabetCharacters& characters);
    /// Does the same for bit sets of values. `masks` holds one after the other, each of `words_for(values)`
    /// words and at least one.
    SymbolClasses(std::span<const Word> masks, std::size_t values);

    /// Returns a partition with one class for each value of the set; the other values have no class.
    static SymbolClasses single_values(std::span<const Word> set, std::size_t values);

    std::size_t size() const { return counts_.size(); }
    std::size_t value_count() const { return class_of_.size(); }
    /// Returns the number of words in a bit set of values.
    std::size_t words() const { return words_; }
    SymbolClass operator[](std::size_t value) const { return class_of_[value]; }
    /// Returns the values of a class as a bit set.
    std::span<const Word> values(SymbolClass c) const { return {&masks_[c * words_], words_}; }
    /// Returns the number of values in a class.
    std::size_t count(SymbolClass c) const { return counts_[c]; }
    /// Returns the least value of a class.
    std::size_t least(SymbolClass c) const;

  private:
    explicit SymbolClasses(std::size_t values);
    void partition(std::span<const Word> masks);
    void refine(std::span<const Word> mask);
    void number_classes(std::size_t values);

    std::size_t words_;
    std::vector<Word> masks_;            // one bit set of values for each class
    std::vector<std::uint32_t> counts_;  // by class
    std::vector<SymbolClass> class_of_;  // by value
};

}  // namespace sator::language
