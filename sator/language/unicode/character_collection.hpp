#pragma once

#include <bitset>
#include <vector>

#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// What cannot stand in a cell: control characters (category Cc) and lone surrogates.
const CodePointSet& characters_never_in_cells();

/// Characters collected one clue after another.
class CharacterCollection {
  public:
    void add(char32_t character) { add(character, character); }
    /// `first` to `last`, both included; nothing where `first` is greater.
    void add(char32_t first, char32_t last);
    /// What was added and can stand in a cell.
    CodePointSet set() const;

  private:
    static constexpr std::size_t kAsciiCount = 128;

    std::bitset<kAsciiCount> ascii_;  // most clues stay in here: no memory is asked for
    std::vector<CodePointRange> others_;
};

}  // namespace sator
