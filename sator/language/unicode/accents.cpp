#include "sator/language/unicode/accents.hpp"

#include <algorithm>

namespace sator::language {

namespace {

struct AccentedLetter {
    char16_t letter, base;
};

#include "sator/language/unicode/accent_table.inc"

/// Letters that have no decomposition, and their spelling in plain letters.
struct Spelling {
    char32_t letter;
    std::u32string_view plain;
};
constexpr Spelling kSpellings[] = {
    {U'Æ', U"AE"}, {U'Ð', U"D"},  {U'Ø', U"O"},  {U'Þ', U"TH"}, {U'ß', U"ss"}, {U'æ', U"ae"}, {U'ð', U"d"},
    {U'ø', U"o"},  {U'þ', U"th"}, {U'Đ', U"D"},  {U'đ', U"d"},  {U'Ħ', U"H"},  {U'ħ', U"h"},  {U'ı', U"i"},
    {U'Ł', U"L"},  {U'ł', U"l"},  {U'Œ', U"OE"}, {U'œ', U"oe"}, {U'Ŧ', U"T"},  {U'ŧ', U"t"},  {U'ẞ', U"SS"},
};

/// The block "Combining Diacritical Marks".
constexpr char32_t kFirstMark = 0x300, kLastMark = 0x36F;

}  // namespace

void append_without_accents(char32_t character, std::u32string& text) {
    if (kFirstMark <= character && character <= kLastMark) return;
    const auto spelling = std::ranges::find(kSpellings, character, &Spelling::letter);
    if (spelling != std::end(kSpellings)) {
        text += spelling->plain;
        return;
    }
    const auto* const row =
        std::ranges::lower_bound(kAccentedLetters, character, {}, &AccentedLetter::letter);
    text += row != std::end(kAccentedLetters) && row->letter == character ? char32_t{row->base} : character;
}

}  // namespace sator::language
