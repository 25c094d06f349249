#include "sator/exchange/iss/iss_writer.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "sator/base/errors.hpp"
#include "sator/exchange/iss/iss_composite_text.hpp"
#include "sator/exchange/iss/iss_grid.hpp"
#include "sator/exchange/iss/iss_rule_text.hpp"
#include "sator/exchange/iss/iss_special.hpp"
#include "sator/exchange/iss/iss_taken.hpp"
#include "sator/exchange/iss/iss_types.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/square_losses.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/rules/any_of.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// The rules that a statement without arguments makes in a grid of this size.
std::vector<SquareRule> rules_everywhere(const IssType& type, std::size_t size, std::vector<Puzzle>& owners) {
    SquareStatements statements(size);
    if (type.places.empty()) {
        statements.statement(std::string(type.rule));
    } else {
        statements.rule(std::string(type.rule), std::string(type.places));
    }
    auto puzzle = statements.read("", {});
    if (!puzzle) return {};
    owners.push_back(std::move(*puzzle));
    auto square = to_square_puzzle(owners.back());
    return square ? std::move(square->rules) : std::vector<SquareRule>();
}

bool says_the_same(const SquareRule& a, const SquareRule& b) {
    return a.name == b.name && a.cells == b.cells && a.statement->arguments == b.statement->arguments;
}

/// Writes a type that is about the whole grid if all its rules are among `rules`, and removes these.
std::string take_everywhere(const IssType& type, std::size_t size, std::vector<SquareRule>& rules) {
    const auto has_name = [&](const SquareRule& rule) { return rule.name == type.rule; };
    if (std::ranges::none_of(rules, has_name)) return {};
    std::vector<Puzzle> owners;
    owners.reserve(1);  // the rules point into them
    const std::vector<SquareRule> expected = rules_everywhere(type, size, owners);
    const auto is_there = [&](const SquareRule& wanted) {
        return std::ranges::any_of(rules,
                                   [&](const SquareRule& rule) { return says_the_same(rule, wanted); });
    };
    if (expected.empty() || !std::ranges::all_of(expected, is_there)) return {};
    std::erase_if(rules, [&](const SquareRule& rule) {
        return std::ranges::any_of(expected,
                                   [&](const SquareRule& other) { return says_the_same(rule, other); });
    });
    return "." + std::string(type.type);
}

std::string iss_shape(const SquarePuzzle& square) {
    constexpr std::size_t kUsualSize = 9;
    const std::string number = std::to_string(square.size);
    std::string text = square.size == kUsualSize ? "" : ".Shape~" + number + "x" + number;
    if (!square.has_usual_boxes && usual_box_height(square.size) > 1) text += ".NoBoxes";
    if (square.has_usual_boxes || !square.has_regions()) return text;
    constexpr std::string_view kNames = "0123456789abcdefghijklmnopqrstuvwxyz";
    text += ".Jigsaw~";
    for (const auto& region : square.regions) text += kNames[static_cast<std::size_t>(region.value_or(0))];
    return text;
}

std::string iss_values(const SquarePuzzle& square, const Initial& initial) {
    const std::vector<int> givens = square.givens(initial);
    std::string text;
    for (std::size_t cell = 0; cell < givens.size(); ++cell) {
        const auto candidates = square.candidates.find(cell);
        if (givens[cell] == 0 && candidates == square.candidates.end()) continue;
        text += "~" + iss_cell_name(SquareCell::at(cell, square.size));
        if (givens[cell] != 0) {
            text += "_" + std::to_string(givens[cell]);
        } else {
            for (const int value : candidates->second) text += "_" + std::to_string(value);
        }
    }
    return text.empty() ? text : "." + text;
}

/// Returns the rules of a text of constraints that no constraint about single cells says.
std::set<std::string> whole_grid_rules(const std::string& text) {
    std::set<std::string> said;
    const auto puzzle = puzzle_of_iss(text);
    if (!puzzle) return said;
    const auto square = to_square_puzzle(*puzzle);
    if (!square) return {};
    for (const SquareRule& rule : square->rules) {
        if (!iss_rule_text(rule, square->size)) said.insert(said_by(rule));
    }
    return said;
}

