// Black squares are added in pairs to an open grid. Each step keeps the pattern whole, so that there is nothing to mend later.

#include "sator/create/shapes/crossword_pattern.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "sator/create/shapes/connected_cells.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kShortestEntry = 3;
/// Longer entries than this are divided if that is possible: few words fit them.
constexpr std::size_t kLongestEntry = 8;
/// A sixth of the cells is black, as in printed crosswords, if that is possible.
constexpr std::size_t kCellsPerBlack = 6;
/// A theme entry is tried in this number of places.
constexpr std::size_t kThemePlaces = 200;

bool is_letter(char sign) {
    return std::isalpha(static_cast<unsigned char>(sign)) != 0;
}

class PatternGrower {
  public:
    PatternGrower(std::size_t columns, std::size_t rows, RandomSource& random)
        : pattern_{columns, rows, std::string(columns * rows, '.')}, random_(random) {}

    const CrosswordPattern& pattern() const { return pattern_; }

    /// Places a word across, and `opposite`, if it is not empty, in the place that half a turn maps it to.
    bool place(const std::string& word, const std::string& opposite) {
        for (std::size_t tries = 0; tries < kThemePlaces; ++tries) {
            const std::size_t row = random_.below(pattern_.rows),
                              column = random_.below(pattern_.columns - word.size() + 1);
            CrosswordPattern changed = pattern_;
            if (!write(changed, row, column, word)) continue;
            const bool has_opposite =
                opposite.empty() || write(changed, pattern_.rows - 1 - row,
                                          pattern_.columns - column - opposite.size(), opposite);
            if (!has_opposite || !changed.is_whole()) continue;
            pattern_ = std::move(changed);
            return true;
        }
        return false;
    }

    /// Divides long entries, then adds black squares until there are enough.
    void add_blacks() {
        std::vector<std::size_t> cells(pattern_.signs.size());
        std::iota(cells.begin(), cells.end(), 0);
        random_.shuffle(cells);
        for (const std::size_t cell : cells) {
            if (is_in_long_run(cell)) add_black(cell);
        }
        for (const std::size_t cell : cells) {
            const auto blacks = static_cast<std::size_t>(std::ranges::count(pattern_.signs, '#'));
            if (blacks * kCellsPerBlack < pattern_.signs.size()) add_black(cell);
        }
    }

  private:
    std::size_t opposite_of(std::size_t cell) const { return pattern_.signs.size() - 1 - cell; }

    /// Blackens a cell and the opposite one. Returns false if a letter is there.
    bool blacken(CrosswordPattern& pattern, std::size_t cell) const {
        for (const std::size_t one : {cell, opposite_of(cell)}) {
            if (is_letter(pattern.signs[one])) return false;
            pattern.signs[one] = '#';
        }
        return true;
    }

    /// Writes a word with black squares at its ends; rests of the row that are too short for an entry get black, too.
    bool write(CrosswordPattern& pattern, std::size_t row, std::size_t column,
               const std::string& word) const {
        const std::size_t first = row * pattern.columns, end = column + word.size();
        for (std::size_t i = 0; i < word.size(); ++i) {
            if (pattern.signs[first + column + i] != '.') return false;
            pattern.signs[first + column + i] = word[i];
        }
        const std::size_t left_out = column <= kShortestEntry ? 0 : column - 1;
        for (std::size_t i = left_out; i < column; ++i) {
            if (!blacken(pattern, first + i)) return false;
        }
        const std::size_t right_end = pattern.columns - end <= kShortestEntry ? pattern.columns : end + 1;
        for (std::size_t i = end; i < right_end; ++i) {
            if (!blacken(pattern, first + i)) return false;
        }
        return true;
    }

    bool is_in_long_run(std::size_t cell) const {
        return std::ranges::any_of(pattern_.runs(), [&](const auto& run) {
            return run.size() > kLongestEntry && std::ranges::find(run, cell) != run.end();
        });
    }

    bool is_in_black_square(const CrosswordPattern& pattern, std::size_t cell) const {
        const std::size_t columns = pattern.columns, row = cell / columns, column = cell % columns;
        for (const std::size_t top : {row - 1, row}) {
            for (const std::size_t left : {column - 1, column}) {
                if (top + 1 >= pattern.rows || left + 1 >= columns) continue;  // an unsigned -1 is large
                const char* at = &pattern.signs[top * columns + left];
                if (at[0] == '#' && at[1] == '#' && at[columns] == '#' && at[columns + 1] == '#') return true;
            }
        }
        return false;
    }

    void add_black(std::size_t cell) {
        CrosswordPattern changed = pattern_;
        if (pattern_.signs[cell] != '.' || !blacken(changed, cell) || is_in_black_square(changed, cell) ||
            !changed.is_whole())
            return;
        pattern_ = std::move(changed);
    }

    CrosswordPattern pattern_;
    RandomSource& random_;
};

/// Whether each entry that the theme leaves open can have a word.
bool can_be_filled(const CrosswordPattern& pattern, const std::vector<bool>& has_words) {
    return std::ranges::all_of(pattern.runs(), [&](const auto& run) {
        return std::ranges::all_of(run, [&](std::size_t cell) { return is_letter(pattern.signs[cell]); }) ||
               (run.size() < has_words.size() && has_words[run.size()]);
    });
}

}  // namespace

std::vector<std::vector<std::size_t>> CrosswordPattern::runs() const {
    std::vector<std::vector<std::size_t>> runs;
    std::vector<std::size_t> run;
    const auto end_run = [&] {
        if (!run.empty()) runs.push_back(std::move(run));
        run.clear();
    };
    const auto add = [&](std::size_t cell) { signs[cell] == '#' ? end_run() : run.push_back(cell); };
    for (std::size_t row = 0; row < rows; ++row, end_run()) {
        for (std::size_t column = 0; column < columns; ++column) add(row * columns + column);
    }
    for (std::size_t column = 0; column < columns; ++column, end_run()) {
        for (std::size_t row = 0; row < rows; ++row) add(row * columns + column);
    }
    return runs;
}

bool CrosswordPattern::is_whole() const {
    const auto all_runs = runs();
    if (std::ranges::any_of(all_runs, [](const auto& run) { return run.size() < kShortestEntry; }))
        return false;
    std::vector<bool> is_open;
    for (const char sign : signs) is_open.push_back(sign != '#');
    const auto first = std::ranges::find(is_open, true);
    return first == is_open.end() ||
           std::ranges::count(is_open, true) ==
               std::ssize(
                   connected_cells(columns, is_open, static_cast<std::size_t>(first - is_open.begin())));
}

std::optional<CrosswordPattern> make_crossword_pattern(std::size_t columns, std::size_t rows,
                                                       std::vector<std::string> theme,
                                                       const std::vector<bool>& has_words,
                                                       RandomSource& random) {
    random.shuffle(theme);
    std::ranges::stable_sort(theme, std::greater(), &std::string::size);
    PatternGrower grower(columns, rows, random);
    for (std::size_t i = 0; i < theme.size(); ++i) {
        const bool is_pair = i + 1 < theme.size() && theme[i].size() == theme[i + 1].size();
        if (!grower.place(theme[i], is_pair ? theme[i + 1] : std::string())) return std::nullopt;
        i += is_pair ? 1 : 0;
    }
    grower.add_blacks();
    if (!can_be_filled(grower.pattern(), has_words)) return std::nullopt;
    return grower.pattern();
}

}  // namespace sator::create
