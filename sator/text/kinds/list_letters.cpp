#include "sator/text/kinds/list_letters.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/language/unicode/case_folding.hpp"

namespace sator::text {

namespace {

/// Returns whether a cell can hold a character of a word. Signs such as a hyphen or an apostrophe are in no cell.
bool is_list_letter(char32_t c) {
    constexpr char32_t kFirstLetter = 0xC0;
    return is_ascii_letter(c) || is_digit(c) || (c >= kFirstLetter && (c < 0x2000 || c > 0x206F));
}

void add_letters(const std::vector<LineSlice>& lines, std::u32string& letters) {
    for (const LineSlice& line : lines) {
        // The score of a word follows a semicolon.
        for (const char32_t c : line.text.substr(0, line.text.find(U';'))) {
            if (is_list_letter(c)) letters += canonicalise(c, false);
        }
    }
}

}  // namespace

std::u32string letters_of_list(std::span<const Statement> statements) {
    std::u32string letters;
    for (const Statement& statement : statements) {
        if (statement.keyword != "words") continue;
        add_letters(statement.text, letters);
        add_letters(statement.clues, letters);
    }
    std::ranges::sort(letters);
    const auto repeated = std::ranges::unique(letters);
    letters.erase(repeated.begin(), repeated.end());
    return letters;
}

}  // namespace sator::text
