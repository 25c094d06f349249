#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

using SymbolClass = std::uint32_t;

/// The class of the values that are in none of the sets: no string that holds one of them matches.
constexpr SymbolClass kNoClass = std::numeric_limits<SymbolClass>::max();

/// The values of an alphabet, parted into classes that none of some sets tells apart. Classes are numbered by
/// their least value.
class SymbolClasses {
  public:
    SymbolClasses(std::span<const CodePointSet> sets, const AlphabetCharacters& characters);
    /// The same from sets of values: `masks` holds one after the other, each of `words_for(values)` words, at
    /// least one.
    SymbolClasses(std::span<const Word> masks, std::size_t values);

    /// A class for each of the values in a set; the others have none.
    static SymbolClasses single_values(std::span<const Word> set, std::size_t values);

    std::size_t size() const { return counts_.size(); }
    std::size_t value_count() const { return class_of_.size(); }
    /// How many words a set of values has.
    std::size_t words() const { return words_; }
    SymbolClass operator[](std::size_t value) const { return class_of_[value]; }
    /// The values of a class, as a set.
    std::span<const Word> values(SymbolClass c) const { return {&masks_[c * words_], words_}; }
    /// How many values a class has.
    std::size_t count(SymbolClass c) const { return counts_[c]; }
    /// The least value of a class.
    std::size_t least(SymbolClass c) const;

  private:
    explicit SymbolClasses(std::size_t values);
    void partition(std::span<const Word> masks);
    void refine(std::span<const Word> mask);
    void number_classes(std::size_t values);

    std::size_t words_;
    std::vector<Word> masks_;            // a set of values for each class
    std::vector<std::uint32_t> counts_;  // by class
    std::vector<SymbolClass> class_of_;  // by value
};

}  // namespace sator
