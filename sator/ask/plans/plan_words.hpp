#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/ask/plans/plan.hpp"

/// Words of the lines that plans and results consist of. They are separated by single spaces.
namespace sator::ask {

/// Takes the next word from the front of a line. The last word is the rest of the line.
std::string_view take_plan_word(std::string_view& line);

/// Takes the next line from the front of a text, without its line end; nullopt at the end.
std::optional<std::string_view> take_plan_line(std::string_view& text);

/// Returns "R1C1=5". A space of the value is written as U+2423.
std::string planned_value_text(const PlannedValue& value);
/// Returns the values of the rest of a line; nullopt if it is wrong.
std::optional<std::vector<PlannedValue>> read_planned_values(std::string_view line);
std::string planned_values_text(const std::vector<PlannedValue>& values);

/// Returns a value as one word; value_of_word is the inverse.
std::string value_word(std::string_view value);
std::string value_of_word(std::string_view word);

/// Reads a whole word as a number.
bool read_plan_number(std::string_view word, double& number);
template <std::integral Number>
bool read_plan_number(std::string_view word, Number& number) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() && !word.empty();
}

}  // namespace sator::ask
