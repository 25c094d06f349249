#include "sator/puzzle/spoken_values.hpp"

#include <algorithm>

#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::puzzle {

std::string spoken_value(const Puzzle& puzzle, ValueId value) {
    const std::string text = to_symbol_text(puzzle.alphabet[value]);
    if (!puzzle.kind) return text;
    const auto& names = puzzle.kind->values;
    const auto is_own = [&](const ValueName& name) {
        return name.sign == text || name.sign == in_quotes(text);
    };
    const auto name = std::ranges::find_if(names, is_own);
    return name == names.end() ? text : name->name;
}

std::string with_article(std::string_view word) {
    constexpr std::string_view kVowels = "aeiouAEIOU";
    constexpr std::string_view kSpokenWithVowel = "AEFHILMNORSXaefhilmnorsx8";  // letters and digits by name
    const bool is_letter = word.size() == 1;
    const bool begins_with_vowel =
        !word.empty() && (is_letter ? kSpokenWithVowel : kVowels).contains(word[0]);
    return (begins_with_vowel ? "an " : "a ") + std::string(word);
}

}  // namespace sator::puzzle
