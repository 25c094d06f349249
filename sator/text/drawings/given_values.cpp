#include "sator/text/drawings/given_values.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
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

/// Returns the mark that a text is.
static Mark mark_of(CellId cell, std::u32string_view text, SourceSpan span, std::u32string_view characters) {
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
    return mark;
}

std::expected<Given, Diagnostic> parse_given(const Puzzle& puzzle, CellId cell, std::u32string_view text,
                                             SourceSpan span, std::u32string_view characters) {
    return given_of(mark_of(cell, text, span, characters), puzzle);
}

GivenReader::GivenReader(const Puzzle& puzzle)
    : puzzle_(puzzle), characters_(literal_characters(puzzle.alphabet)) {
    for (const GivenSign& sign : puzzle.signs) {
        if (sign.text.size() == 1 && !is_letter(sign.text[0])) characters_ += sign.text;
    }
}

std::expected<std::vector<Given>, Diagnostic> GivenReader::read(const Mark& mark) {
    auto given = given_of(mark, puzzle_);
    if (given) return std::vector{*given};
    if (const GivenSign* sign = sign_of(mark)) return read_sign(*sign, mark);
    return failure(given);
}

std::expected<std::vector<Given>, Diagnostic> GivenReader::parse(CellId cell, std::u32string_view text,
                                                                 SourceSpan span) {
    return read(mark_of(cell, text, span, characters_));
}

const GivenSign* GivenReader::sign_of(const Mark& mark) const {
    const auto sign = std::ranges::find(puzzle_.signs, mark.text, &GivenSign::text);
    return sign == puzzle_.signs.end() ? nullptr : &*sign;
}

/// Parts outside the grid say nothing, unless they would have the value of the sign's own cell.
std::expected<std::vector<Given>, Diagnostic> GivenReader::read_sign(const GivenSign& sign,
                                                                     const Mark& mark) {
    if (!map_) map_.emplace(puzzle_.grid);
    std::vector<Given> givens;
    for (const auto& [down, right, value] : sign.parts) {
        const auto cell = map_->next(mark.cell, {{}, down, right});
        if (!cell && (value != sign.parts.front().value)) continue;
        if (!cell) {
            return std::unexpected(error_at(
                mark.span, "this cell cannot hold " + shown(mark),
                "it says that a cell outside the grid is " + to_symbol_text(puzzle_.alphabet[value])));
        }
        const std::vector<ValueId> range = range_of(puzzle_, *cell);
        if (std::ranges::find(range, value) == range.end()) {
            return std::unexpected(error_at(mark.span, "this cell cannot hold " + shown(mark),
                                            "it says that " + cell_name(puzzle_.grid, *cell) + " is " +
                                                to_symbol_text(puzzle_.alphabet[value]) +
                                                ", which that cell cannot hold"));
        }
        givens.push_back({*cell, value, mark.span});
    }
    return givens;
}

void sort_givens(std::vector<Given>& givens) {
    std::ranges::stable_sort(givens, {},
                             [](const Given& given) { return std::pair(given.cell, given.value); });
    const auto repeated = std::ranges::unique(givens);
    givens.erase(repeated.begin(), repeated.end());
}

}  // namespace sator::text
