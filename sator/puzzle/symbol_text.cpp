#include "sator/puzzle/symbol_text.hpp"

#include "sator/base/assert.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/unicode/unicode_properties.hpp"

namespace sator::puzzle {

bool is_letter(char32_t c) {
    constexpr char32_t kFirstBeyondAscii = 0x80;
    if (c < kFirstBeyondAscii) return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    static const CodePointSet letters = unicode_property("L", "").value();
    return letters.contains(c);
}

std::string in_quotes(std::string_view text) {
    std::string written = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\' || c == '\n') written += '\\';
        written += c == '\n' ? 'n' : c;
    }
    return written + '"';
}

std::string to_symbol_text(const Symbol& symbol) {
    switch (symbol.kind) {
        case Symbol::Kind::Number:
            return std::to_string(symbol.number);
        case Symbol::Kind::Text:
            return symbol.text.size() == 1 && is_letter(symbol.text[0]) ? symbol.to_string()
                                                                        : in_quotes(symbol.to_string());
        case Symbol::Kind::Blank:
            return "blank";
    }
    SATOR_ASSERT(false);
    return {};
}

}  // namespace sator::puzzle
