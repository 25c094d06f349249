#include "sator/text/drawings/given_values.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/drawings/mark_reader.hpp"

namespace sator::text {

namespace {

/// A hint shows this number of characters of a list of values.
constexpr std::size_t kShownValues = 60;

std::u32string digits_of(std::int64_t number) {
    return to_code_points(std::to_string(number));
}

std::optional<std::size_t> find_value(const Mark& mark, const Alphabet& alphabet) {
    if (mark.kind == Mark::Kind::Number) {
        if (const auto value = alphabet.find(Symbol::of_number(*mark.number))) return value;
        return alphabet.find(Symbol::of_text(digits_of(*mark.number)));
    }
    if (mark.kind == Mark::Kind::Star) return alphabet.find(Symbol::of_text(U"*"));
    return alphabet.find(mark.text.empty() ? Symbol::blank() : Symbol::of_text(mark.text));
}

std::string shown(const Mark& mark) {
    if (mark.kind == Mark::Kind::Number) return std::to_string(*mark.number);
    return mark.kind == Mark::Kind::Quoted ? puzzle::in_quotes(to_utf8(mark.text)) : to_utf8(mark.text);
}

/// Returns whether people write this mark for an open cell.
bool may_mean_open(const Mark& mark) {
    return mark.kind == Mark::Kind::Number ? *mark.number == 0 : mark.text == U"x" || mark.text == U"X";
}

std::string listed(std::span<const Symbol> symbols) {
    const std::u32string text = to_code_points(to_symbol_list_text(symbols));
    return to_utf8(text.size() > kShownValues ? text.substr(0, kShownValues - 1) + U'…' : text);
}

}  // namespace

std::u32string literal_characters(const Alphabet& alphabet) {
    constexpr std::u32string_view kReservedCharacters = U" \t.*\"{|";
    std::u32string characters;
    for (const Symbol& symbol : alphabet.symbols()) {
        if (symbol.kind != Symbol::Kind::Text || symbol.text.size() != 1) continue;
        const char32_t c = symbol.text[0];
        if (!is_letter(c) && !kReservedCharacters.contains(c)) characters += c;
    }
    return characters;
}

std::expected<Given, Diagnostic> given_of(const Mark& mark, const Puzzle& puzzle) {
    const auto value = find_value(mark, puzzle.alphabet);
    if (!value && mark.kind == Mark::Kind::Star)
        return std::unexpected(error_at(mark.span, "'*' is not a value", "write '.' for an open cell"));
    if (!value) {
        const std::string open = may_mean_open(mark) ? "an open cell is '.'; " : "";
        return std::unexpected(error_at(mark.span, "no cell can hold " + shown(mark),
                                        open + "the values are " + listed(puzzle.alphabet.symbols())));
    }
    const ValueId index(*value);
    const std::vector<ValueId> range = range_of(puzzle, mark.cell);
    if (std::ranges::find(range, index) != range.end()) return Given{mark.cell, index, mark.span};
    std::vector<Symbol> symbols;
    for (const ValueId v : range) symbols.push_back(puzzle.alphabet[v]);
    return std::unexpected(
        error_at(mark.span, "this cell cannot hold " + shown(mark), "its range is " + listed(symbols)));
}

std::expected<Given, Diagnostic> parse_given(const Puzzle& puzzle, CellId cell, std::u32string_view text,
                                             SourceSpan span, std::u32string_view characters) {
    auto read = read_mark(text, 0, MarkUse::Values, false, characters);
    Mark mark;
    if (read && read->length == text.size() && !read->is_open) {
        mark = std::move(read->mark);
    } else {
        mark.kind = Mark::Kind::Character;
        mark.text = text;
    }
    mark.cell = cell;
    mark.span = span;
    return given_of(mark, puzzle);
}

}  // namespace sator::text
