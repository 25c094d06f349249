#include "sator/text/statements/between_sorts.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::text {

namespace {

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

}  // namespace

std::vector<PositionSort> between_sorts_of(const Statement& statement) {
    std::vector<PositionSort> sorts;
    if (statement.keyword != "grid") return sorts;
    for (const std::string& word : grid_words(statement)) {
        const auto sort = puzzle::between_sort(word);
        if (!sort) sorts.clear();
        if (sort) sorts.push_back(*sort);
    }
    return sorts;
}

bool only_adds_between(const Statement& statement) {
    const auto sorts = between_sorts_of(statement);
    return !sorts.empty() && sorts.size() == grid_words(statement).size();
}

}  // namespace sator::text
