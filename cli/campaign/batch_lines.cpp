#include "cli/campaign/batch_lines.hpp"

#include "sator/ask/plans/plan_words.hpp"

namespace sator::cli {

bool holds_puzzle(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first != std::string_view::npos && line[first] != '#';
}

std::string_view after_puzzle_lines(std::string_view text, std::uint64_t number) {
    while (number > 0) {
        const auto line = ask::take_plan_line(text);
        if (!line) break;
        if (holds_puzzle(*line)) --number;
    }
    return text;
}

}  // namespace sator::cli
