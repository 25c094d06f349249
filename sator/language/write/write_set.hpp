#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/character_sets.hpp"

namespace sator::language {

/// Writes code point sets as atoms in the syntax of a clue's dialect and flags.
class SetWriter {
  public:
    SetWriter(Dialect dialect, const RegexFlags& flags);

    /// Appends an atom that parses to `set`: a character, a class escape, the dot or a class. The atom is
    /// read with the flag i as the flags have it, except that a set for which `is_exact_only` holds must be
    /// read without i.
    void write(const CodePointSet& set, std::u32string& text) const;
    /// Returns whether the set cannot be written under the flag i, because it is not closed over case.
    bool is_exact_only(const CodePointSet& set) const;
    /// Appends a class […], even for a single character.
    void write_class(const CodePointSet& set, std::u32string& text) const;

  private:
    bool write_shorthand(const CodePointSet& set, std::u32string& text) const;
    bool write_single(const CodePointSet& set, std::u32string& text) const;
    void write_members(const CodePointSet& set, std::u32string& text) const;
    void write_character(char32_t c, std::u32string_view escaped, std::u32string& text) const;
    std::u32string_view escaped_in_class() const;

    CharacterMode mode_;
    bool dot_all_;
    bool braces_;  // the syntax \u{…} is available
};

/// Returns a set in its shortest clue syntax under no flags, for messages.
std::u32string write_set(const CodePointSet& set, Dialect dialect);

}  // namespace sator::language