/// Types about the whole grid that become many rules. `Strict…` is about the pairs that no mark of the text has.
constexpr std::array<std::string_view, 4> kWholeGridTypes = {".AntiTaxicab", ".GlobalMod", ".StrictKropki",
                                                             ".StrictXV"};

/// Adds those types whose rules are all among `rules`, and removes these.
void take_whole_grid(std::vector<const SquareRule*>& rules, const SquarePuzzle& square, std::string& text) {
    for (const std::string_view type : kWholeGridTypes) {
        if (rules.empty()) return;
        const std::string grid = iss_shape(square) + text;
        const std::set<std::string> expected = whole_grid_rules(grid + std::string(type));
        std::set<std::string> there;
        for (const SquareRule* rule : rules) there.insert(said_by(*rule));
        if (expected.empty() || !std::ranges::includes(there, expected)) continue;
        std::erase_if(rules, [&](const SquareRule* rule) { return expected.contains(said_by(*rule)); });
        text += type;
    }
}

/// Writes a rule about several sequences at once. Returns nullopt if the rule is none, or cannot be written.
std::optional<std::string> grouped_text(const RuleStatement& statement, std::size_t size) {
    if (statement.name == rules::kAnyOfRule) return iss_or_text(statement, size);
    std::string text;
    for (const MarkedDrawing& drawing : statement.drawings) {
        const auto own = iss_groups_text(statement, drawing, size);
        if (!own) return std::nullopt;
        text += *own;
    }
    return text;
}

/// Writes the rules about some cells, then what is left as types about the whole grid.
void write_rules(const SquarePuzzle& square, WrittenPuzzle& written) {
    std::string text;
    std::vector<const SquareRule*> others;
    std::map<const RuleStatement*, bool> are_grouped;  // statements, and whether they are written as a whole
    for (const SquareRule& rule : square.rules) {
        const auto [known, is_new] = are_grouped.try_emplace(rule.statement, false);
        if (is_new) {
            const auto grouped = grouped_text(*rule.statement, square.size);
            known->second = grouped.has_value();
            text += grouped.value_or("");
        }
        if (known->second) continue;
        if (const auto own = iss_rule_text(rule, square.size))
            text += *own;
        else
            others.push_back(&rule);
    }
    take_whole_grid(others, square, text);
    written.text += text;
    for (const SquareRule* rule : others) written.losses.push_back(lost_rule(*rule->statement));
}

}  // namespace

std::expected<WrittenPuzzle, Diagnostic> write_iss_text(const Puzzle& puzzle) {
    auto square = to_square_puzzle(puzzle);
    if (!square) return failure(square);
    if (!square->has_lines || square->size > kLargestIss)
        return std::unexpected(
            error_at({}, "the format has only sudokus of up to " + std::to_string(kLargestIss) + " rows"));
    WrittenPuzzle written;
    written.text = iss_shape(*square);
    for (const bool is_rising : {true, false}) {
        if (square->has_diagonal[is_rising ? 1 : 0])
            written.text += is_rising ? ".Diagonal~1" : ".Diagonal~-1";
    }
    written.text += take_iss_cages(*square, iss_shape(*square));
    for (const SquareCells& region : square->more_regions)
        written.text += ".AllDifferent" + iss_cell_names(region);
    for (const IssType& type : iss_types()) {
        if (type.shape == IssShape::Everywhere)
            written.text += take_everywhere(type, square->size, square->rules);
    }
    write_rules(*square, written);
    const std::vector<Initial> initials = initials_of(puzzle);
    written.text += iss_values(*square, initials.front());
    if (written.text.empty()) written.text = ".Shape~9x9";
    written.text += "\n";
    if (initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    add_text_losses_of_square(puzzle, written.losses);
    return written;
}

}  // namespace sator::exchange
