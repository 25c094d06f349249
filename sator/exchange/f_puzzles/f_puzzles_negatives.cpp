// Relations that pairs of neighbours without a mark do not have: "nonconsecutive", and the list "negative". f-puzzles says this of
// the whole grid only, so the pairs of all rules are kept until the marks are known, too.

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"

namespace sator::exchange {

namespace {

/// Returns the pairs of cells that an item of the list marks, the smaller cell first.
std::set<SquarePair> marked_pairs(const JsonValue& root, std::string_view key) {
    std::set<SquarePair> pairs;
    const auto list = root.find(key);
    if (!list || !list->is(JsonKind::Array)) return pairs;
    for (const JsonValue& item : list->members()) {
        const auto cells = FPuzzlesItem(item, *list).cells("cells");
        if (cells && cells->size() == 2) pairs.insert(std::minmax((*cells)[0], (*cells)[1]));
    }
    return pairs;
}

/// Returns all pairs of cells that share an edge, except the marked ones, as places.
std::string unmarked_pairs(const std::set<SquarePair>& marked, std::size_t size) {
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

void add_pairs(const SquareCells& cells, std::set<SquarePair>& pairs) {
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) pairs.insert(pair_of(cells[i], cells[i + 1]));
}

/// Returns all pairs of cells that share an edge, except the marked ones.
std::set<SquarePair> pairs_without(const std::set<SquarePair>& marked, std::size_t size) {
    std::set<SquarePair> pairs;
    for (std::size_t i = 0; i < size * size; ++i) {
        const SquareCell cell = SquareCell::at(i, size);
        for (const SquareCell other : cells_beside(cell, size)) {
            if (const SquarePair pair = pair_of(cell, other); !marked.contains(pair)) pairs.insert(pair);
        }
    }
    return pairs;
}

/// Returns whether the rules `not ratio` say of all pairs without a mark that they have none of the marks' ratios.
bool are_all_not_ratio(const FPuzzlesOutput& output) {
    std::set<std::string> values;
    for (const auto& [value, pairs] : output.not_ratio) {
        values.insert(value);
        if (pairs != pairs_without(output.ratios, output.size())) return false;
    }
    return values == (output.ratio_values.empty() ? std::set<std::string>{"2"} : output.ratio_values);
}

}  // namespace

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
    const std::set<SquarePair> marked = marked_pairs(root, "difference");
    if (marked.empty()) return puzzle.rule("non_consecutive", "rows; columns");
    const std::string places = unmarked_pairs(marked, puzzle.size());
    if (!places.empty()) puzzle.rule("non_consecutive", places);
}

void read_negative_xv(const JsonValue& /*root*/, SquareStatements& puzzle) {
    puzzle.rule("negative xv", "neighbours");
}

bool keep_non_consecutive(const FPuzzlesOption& /*option*/, const FPuzzlesRule& rule,
                          FPuzzlesOutput& output) {
    add_pairs(rule.cells(), output.non_consecutive);
    return true;
}

bool keep_not_ratio(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const auto& inner = rule.statement().inner;
    if (inner.size() != 1 || inner[0].name != option.key || inner[0].arguments.size() != 1) return false;
    add_pairs(rule.cells(), output.not_ratio[inner[0].arguments[0].text]);
    return true;
}

bool keep_negative_xv(const FPuzzlesOption& option, const FPuzzlesRule& rule, FPuzzlesOutput& output) {
    const auto& arguments = rule.statement().arguments;
    if (arguments.size() != 1 || arguments[0].text != option.key) return false;
    add_pairs(rule.cells(), output.not_xv);
    return true;
}

void write_negatives(FPuzzlesOutput& output, std::vector<std::string>& losses) {
    if (!output.non_consecutive.empty()) {
        if (output.non_consecutive == pairs_without(output.differences, output.size()))
            output.json["nonconsecutive"] = true;
        else
            losses.emplace_back("the rule 'non_consecutive' for some of the pairs without a mark");
    }
    if (!output.not_ratio.empty()) {
        if (are_all_not_ratio(output))
            output.add("negative", "ratio");
        else
            losses.emplace_back(
                "the rule 'not ratio' for some of the pairs without a mark, or for other ratios than the "
                "marks'");
    }
    if (!output.not_xv.empty()) {
        if (output.not_xv == pairs_without({}, output.size()))
            output.add("negative", "xv");
        else
            losses.emplace_back("the rule 'negative xv' for some of the pairs");
    }
}

}  // namespace sator::exchange
