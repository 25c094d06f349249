#include "sator/language/symbols/alphabet.hpp"

#include <algorithm>
#include <tuple>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"

namespace sator {

using namespace base;
using namespace language;

namespace {

/// Runs of at least this number of neighbouring symbols are written as a range.
constexpr std::size_t kShortestRange = 3;

bool is_one_character(const Symbol& symbol) {
    return symbol.kind == Symbol::Kind::Text && symbol.text.size() == 1;
}

bool follows(const Symbol& next, const Symbol& symbol) {
    if (next.kind != symbol.kind) return false;
    if (next.kind == Symbol::Kind::Number) return next.number == symbol.number + 1;
    return is_one_character(next) && is_one_character(symbol) && next.text[0] == symbol.text[0] + 1;
}

/// Returns the end (exclusive) of the run of neighbours that starts at `begin`.
std::size_t end_of_run(std::span<const Symbol> symbols, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < symbols.size() && follows(symbols[end], symbols[end - 1])) ++end;
    return end;
}

/// Writes single characters and ranges. A hyphen between two characters would read as a range, so a hyphen
/// outside of all ranges is written last.
std::string characters_to_string(std::span<const Symbol> symbols) {
    std::string text;
    bool has_hyphen = false;
    for (std::size_t begin = 0; begin < symbols.size();) {
        const std::size_t end = end_of_run(symbols, begin);
        if (end - begin >= kShortestRange) {
            text += symbols[begin].to_string() + "-" + symbols[end - 1].to_string();
        } else {
            for (std::size_t i = begin; i < end; ++i) {
                const bool is_hyphen = symbols[i].text[0] == U'-';
                has_hyphen |= is_hyphen;
                if (!is_hyphen) text += symbols[i].to_string();
            }
        }
        begin = end;
    }
    return has_hyphen ? text + "-" : text;
}

std::string words_to_string(std::span<const Symbol> symbols) {
    std::string text;
    const auto add = [&](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
    const auto word = [](const Symbol& symbol) {
        return symbol.kind == Symbol::Kind::Blank ? std::string("blank") : symbol.to_string();
    };
    for (std::size_t begin = 0; begin < symbols.size();) {
        const std::size_t end = end_of_run(symbols, begin);
        if (end - begin >= kShortestRange) {
            add(word(symbols[begin]) + ".." + word(symbols[end - 1]));
        } else {
            for (std::size_t i = begin; i < end; ++i) add(word(symbols[i]));
        }
        begin = end;
    }
    return text;
}

}  // namespace

std::string Symbol::to_string() const {
    switch (kind) {
        case Kind::Number:
            return std::to_string(number);
        case Kind::Text:
            return to_utf8(text);
        case Kind::Blank:
            break;
    }
    return {};
}

std::optional<char32_t> Symbol::character() const {
    if (is_one_character(*this)) return text[0];
    if (kind == Kind::Number && number >= 0 && number <= 9) return U'0' + static_cast<char32_t>(number);
    return std::nullopt;
}

std::strong_ordering operator<=>(const Symbol& a, const Symbol& b) {
    return std::tie(a.kind, a.number, a.text) <=> std::tie(b.kind, b.number, b.text);
}

Alphabet::Alphabet(std::vector<Symbol> symbols) {
    std::ranges::sort(symbols);
    const auto repeated = std::ranges::unique(symbols);
    symbols.erase(repeated.begin(), repeated.end());
    symbols_ = std::make_shared<const std::vector<Symbol>>(std::move(symbols));
}

Alphabet Alphabet::of_characters(const CodePointSet& characters) {
    std::vector<Symbol> symbols;
    for (const auto [first, last] : characters.ranges()) {
        for (char32_t c = first; c <= last; ++c) symbols.push_back(Symbol::of_character(c));
    }
    return Alphabet(std::move(symbols));
}

bool operator==(const Alphabet& a, const Alphabet& b) {
    return a.symbols_ == b.symbols_ || std::ranges::equal(a.symbols(), b.symbols());
}

std::size_t Alphabet::number_count() const {
    const auto is_number = [](const Symbol& symbol) { return symbol.kind == Symbol::Kind::Number; };
    const auto all = symbols();
    return static_cast<std::size_t>(std::ranges::find_if_not(all, is_number) - all.begin());
}

std::optional<std::size_t> Alphabet::find(const Symbol& symbol) const {
    const std::span<const Symbol> all = symbols();
    const auto place = std::ranges::lower_bound(all, symbol);
    if (place == all.end() || *place != symbol) return std::nullopt;
    return static_cast<std::size_t>(place - all.begin());
}

std::string Alphabet::to_string() const {
    return std::ranges::all_of(symbols(), is_one_character) ? characters_to_string(symbols())
                                                            : words_to_string(symbols());
}

}  // namespace sator
