#pragma once

#include <bitset>
#include <vector>

#include "sator/language/code_point_set.hpp"

namespace sator {

/// Whether a character may stand in a cell: it is no control character (category Cc) and no lone surrogate.
bool can_stand_in_cell(char32_t character);

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
