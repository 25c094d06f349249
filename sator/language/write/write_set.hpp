#pragma once

#include <string>

#include "sator/language/symbols/character_sets.hpp"

namespace sator {

/// Writes sets of characters as a clue's dialect and flags want them.
class SetWriter {
  public:
    SetWriter(Dialect dialect, const RegexFlags& flags);

    /// Appends an atom that reads back as `set` where the flag i stands as it does in the flags or, where
    /// `set` is not closed over case, without it (see `is_exact_only`): a character, a class escape, the dot
    /// or a class.
    void write(const CodePointSet& set, std::u32string& text) const;
    /// Whether the set cannot be written under the flags' i.
    bool is_exact_only(const CodePointSet& set) const;
    /// Appends a class, even of a single character.
    void write_class(const CodePointSet& set, std::u32string& text) const;

  private:
    bool write_shorthand(const CodePointSet& set, std::u32string& text) const;
    bool write_single(const CodePointSet& set, std::u32string& text) const;
    void write_members(const CodePointSet& set, std::u32string& text) const;
    void write_character(char32_t c, std::u32string_view escaped, std::u32string& text) const;
    std::u32string_view escaped_in_class() const;

    CharacterMode mode_;
    bool dot_all_;
    bool braces_;  // \u{…} is known
};

/// The shortest form of a set under no flags, for people.
std::u32string write_set(const CodePointSet& set, Dialect dialect);

}  // namespace sator
