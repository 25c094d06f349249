#include "sator/puzzle/spoken_values.hpp"

#include "sator/puzzle/symbol_text.hpp"

namespace sator::puzzle {

std::string spoken_value(const Puzzle& puzzle, ValueId value) {
    return to_symbol_text(puzzle.alphabet[value]);
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
