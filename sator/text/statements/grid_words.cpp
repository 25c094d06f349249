#include "sator/text/statements/grid_words.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kTorus = "torus";

std::vector<std::string> grid_words(const Statement& statement) {
    std::vector<std::string> words;
    for (const LineSlice& line : statement.text) {
        const std::string text = to_utf8(line.text);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = std::min(text.find_first_not_of(" \t\r,", at), text.size());
            at = std::min(text.find_first_of(" \t\r,", begin), text.size());
            if (at > begin) words.push_back(text.substr(begin, at - begin));
        }
    }
    return words;
}

/// Returns the words at the end of a statement `grid` that make no cells.
std::vector<std::string> words_after_size(const Statement& statement) {
    if (statement.keyword != "grid") return {};
    auto words = grid_words(statement);
    const auto makes_cells = [](const std::string& word) { return !says_no_cells(word); };
    const auto last = std::ranges::find_if(words.rbegin(), words.rend(), makes_cells);
    words.erase(words.begin(), last.base());
    return words;
}

}  // namespace

bool says_no_cells(std::string_view word) {
    return word == kTorus || puzzle::between_sort(word).has_value();
}

std::vector<PositionSort> between_sorts_of(const Statement& statement) {
    std::vector<PositionSort> sorts;
    for (const std::string& word : words_after_size(statement))
        if (const auto sort = puzzle::between_sort(word)) sorts.push_back(*sort);
    return sorts;
}

bool says_torus(const Statement& statement) {
    const auto words = words_after_size(statement);
    return std::ranges::find(words, kTorus) != words.end();
}

bool makes_no_cells(const Statement& statement) {
    const auto words = words_after_size(statement);
    return !words.empty() && words.size() == grid_words(statement).size();
}

}  // namespace sator::text
