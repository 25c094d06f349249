#include "sator/exchange/iss/iss_taken.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/iss/iss_rule_text.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/rules/registry/text_pieces.hpp"

namespace sator::exchange {

namespace {

/// What different cells say, as a rule does.
std::string said_by_region(SquareCells cells) {
    std::ranges::sort(cells);
    return "permutation\n" + iss_cell_names(cells);
}

std::set<std::string> rules_said(const std::string& text) {
    const auto puzzle = puzzle_of_iss(text);
    if (!puzzle) return {};
    const auto square = to_square_puzzle(*puzzle);
    std::set<std::string> said;
    if (!square) return said;
    for (const SquareRule& rule : square->rules) said.insert(said_by(rule));
    for (const SquareCells& region : square->more_regions) said.insert(said_by_region(region));
    return said;
}

/// `sum(line) != 5` at all sets of cells: the cells in the order in which they first occur.
std::string rellik_cage(const SquareRule& rule, const SquarePuzzle& square) {
    constexpr std::string_view kBegin = "sum(line) != ";
    const std::string& text = rule.statement->text;
    if (rule.name != kExpressionRule || !text.starts_with(kBegin)) return {};
    SquareCells cells;
    for (const SquareRule& other : square.rules) {
        if (other.statement != rule.statement) continue;
        for (const SquareCell cell : other.cells) {
            if (std::ranges::find(cells, cell) == cells.end()) cells.push_back(cell);
        }
    }
    return ".RellikCage~" + text.substr(kBegin.size()) + iss_cell_names(cells);
}

/// Many rules with the name "sum 5 between least and greatest", or a sandwich in cells that are no row or column.
std::string lunchbox(const SquareRule& rule, const SquarePuzzle& square) {
    const auto words = rules::words_of_piece(rule.statement->label);
    constexpr std::size_t kWordsOfLabel = 6;
    if (rule.name == kExpressionRule && words.size() == kWordsOfLabel && words[0] == "sum" &&
        words[5] == "greatest")
        return ".Lunchbox~" + std::string(words[1]) + iss_cell_names(rule.cells);
    const bool is_line = iss_rule_text(rule, square.size).has_value();
    const auto& arguments = rule.statement->arguments;
    if (rule.name != "sandwich" || is_line || arguments.empty()) return {};
    return ".Lunchbox~" + arguments.front().text + iss_cell_names(rule.cells);
}

/// `count 2 4 6 8 3`: as many even numbers as odd ones.
std::string equality_cage(const SquareRule& rule) {
    const bool counts_evens = rule.name == "count" && rule.statement->arguments.size() > 1 &&
                              rule.statement->arguments.front().text == "2" && rule.cells.size() % 2 == 0 &&
                              rule.statement->arguments.back().text == std::to_string(rule.cells.size() / 2);
    return counts_evens ? ".EqualityCage" + iss_cell_names(rule.cells) : std::string();
}

/// Removes what is said from the puzzle.
void remove_said(SquarePuzzle& square, const std::set<std::string>& said) {
    std::erase_if(square.rules, [&](const SquareRule& rule) { return said.contains(said_by(rule)); });
    std::erase_if(square.more_regions,
                  [&](const SquareCells& region) { return said.contains(said_by_region(region)); });
}

}  // namespace

std::string said_by(const SquareRule& rule) {
    std::string text = rule.name + "\n";
    for (const Argument& argument : rule.statement->arguments) text += argument.text + "\n";
    if (rule.name == kExpressionRule) text += rule.statement->text;
    text += iss_cell_names(rule.cells);
    for (const std::uint32_t place : rule.breaks) text += ":" + std::to_string(place);
    return text;
}

std::optional<Puzzle> puzzle_of_iss(const std::string& text) {
    Resources none;
    ReadResult result = kIssText.read({"", std::make_shared<const std::string>(text)}, none, {});
    if (result.empty() || !result.front()) return std::nullopt;
    return std::move(*result.front());
}

std::string take_iss_cages(SquarePuzzle& square, const std::string& shape) {
    std::set<std::string> proposals;
    for (const SquareRule& rule : square.rules) {
        for (std::string text : {rellik_cage(rule, square), lunchbox(rule, square), equality_cage(rule)}) {
            if (!text.empty()) proposals.insert(std::move(text));
        }
    }
    if (proposals.empty()) return {};
    std::set<std::string> there, taken;
    for (const SquareRule& rule : square.rules) there.insert(said_by(rule));
    for (const SquareCells& region : square.more_regions) there.insert(said_by_region(region));
    const std::set<std::string> usual = rules_said(shape.empty() ? ".Shape~9x9" : shape);
    std::string written;
    for (const std::string& text : proposals) {
        std::set<std::string> own = rules_said(shape + text);
        std::erase_if(own, [&](const std::string& said) { return usual.contains(said); });
        if (own.empty() || !std::ranges::includes(there, own)) continue;
        written += text;
        taken.merge(own);
    }
    remove_said(square, taken);
    return written;
}

}  // namespace sator::exchange
