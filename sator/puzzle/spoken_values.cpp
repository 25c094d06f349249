#include "sator/puzzle/spoken_values.hpp"

#include <algorithm>

#include "sator/puzzle/symbol_text.hpp"

namespace sator::puzzle {

std::string spaced(std::string name) {
    std::ranges::replace(name, '_', ' ');
    return name;
}

const ValueName* value_name(const Puzzle& puzzle, ValueId value) {
    if (!puzzle.kind) return nullptr;
    const std::string text = to_symbol_text(puzzle.alphabet[value]);
    const auto& names = puzzle.kind->values;
    const auto name = std::ranges::find_if(
        names, [&](const ValueName& own) { return own.sign == text || own.sign == in_quotes(text); });
    return name == names.end() ? nullptr : &*name;
}

std::string spoken_value(const Puzzle& puzzle, ValueId value) {
    const ValueName* name = value_name(puzzle, value);
    return name == nullptr ? to_symbol_text(puzzle.alphabet[value]) : spaced(name->name);
}

std::string spoken_cells(const Puzzle& puzzle, std::span<const ValueId> values, GrammaticalNumber number) {
    const bool is_one = number == GrammaticalNumber::One;
    const std::string cells = is_one ? "cell" : "cells";
    if (const ValueName* name = values.size() == 1 ? value_name(puzzle, values[0]) : nullptr) {
        if (name->plural == name->name) return spaced(name->name) + " " + cells;
        return spaced(is_one ? name->name : name->plural);
    }
    std::string listed;
    for (std::size_t i = 0; i < values.size(); ++i) {
        listed += i == 0 ? "" : i + 1 == values.size() ? " or " : ", ";
        listed += spoken_value(puzzle, values[i]);
    }
    return cells + " with " + listed;
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
