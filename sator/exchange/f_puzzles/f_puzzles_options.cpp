#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/f_puzzles/f_puzzles_item.hpp"

namespace sator::exchange {

namespace {

using Pair = std::pair<SquareCell, SquareCell>;

/// Returns the pairs of cells that an item of the list marks, the smaller cell first.
std::set<Pair> marked_pairs(const JsonValue& root, std::string_view key) {
    std::set<Pair> pairs;
    const auto list = root.find(key);
    if (!list || !list->is(JsonKind::Array)) return pairs;
    for (const JsonValue& item : list->members()) {
        const auto cells = FPuzzlesItem(item, *list).cells("cells");
        if (cells && cells->size() == 2) pairs.insert(std::minmax((*cells)[0], (*cells)[1]));
    }
    return pairs;
}

/// Returns all pairs of cells that share an edge, except the marked ones, as places.
std::string unmarked_pairs(const std::set<Pair>& marked, std::size_t size) {
    std::string places;
    for (std::size_t i = 0; i < size * size; ++i) {
        const SquareCell cell = SquareCell::at(i, size);
        for (const SquareCell other : cells_beside(cell, size)) {
            if (cell < other && !marked.contains({cell, other}))
                places += (places.empty() ? "" : "; ") + names_of({cell, other});
        }
    }
    return places;
}

void read_negative_ratio(const JsonValue& root, SquareStatements& puzzle) {
    std::set<int> ratios;
    const auto list = root.find("ratio");
    if (list && list->is(JsonKind::Array)) {
        for (const JsonValue& item : list->members()) {
            const FPuzzlesItem ratio(item, *list);
            ratios.insert(ratio.text("value").empty() ? 2 : ratio.number("value").value_or(2));
        }
    }
    if (ratios.empty()) ratios = {2};
    const std::string places = unmarked_pairs(marked_pairs(root, "ratio"), puzzle.size());
    if (places.empty()) return;
    for (const int ratio : ratios) puzzle.rule("not ratio " + std::to_string(ratio), places);
}

void read_non_consecutive(const JsonValue& root, SquareStatements& puzzle) {
    const std::set<Pair> marked = marked_pairs(root, "difference");
    if (marked.empty()) return puzzle.rule("non_consecutive", "rows; columns");
    const std::string places = unmarked_pairs(marked, puzzle.size());
    if (!places.empty()) puzzle.rule("non_consecutive", places);
}

void read_negative_xv(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("negative xv", "neighbours");
}
void read_anti_knight(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("anti_knight", "all");
}
void read_anti_king(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("anti_king", "all");
}

void read_diagonal(SquareStatements& puzzle, int down) {
    const int size = static_cast<int>(puzzle.size());
    const SquareCell start{down > 0 ? 0 : size + 1, 0};
    puzzle.rule("permutation 1.." + std::to_string(size), cells_from(start, down, 1, puzzle.size()));
}
void read_rising_diagonal(const JsonValue& /*root*/, SquareStatements& puzzle) {
    read_diagonal(puzzle, -1);
}
void read_falling_diagonal(const JsonValue& /*root*/, SquareStatements& puzzle) {
    read_diagonal(puzzle, 1);
}

/// Cells with the same place in their regions hold different numbers.
void read_disjoint_groups(const JsonValue& /*root*/, SquareStatements& puzzle) {
    const std::vector<SquareCells> regions = puzzle.region_cells();
    for (std::size_t place = 0; place < puzzle.size(); ++place) {
        SquareCells group;
        for (const SquareCells& region : regions) {
            if (place < region.size()) group.push_back(region[place]);
        }
        if (group.size() > 1) puzzle.rule("distinct", group);
    }
}

struct Option {
    std::string_view key;
    void (*read)(const JsonValue& root, SquareStatements& puzzle);
};
constexpr std::array kOptions = {
    Option{"diagonal+", read_rising_diagonal},      Option{"diagonal-", read_falling_diagonal},
    Option{"antiknight", read_anti_knight},         Option{"antiking", read_anti_king},
    Option{"disjointgroups", read_disjoint_groups}, Option{"nonconsecutive", read_non_consecutive},
};
constexpr std::array kNegatives = {
    Option{"ratio", read_negative_ratio},
    Option{"xv", read_negative_xv},
    Option{"nonconsecutive", read_non_consecutive},
    Option{"difference", read_non_consecutive},
};

/// Fields that are read elsewhere, or that say only how the puzzle looks or is played.
constexpr std::array<std::string_view, 13> kOthers = {"size",
                                                      "grid",
                                                      "title",
                                                      "author",
                                                      "ruleset",
                                                      "solution",
                                                      "negative",
                                                      "disabledlogic",
                                                      "truecandidatesoptions",
                                                      "highlightConflicts",
                                                      "successMessage",
                                                      "msgcorrect",
                                                      "id"};

/// Returns a name in small letters without blanks: "Killer Cage" is the field "killercage".
std::string field_of(std::string_view name) {
    std::string field;
    for (const char c : name) {
        if (c != ' ') field += 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    }
    return field;
}

bool is_on(const JsonValue& value) {
    return value.is(JsonKind::Boolean) ? value.boolean() : value.integer().value_or(0) != 0;
}

}  // namespace

std::set<std::string> disabled_f_puzzles_logic(const JsonValue& root) {
    std::set<std::string> disabled;
    const auto list = root.find("disabledlogic");
    if (!list || !list->is(JsonKind::Array)) return disabled;
    for (const JsonValue& name : list->members()) {
        if (name.is(JsonKind::String)) disabled.insert(field_of(name.text()));
    }
    return disabled;
}

void read_f_puzzles_options(const JsonValue& root, const std::set<std::string>& disabled,
                            SquareStatements& puzzle) {
    bool has_non_consecutive = false;
    for (const Option& option : kOptions) {
        const auto value = root.find(option.key);
        if (!value || !is_on(*value) || disabled.contains(std::string(option.key))) continue;
        option.read(root, puzzle);
        has_non_consecutive |= option.key == "nonconsecutive";
    }
    const auto negatives = root.find("negative");
    if (!negatives || !negatives->is(JsonKind::Array)) return;
    for (const JsonValue& name : negatives->members()) {
        const std::string key = name.is(JsonKind::String) ? field_of(name.text()) : std::string();
        const auto negative = std::ranges::find(kNegatives, key, &Option::key);
        if (negative == kNegatives.end()) {
            puzzle.remark("not understood: the negative constraint '" + std::string(name.text()) + "'");
        } else if (!disabled.contains(key) &&
                   !(has_non_consecutive && negative->read == read_non_consecutive)) {
            negative->read(root, puzzle);
        }
    }
}

bool is_f_puzzles_option(std::string_view key) {
    return std::ranges::find(kOthers, key) != kOthers.end() ||
           std::ranges::find(kOptions, key, &Option::key) != kOptions.end();
}

}  // namespace sator::exchange
