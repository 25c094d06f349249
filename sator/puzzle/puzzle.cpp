#include "sator/puzzle/puzzle.hpp"

#include <algorithm>
#include <tuple>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/quoted_text.hpp"

namespace sator {

using namespace puzzle;

namespace {

std::string without_escaped_slashes(std::string_view clue) {
    std::string text;
    for (std::size_t i = 0; i < clue.size(); ++i) {
        const bool is_escape = clue[i] == '\\' && i + 1 < clue.size();
        if (is_escape && clue[i + 1] != '/') text += clue[i];
        if (is_escape) ++i;
        text += clue[i];
    }
    return text;
}

bool have_same_ranges(const Puzzle& a, const Puzzle& b) {
    if (a.ranges == b.ranges) return true;
    for (std::size_t cell = 0; cell < a.grid.position_count(); ++cell) {
        if (range_of(a, CellId(cell)) != range_of(b, CellId(cell))) return false;
    }
    return true;
}

}  // namespace

const RuleDefinition* find_definition(const Puzzle& puzzle, std::string_view name) {
    const auto definition = std::ranges::find(puzzle.definitions, name, &RuleDefinition::name);
    return definition == puzzle.definitions.end() ? nullptr : &*definition;
}

std::vector<ValueId> range_of(const Puzzle& puzzle, CellId cell) {
    if (!puzzle.ranges.empty() && !puzzle.ranges[cell.index()].empty()) return puzzle.ranges[cell.index()];
    std::vector<ValueId> all;
    all.reserve(puzzle.alphabet.size());
    for (std::size_t v = 0; v < puzzle.alphabet.size(); ++v) all.emplace_back(v);
    return all;
}

bool operator==(const Argument& a, const Argument& b) {
    if (a.kind != b.kind || a.flags != b.flags) return false;
    if (a.kind != Argument::Kind::Regex) return a.text == b.text;
    return without_escaped_slashes(a.text) == without_escaped_slashes(b.text);
}

bool operator==(const RuleStatement& a, const RuleStatement& b) {
    const bool is_expression = a.name == kExpressionRule && b.name == kExpressionRule;
    const bool has_same_text = !is_expression || on_one_line(a.text) == on_one_line(b.text);
    return a.name == b.name && has_same_text && a.arguments == b.arguments && a.drawings == b.drawings &&
           a.label == b.label && a.inner == b.inner;
}

bool operator==(const RuleDefinition& a, const RuleDefinition& b) {
    return a.name == b.name && a.parameters == b.parameters && on_one_line(a.text) == on_one_line(b.text) &&
           a.words == b.words && a.picture == b.picture;
}

bool operator==(const Puzzle& a, const Puzzle& b) {
    const auto stated = [](const Puzzle& p) {
        return std::tie(p.title, p.author, p.source, p.rules_text, p.difficulty, p.link, p.grid, p.regions,
                        p.alphabet, p.rules, p.definitions, p.initials, p.solution, p.decorations,
                        p.clue_texts, p.message, p.words);
    };
    return stated(a) == stated(b) && have_same_ranges(a, b);
}

}  // namespace sator
