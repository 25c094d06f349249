#include "sator/puzzle/parse_symbol_list.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::puzzle {

namespace {

constexpr std::string_view kDots = "..";
constexpr std::string_view kBlank = "blank";
/// Bytes that a parsed symbol needs: its entries in the list and in the alphabet made of it, while both grow.
constexpr std::size_t kBytesPerSymbol = 4 * sizeof(Symbol);
/// The minimum length of a run of consecutive symbols that to_symbol_list_text writes as a range.
constexpr std::size_t kShortestRange = 3;
constexpr std::string_view kHint =
    "values are numbers, letters, quoted symbols, 'blank', and ranges of two numbers or two letters: 1..9 "
    "a..z \"?\"";

bool is_surrogate(std::int64_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}

Diagnostic symbol_error(const Argument& at, std::string message, std::string hint = std::string(kHint)) {
    return error_at(at.span, std::move(message), std::move(hint));
}

bool looks_like_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

std::expected<Symbol, Diagnostic> symbol_of_word(std::string_view text, const Argument& at) {
    if (text == kBlank) return Symbol::blank();
    if (looks_like_number(text)) {
        std::int64_t number = 0;
        if (std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc())
            return Symbol::of_number(number);
        return std::unexpected(symbol_error(at, "the number " + std::string(text) + " is too large",
                                            "numbers are at most 9223372036854775807"));
    }
    const std::u32string characters = to_code_points(text);
    if (characters.size() == 1) return Symbol::of_text(characters);
    std::string letters;
    for (const char32_t c : characters) letters += (letters.empty() ? "" : " ") + to_utf8({&c, 1});
    const std::size_t dash = text.find('-', 1);
    const bool is_range = dash != std::string_view::npos && looks_like_number(text.substr(0, dash)) &&
                          looks_like_number(text.substr(dash + 1));
    std::string hint = is_range ? "write '" + std::string(text.substr(0, dash)) + ".." +
                                      std::string(text.substr(dash + 1)) + "' for a range"
                                : "write '" + letters + "' for its letters";
    hint += ", or \"" + std::string(text) + "\" for one symbol";
    return std::unexpected(symbol_error(at, "'" + std::string(text) + "' is not a value", std::move(hint)));
}

std::expected<Symbol, Diagnostic> symbol_of(const Argument& argument) {
    if (argument.kind == Argument::Kind::Regex)
        return std::unexpected(symbol_error(argument, "a regular expression is not a value"));
    if (argument.kind == Argument::Kind::Bare) return symbol_of_word(argument.text, argument);
    return argument.text.empty() ? Symbol::blank() : Symbol::of_text(to_code_points(argument.text));
}

/// Returns the index of a symbol among those of its kind, for ranges: a number itself, or the code point of a
/// single character. Returns nullopt if the symbol cannot be the end of a range.
std::optional<std::int64_t> position(const Symbol& symbol) {
    if (symbol.kind == Symbol::Kind::Number) return symbol.number;
    if (symbol.kind == Symbol::Kind::Text && symbol.text.size() == 1) return symbol.text[0];
    return std::nullopt;
}

/// The list being parsed.
class List {
  public:
    explicit List(LimitWatch* watch) : watch_(watch) {}

    std::expected<void, Diagnostic> add(Symbol symbol, const Argument& at) {
        if (symbols_.size() >= kSymbolListLimit) return std::unexpected(too_long(at));
        symbols_.push_back(std::move(symbol));
        return {};
    }

    std::expected<void, Diagnostic> add_range(const Symbol& first, const Symbol& last, const Argument& at) {
        const auto begin = position(first), end = position(last);
        if (!begin || !end || first.kind != last.kind)
            return std::unexpected(symbol_error(at, "a range runs between two numbers or two letters"));
        const std::uint64_t steps = static_cast<std::uint64_t>(std::max(*begin, *end)) -
                                    static_cast<std::uint64_t>(std::min(*begin, *end));
        if (steps >= kSymbolListLimit - symbols_.size()) return std::unexpected(too_long(at));
        if (watch_ != nullptr && !watch_->has_room((steps + 1) * kBytesPerSymbol))
            return std::unexpected(symbol_error(at, "stopped at a limit", ""));
        const std::int64_t step = *begin <= *end ? 1 : -1;
        for (std::int64_t i = *begin;; i += step) {
            if (first.kind == Symbol::Kind::Number) {
                symbols_.push_back(Symbol::of_number(i));
            } else if (!is_surrogate(i)) {
                symbols_.push_back(Symbol::of_character(static_cast<char32_t>(i)));
            }
            if (i == *end) return {};
        }
    }

