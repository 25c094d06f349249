#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/value_id.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// What a cell can show: a number, a text (mostly one character), or nothing.
struct Symbol {
    enum class Kind : std::uint8_t { Number, Text, Blank };

    Kind kind = Kind::Blank;
    std::int64_t number = 0;  ///< Number
    std::u32string text;      ///< Text; not empty

    static Symbol of_number(std::int64_t n) { return {Kind::Number, n, {}}; }
    static Symbol of_text(std::u32string t) { return {Kind::Text, 0, std::move(t)}; }
    static Symbol of_character(char32_t c) { return {Kind::Text, 0, std::u32string(1, c)}; }
    static Symbol blank() { return {}; }

    /// Returns the symbol as puzzles write it: "12", "-3", "A"; an empty text for a blank.
    std::string to_string() const;
    /// Returns the character that a regular expression or a word list sees: that of a one-character text, or
    /// the digit of a number from 0 to 9. Returns nullopt for other symbols.
    std::optional<char32_t> character() const;

    /// Numbers come first, in ascending order, then texts by code points, then the blank.
    friend std::strong_ordering operator<=>(const Symbol&, const Symbol&);
    friend bool operator==(const Symbol&, const Symbol&) = default;
};

/// A puzzle's ordered symbols. The index of a symbol is its value; domains hold values. Copies share the
/// symbols, so copying and comparing are cheap.
class Alphabet {
  public:
    Alphabet() = default;
    /// Sorts the symbols and drops duplicates.
    explicit Alphabet(std::vector<Symbol> symbols);
    static Alphabet of_characters(const CodePointSet& characters);

    std::size_t size() const { return symbols().size(); }
    const Symbol& operator[](std::size_t value) const { return (*symbols_)[value]; }
    const Symbol& operator[](ValueId value) const { return (*symbols_)[value.index()]; }
    std::span<const Symbol> symbols() const {
        return symbols_ ? std::span<const Symbol>(*symbols_) : std::span<const Symbol>();
    }
    /// Returns the number of symbols that are numbers. Their values are 0 to number_count() - 1.
    std::size_t number_count() const;
    std::optional<std::size_t> find(const Symbol& symbol) const;
    /// Returns e.g. "A-Z", "0-9A-F", " *A-Z" or "-3..12". Runs of three or more are written as ranges.
    std::string to_string() const;

    friend bool operator==(const Alphabet& a, const Alphabet& b);

  private:
    std::shared_ptr<const std::vector<Symbol>> symbols_;  // null if there are none
};

}  // namespace sator
