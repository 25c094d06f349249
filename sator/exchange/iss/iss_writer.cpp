#include "sator/exchange/iss/iss_writer.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/exchange/iss/iss_grid.hpp"
#include "sator/exchange/iss/iss_rule_text.hpp"
#include "sator/exchange/iss/iss_special.hpp"
#include "sator/exchange/iss/iss_types.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/square_losses.hpp"
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
    for (const SquareCells& region : square->more_regions)
        written.text += ".AllDifferent" + iss_cell_names(region);
    for (const IssType& type : iss_types()) {
        if (type.shape == IssShape::Everywhere)
            written.text += take_everywhere(type, square->size, square->rules);
    }
    for (const SquareRule& rule : square->rules) {
        if (const auto text = iss_rule_text(rule, square->size)) {
            written.text += *text;
        } else {
            written.losses.push_back(lost_rule(*rule.statement));
        }
    }
    const std::vector<Initial> initials = initials_of(puzzle);
    written.text += iss_values(*square, initials.front());
    if (written.text.empty()) written.text = ".Shape~9x9";
    written.text += "\n";
    if (initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    add_text_losses_of_square(puzzle, written.losses);
    return written;
}

}  // namespace sator::exchange