    std::vector<Symbol> take() { return std::move(symbols_); }

  private:
    static Diagnostic too_long(const Argument& at) {
        return symbol_error(at, "a list of more than " + std::to_string(kSymbolListLimit) + " values", "");
    }

    std::vector<Symbol> symbols_;
    LimitWatch* watch_;
};

/// Adds a range written as one word, `a..b`; `dots` is the position of its dots.
std::expected<void, Diagnostic> add_written_range(List& list, const Argument& word, std::size_t dots) {
    const std::string_view text = word.text;
    const auto first = symbol_of_word(text.substr(0, dots), word);
    if (!first) return failure(first);
    const auto last = symbol_of_word(text.substr(dots + kDots.size()), word);
    if (!last) return failure(last);
    return list.add_range(*first, *last, word);
}

/// Parses the value or range that begins at `at`, and moves `at` past it.
std::expected<void, Diagnostic> add_next(List& list, std::span<const Argument> values, std::size_t& at) {
    const Argument& value = values[at++];
    if (value.kind == Argument::Kind::Bare && value.text.size() > kDots.size()) {
        const std::size_t dots = value.text.find(kDots, 1);
        if (dots != std::string::npos && dots + kDots.size() < value.text.size())
            return add_written_range(list, value, dots);
    }
    auto symbol = symbol_of(value);
    if (!symbol) return failure(symbol);
    const bool is_range =
        at < values.size() && values[at].kind == Argument::Kind::Bare && values[at].text == kDots;
    if (!is_range) return list.add(std::move(*symbol), value);
    if (++at == values.size()) return std::unexpected(symbol_error(values[at - 1], "the range has no end"));
    const auto last = symbol_of(values[at]);
    if (!last) return failure(last);
    return list.add_range(*symbol, *last, values[at++]);
}

bool follows(const Symbol& next, const Symbol& symbol) {
    const auto a = position(symbol), b = position(next);
    return a && b && next.kind == symbol.kind && *b == *a + 1;
}

/// Returns the text of a run of symbols, from the first to the last.
std::string run_text(const Symbol& from, const Symbol& to, RangeNotation runs) {
    const std::string first = to_symbol_text(from), last = to_symbol_text(to);
    if (runs == RangeNotation::Words) return first + " to " + last;
    // A quoted symbol and the dots are separate arguments, so blanks must separate them.
    const bool has_quotes = first.starts_with('"') || last.starts_with('"');
    return first + (has_quotes ? " .. " : "..") + last;
}

/// Returns the texts of single symbols and of runs. A symbol that is repeated belongs to no run.
std::vector<std::string> listed_parts(std::span<const Symbol> symbols, RangeNotation runs) {
    std::vector<std::string> parts;
    const auto repeats = [&](std::size_t i) {
        return (i > 0 && symbols[i - 1] == symbols[i]) ||
               (i + 1 < symbols.size() && symbols[i + 1] == symbols[i]);
    };
    for (std::size_t begin = 0; begin < symbols.size();) {
        std::size_t end = begin + 1;
        while (end < symbols.size() && follows(symbols[end], symbols[end - 1]) && !repeats(end - 1) &&
               !repeats(end))
            ++end;
        if (end - begin < kShortestRange) end = begin + 1;
        parts.push_back(end - begin > 1 ? run_text(symbols[begin], symbols[end - 1], runs)
                                        : to_symbol_text(symbols[begin]));
        begin = end;
    }
    return parts;
}

}  // namespace

std::expected<std::vector<Symbol>, Diagnostic> parse_symbol_list(std::span<const Argument> values,
                                                                 LimitWatch* watch) {
    List list(watch);
    for (std::size_t at = 0; at < values.size();) {
        if (auto done = add_next(list, values, at); !done) return failure(done);
    }
    std::vector<Symbol> symbols = list.take();
    if (symbols.empty()) return std::unexpected(symbol_error(Argument{}, "no values are listed"));
    return symbols;
}

std::string to_symbol_list_text(std::span<const Symbol> symbols) {
    std::string text;
    for (const std::string& part : listed_parts(symbols, RangeNotation::Ranges))
        text += (text.empty() ? "" : " ") + part;
    return text;
}

std::string to_choice_text(std::span<const Symbol> symbols, RangeNotation runs) {
    const std::vector<std::string> parts = listed_parts(symbols, runs);
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text += (i == 0 ? "" : i + 1 < parts.size() ? ", " : " or ") + parts[i];
    }
    return text;
}

}  // namespace sator::puzzle
