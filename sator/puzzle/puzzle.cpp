#include "sator/puzzle/puzzle.hpp"

#include <numeric>
#include <tuple>

namespace sator {

namespace {

/// The values that a cell may hold, in order, also where the puzzle leaves them open.
std::vector<std::uint32_t> range_of(const Puzzle& puzzle, std::size_t cell) {
    if (!puzzle.ranges.empty() && !puzzle.ranges[cell].empty()) return puzzle.ranges[cell];
    std::vector<std::uint32_t> all(puzzle.alphabet.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

bool have_same_ranges(const Puzzle& a, const Puzzle& b) {
    if (a.ranges == b.ranges) return true;
    for (std::size_t cell = 0; cell < a.grid.cell_count(); ++cell) {
        if (range_of(a, cell) != range_of(b, cell)) return false;
    }
    return true;
}

}  // namespace

bool operator==(const RuleStatement& a, const RuleStatement& b) {
    const bool has_same_text = !a.arguments.empty() || a.text == b.text;
    return a.name == b.name && has_same_text && a.arguments == b.arguments && a.drawings == b.drawings;
}

bool operator==(const Puzzle& a, const Puzzle& b) {
    const auto stated = [](const Puzzle& p) {
        return std::tie(p.title, p.author, p.source, p.grid, p.alphabet, p.rules, p.initials, p.message,
                        p.words);
    };
    return stated(a) == stated(b) && have_same_ranges(a, b);
}

}  // namespace sator
