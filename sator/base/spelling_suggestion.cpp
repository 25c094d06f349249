// Optimal string alignment distance (Damerau 1964, restricted to neighbouring swaps), computed with three
// rows of the usual table. Takes time in proportion to the product of both lengths.
#include "sator/base/spelling_suggestion.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace sator::base {

namespace {

/// The part of a word's letters that may be changed: one in three. More changes make another word.
constexpr std::size_t kMostChangesPart = 3;

std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> above2, above(b.size() + 1), row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({change, above[j] + 1, row[j - 1] + 1});
            const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (is_swap) row[j] = std::min(row[j], above2[j - 2] + 1);
        }
        above2 = above;
        above = row;
    }
    return above.back();
}

}  // namespace

std::string_view spelling_suggestion(std::string_view word, std::span<const std::string_view> known) {
    std::string_view best;
    std::size_t least = (word.size() + kMostChangesPart - 1) / kMostChangesPart + 1;
    for (const std::string_view candidate : known) {
        const std::size_t changes = distance(word, candidate);
        if (changes >= least) continue;
        least = changes;
        best = candidate;
    }
    return best;
}

}  // namespace sator::base
