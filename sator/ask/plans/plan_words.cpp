#include "sator/ask/plans/plan_words.hpp"

#include <algorithm>
#include <cstdlib>

namespace sator::ask {

namespace {

/// Replaces a space in a value.
constexpr std::string_view kOpenBox = "␣";

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result(text);
    for (std::size_t at = result.find(from); at != std::string::npos; at = result.find(from, at + to.size()))
        result.replace(at, from.size(), to);
    return result;
}

}  // namespace

std::string_view take_plan_word(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::optional<std::string_view> take_plan_line(std::string_view& text) {
    if (text.empty()) return std::nullopt;
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

/// Uses std::strtod because not every standard library has std::from_chars for double.
bool read_plan_number(std::string_view word, double& number) {
    const std::string text(word);
    char* end = nullptr;
    number = std::strtod(text.c_str(), &end);
    return !text.empty() && end == text.c_str() + text.size() && number >= 0;
}

std::string value_word(std::string_view value) {
    return replaced(value, " ", kOpenBox);
}

std::string value_of_word(std::string_view word) {
    return replaced(word, kOpenBox, " ");
}

std::string planned_value_text(const PlannedValue& value) {
    return value.cell + "=" + value_word(value.value);
}

std::string planned_values_text(const std::vector<PlannedValue>& values) {
    std::string text;
    for (const PlannedValue& value : values) text += (text.empty() ? "" : " ") + planned_value_text(value);
    return text;
}

std::optional<std::vector<PlannedValue>> read_planned_values(std::string_view line) {
    std::vector<PlannedValue> values;
    while (!line.empty()) {
        const std::string_view word = take_plan_word(line);
        const std::size_t equals = word.find('=');
        if (equals == std::string_view::npos || equals == 0) return std::nullopt;
        values.push_back({std::string(word.substr(0, equals)), value_of_word(word.substr(equals + 1))});
    }
    return values;
}

}  // namespace sator::ask
