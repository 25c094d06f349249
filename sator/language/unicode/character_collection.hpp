#pragma once

#include <bitset>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Returns the characters that no cell can hold: control characters (category Cc) and lone surrogates.
const CodePointSet& characters_never_in_cells();

/// Collects the characters of one clue after another, e.g. to find the default alphabet of a puzzle.
class CharacterCollection {
  public:
    void add(char32_t character) { add(character, character); }
    /// Adds `first` to `last`, both included. Does nothing if `first` > `last`.
    void add(char32_t first, char32_t last);
    /// Returns the added characters, without those that no cell can hold.
    CodePointSet set() const;

  private:
    /// ASCII characters are collected in a bit set, others in a list of ranges.
    static constexpr std::size_t kAsciiCount = 128;

    std::bitset<kAsciiCount> ascii_;  // most clues hold nothing else, so no memory is allocated
    std::vector<CodePointRange> others_;
};

}  // namespace sator::language
