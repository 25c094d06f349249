// Writes rules as lists of clues. The rules are sorted into lists by the labels of their sequences. The lists
// are written and read again, and they are used only if they give the same rules.

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/text/read/clue_lists.hpp"
#include "sator/text/write/rule_text.hpp"

namespace sator::text {

namespace {

/// A longer list has one line for each clue, if the clues can begin a line.
constexpr std::size_t kMaxLineLength = 100;
/// The labels of this number of clues of a line are recognised.
constexpr std::size_t kMaxRecognisedClues = 2;

/// A line of the grid, and whether it is read from its end.
struct NamedLine {
    Axis axis;
    bool is_reversed;
    std::size_t line;
};

std::map<std::string, NamedLine> named_lines(GridKind kind,
                                             const std::array<std::vector<Slot>, kAxisCount>& lines) {
    std::map<std::string, NamedLine> names;
    for (const Axis axis : {Axis::X, Axis::Y, Axis::Z}) {
        for (std::size_t line = 0; line < lines[static_cast<std::size_t>(axis)].size(); ++line) {
            for (const bool is_reversed : {false, true}) {
                const std::string end = !is_reversed      ? ""
                                        : axis == Axis::Y ? " from the right"
                                                          : " from the bottom";
                const std::string name = line_label(kind, axis, line);
                names[name + end] = {axis, is_reversed, line};
                for (const CluePlacement placement : {CluePlacement::AtBothEnds, CluePlacement::InOrder}) {
                    for (std::size_t clue = 0; clue < kMaxRecognisedClues; ++clue)
                        names[name + clue_label(kind, axis, clue, placement) + end] = {axis, is_reversed,
                                                                                       line};
                }
            }
        }
    }
    return names;
}

std::string_view keyword_of(const ClueList& list, GridKind kind, bool has_reversed) {
    if (list.axis == Axis::Z) return "z";
    if (list.axis == Axis::Y)
        return list.is_reversed ? "right" : kind == GridKind::Hexagon ? "y" : has_reversed ? "left" : "rows";
    return list.is_reversed ? "bottom" : kind == GridKind::Hexagon ? "x" : has_reversed ? "top" : "columns";
}

std::string written_line(const LineClues& line) {
    std::string text;
    for (const auto& clue : line.clues) {
        text += text.empty() ? "" : " & ";
        for (const Argument& argument : clue)
            text += (&argument == clue.data() ? "" : " ") + argument_text(argument);
    }
    return text.empty() ? "-" : text;
}

std::string written_list(const ClueList& list, std::string_view keyword, bool is_regex) {
    std::string line(keyword), lines(keyword);
    bool may_stand_alone = true;
    for (const LineClues& clues : list.lines) {
        const std::string text = written_line(clues);
        line += (&clues == list.lines.data() || is_regex ? " " : ", ") + text;
        lines += "\n  " + text;
        may_stand_alone = may_stand_alone && first_word(to_code_points(text)).empty();
    }
    return (line.size() > kMaxLineLength && may_stand_alone ? lines : line) + "\n";
}

bool may_be_clue(const RuleStatement& rule) {
    const bool has_one_sequence = rule.drawings.size() == 1 && rule.drawings[0].size() == 1;
    return has_one_sequence && !rule.arguments.empty() && rule.drawings[0][0].label.contains(' ');
}

/// Sorts the rules from `first` on into lists, as long as they are clues of lines.
ClueBlock block_of(const Puzzle& puzzle, std::size_t first,
                   const std::array<std::vector<Slot>, kAxisCount>& lines) {
    const auto names = named_lines(puzzle.grid.kind, lines);
    ClueBlock block;
    block.rule = puzzle.rules[first].name;
    for (std::size_t i = first; i < puzzle.rules.size() && puzzle.rules[i].name == block.rule; ++i) {
        const RuleStatement& rule = puzzle.rules[i];
        if (!may_be_clue(rule)) break;
        const auto name = names.find(rule.drawings[0][0].label);
        if (name == names.end()) break;
        const auto& [axis, is_reversed, line] = name->second;
        const auto is_side = [&](const ClueList& list) {
            return list.axis == axis && list.is_reversed == is_reversed;
        };
        const auto side = std::ranges::find_if(block.lists, is_side);
        if (side == block.lists.end()) {
            block.lists.push_back({nullptr, axis, is_reversed,
                                   std::vector<LineClues>(lines[static_cast<std::size_t>(axis)].size())});
        } else if (side + 1 != block.lists.end()) {
            break;
        }
        block.lists.back().lines[line].clues.push_back(rule.arguments);
    }
    return block;
}

/// Returns the number of rules that the text of a block makes, or 0 if they are not those of the puzzle from
/// `first` on.
std::size_t rules_read_back(const std::string& text, const Puzzle& puzzle, std::size_t first) {
    const std::u32string code_points = to_code_points(text);
    const StatementList list = read_statements(code_points);
    Errors errors(list.errors);
    const auto blocks = read_clue_blocks(list.statements, Registry::standard(), errors, puzzle.definitions);
    if (blocks.size() != 1 || !errors.is_empty()) return 0;
    const auto rules = rules_of(blocks.front(), puzzle.grid, errors);
    const bool is_same = errors.is_empty() && rules.size() <= puzzle.rules.size() - first &&
                         std::ranges::equal(rules, std::span(puzzle.rules).subspan(first, rules.size()));
    return is_same ? rules.size() : 0;
}

}  // namespace

std::optional<ClueListText> clue_list_text(const Puzzle& puzzle, std::size_t first) {
    if (!may_be_clue(puzzle.rules[first])) return std::nullopt;
    const ClueBlock block = block_of(puzzle, first, lines_of(puzzle.grid));
    if (block.lists.empty()) return std::nullopt;
    const bool is_regex = block.rule == "regex";
    std::string text = is_regex ? "regexes\n" : "clues " + block.rule + "\n";
    const bool has_reversed = std::ranges::any_of(block.lists, &ClueList::is_reversed);
    for (const ClueList& list : block.lists)
        text += written_list(list, keyword_of(list, puzzle.grid.kind, has_reversed), is_regex);
    const std::size_t rules = rules_read_back(text, puzzle, first);
    if (rules < 2) return std::nullopt;
    return ClueListText{std::move(text), rules};
}

}  // namespace sator::text
