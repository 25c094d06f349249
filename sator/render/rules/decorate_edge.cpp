// Clues at the edge of the grid: regex, runs, coloured_runs, visible, sandwich, first_seen and count.

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

/// A clue for more lines than this is described in the notes instead.
constexpr std::size_t kMaxLines = 4;
/// If a rule has more clues than this for one line, they are described in the notes instead.
constexpr std::size_t kMaxClues = 3;

struct EdgeRule {
    std::string_view rule;
    ClueForm form;
    bool is_ordered;            // the order of the cells matters
    std::string_view mark;      // shown after the clue if other rules have clues, too
    std::string_view sentence;  // for the legend; empty if the meaning is common knowledge
};
constexpr std::array<EdgeRule, 7> kEdgeRules = {{
    {"regex", ClueForm::Text, true, "", ""},
    {"runs", ClueForm::Numbers, true, "", "At the edge: the lengths of the line's filled runs, in order."},
    {"coloured_runs", ClueForm::Numbers, true, "",
     "At the edge: the line's coloured runs, in order, each with its length and the sign of its colour."},
    {"visible", ClueForm::Text, false, "▲",
     "At the edge: how many towers are seen from there; a tower hides the lower ones behind it."},
    {"sandwich", ClueForm::Text, false, "≡", ""},
    {"first_seen", ClueForm::Text, false, "◆", "At the edge: the first symbol seen from there."},
    {"count", ClueForm::Text, false, "#", ""},
}};

std::string joined(std::span<const Argument> arguments) {
    std::string text;
    for (const Argument& argument : arguments) text += (text.empty() ? "" : " ") + argument.text;
    return text;
}

/// Returns what a `count` counts, e.g. "A"; its last argument is the number.
std::string counted(const RuleStatement& statement) {
    return joined(std::span(statement.arguments).first(statement.arguments.size() - 1));
}

std::string clue_text(const RuleStatement& statement) {
    if (statement.arguments.empty()) return "";
    const Argument& first = statement.arguments.front();
    if (statement.name == "runs" || statement.name == "coloured_runs") return joined(statement.arguments);
    if (statement.name == "count") return statement.arguments.back().text;
    return first.flags.empty() ? first.text : "/" + first.text + "/" + first.flags;
}

std::string edge_sentence(const RuleStatement& statement, const EdgeRule& rule) {
    if (rule.rule == "count")
        return "At the edge: how many of the line's cells hold " + counted(statement) + ".";
    if (rule.rule != "sandwich") return std::string(rule.sentence);
    const std::string bread = statement.arguments.size() == 3
                                  ? statement.arguments[1].text + " and " + statement.arguments[2].text
                                  : "the least and the greatest number";
    return "At the edge: the sum of the cells between " + bread + ".";
}

/// Returns whether other counts of single lines count other symbols. Then a number alone would be ambiguous.
bool counts_differ(const RuleStatement& statement, const Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.rules, [&](const RuleStatement& other) {
        return other.name == "count" && other.drawings.size() == 1 && other.drawings[0].size() == 1 &&
               other.drawings[0][0].label.size() > 1 && other.arguments.size() > 1 &&
               counted(other) != counted(statement);
    });
}

std::vector<Sequence> sequences_on_edge(const RuleStatement& statement) {
    std::vector<Sequence> sequences;
    for (const MarkedDrawing& drawing : statement.drawings)
        sequences.insert(sequences.end(), drawing.begin(), drawing.end());
    return sequences;
}

/// Returns whether the statement can be a clue at the edge: it is about one line, or, for a regular expression, up to
/// `kMaxLines`.
bool is_clue(const RuleStatement& statement, const std::vector<Sequence>& sequences) {
    return !sequences.empty() && sequences.size() <= (statement.name == "regex" ? kMaxLines : 1) &&
           !statement.arguments.empty();
}

/// Returns whether the rule has more clues for this line than there is room for.
bool is_crowded(const RuleStatement& statement, const Puzzle& puzzle) {
    const Slot& cells = statement.drawings[0][0].cells;
    const auto clues = std::ranges::count_if(puzzle.rules, [&](const RuleStatement& other) {
        return other.name == statement.name && other.drawings.size() == 1 && other.drawings[0].size() == 1 &&
               other.drawings[0][0].cells == cells;
    });
    return static_cast<std::size_t>(clues) > kMaxClues;
}

void set_filled_value(const RuleStatement& statement, Sketch& sketch) {
    const std::vector<ValueId> range = range_of(sketch.puzzle, statement.drawings[0][0].cells[0]);
    if (!range.empty()) sketch.filled_value = range.back();
}

/// Draws a heavier line after every fifth row and column, as an aid for counting.
void add_every_fifth_line(Sketch& sketch) {
    constexpr std::int32_t kFive = 5;
    if (sketch.board.shape != CellShape::Square || !sketch.board.bars.empty()) return;
    for (const LatticePlace place : sketch.board.places) {
        const LatticePlace below{place.row + 1, place.column}, right{place.row, place.column + 1};
        if (below.row % kFive == 0 && sketch.board.find(below)) sketch.board.bars.emplace_back(place, below);
        if (right.column % kFive == 0 && sketch.board.find(right))
            sketch.board.bars.emplace_back(place, right);
    }
}

}  // namespace

bool add_edge_clue(EdgeClue clue, const std::string& sentence, Sketch& sketch) {
    const Sequence& sequence = clue.sequence;
    const bool is_line = sequence.cells.size() == 1 ? sequence.label.size() > 1
                                                    : line_kind(sketch.board, sequence.cells).has_value();
    if (!sketch.board.has_lattice || !is_line) return false;
    EdgeMeaning meaning{clue.mark, sentence};
    if (!sentence.empty() && std::ranges::find(sketch.edge_meanings, meaning) == sketch.edge_meanings.end())
        sketch.edge_meanings.push_back(std::move(meaning));
    if (!sentence.empty()) sketch.add_to_legend(sentence);
    clue.statement = sketch.statement;
    sketch.clues.push_back(std::move(clue));
    return true;
}

bool decorate_edge(const RuleStatement& statement, Sketch& sketch) {
    const std::vector<Sequence> sequences = sequences_on_edge(statement);
    const EdgeRule& rule = *std::ranges::find(kEdgeRules, statement.name, &EdgeRule::rule);
    if (!is_clue(statement, sequences) || is_crowded(statement, sketch.puzzle)) return false;
    std::string text = clue_text(statement);
    if (rule.rule == "count" && counts_differ(statement, sketch.puzzle))
        text = counted(statement) + " " + text;
    for (const Sequence& sequence : sequences) {
        const bool is_line = sequence.cells.size() == 1 || line_kind(sketch.board, sequence.cells);
        if (!is_line) return false;
    }
    const std::string meaning = edge_sentence(statement, rule);
    for (const Sequence& sequence : sequences) {
        const bool is_ordered = rule.is_ordered && sequence.cells.size() > 1;
        if (!add_edge_clue({sequence, text, rule.form, is_ordered, std::string(rule.mark)}, meaning, sketch))
            return false;
    }
    if (rule.rule == "runs") set_filled_value(statement, sketch);
    if (rule.rule == "runs" || rule.rule == "coloured_runs") add_every_fifth_line(sketch);
    return true;
}

}  // namespace sator::render
