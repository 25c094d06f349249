#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

    /// As the puzzle writes it: "12", "-3", "A"; empty for a blank.
    std::string to_string() const;
    /// The character that a regular expression or a word sees: a one-character text, or a number from 0 to 9.
    std::optional<char32_t> character() const;

    /// Numbers in ascending order, then texts by code points, then the blank.
    friend std::strong_ordering operator<=>(const Symbol&, const Symbol&);
    friend bool operator==(const Symbol&, const Symbol&) = default;
};

/// A puzzle's ordered symbols. The index of a symbol is its value, which is what domains hold. Copies share
/// the symbols, so that they are made and compared at once.
class Alphabet {
  public:
    Alphabet() = default;
    /// Sorts the symbols and drops repeated ones.
    explicit Alphabet(std::vector<Symbol> symbols);
    static Alphabet of_characters(const CodePointSet& characters);

    std::size_t size() const { return symbols().size(); }
    const Symbol& operator[](std::size_t value) const { return (*symbols_)[value]; }
    std::span<const Symbol> symbols() const {
        return symbols_ ? std::span<const Symbol>(*symbols_) : std::span<const Symbol>();
    }
    std::optional<std::size_t> find(const Symbol& symbol) const;
    /// "A-Z", "0-9A-F", " *A-Z", "-3..12"; runs of three and more are written as ranges.
    std::string to_string() const;

    friend bool operator==(const Alphabet& a, const Alphabet& b);

  private:
    std::shared_ptr<const std::vector<Symbol>> symbols_;  // null: none
};

}  // namespace sator
