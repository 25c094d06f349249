#include "sator/exchange/penpa/penpa_answer.hpp"

#include <map>

#include "sator/base/whole_number.hpp"
#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

namespace {

/// The values that the answer has in the cells of the grid.
using AnsweredCells = std::map<PenpaDrawing::Place, std::string>;

struct AnswerList {
    std::size_t index = 0;
    std::string_view ending;  ///< of the entries that count
    std::string_view symbol;  ///< of a cell that is listed; empty: the number in the entry
};

AnswerList list_of(PenpaAnswer answer) {
    constexpr std::size_t kShades = 0, kNumbers = 4, kSymbols = 5;
    if (answer == PenpaAnswer::Shades) return {kShades, "", "#"};
    if (answer == PenpaAnswer::Lamps) return {kSymbols, "H", "*"};
    return {kNumbers, "", ""};
}

AnsweredCells answered_cells(const JsonValue& list, const AnswerList& kind, const PenpaDrawing& drawing) {
    AnsweredCells cells;
    for (const JsonValue entry : list.members()) {
        if (!entry.is(JsonKind::String) || !entry.text().ends_with(kind.ending)) continue;
        const std::size_t comma = std::min(entry.text().find(','), entry.text().size());
        const auto point = to_whole_number<std::int64_t>(entry.text().substr(0, comma));
        const auto place = point ? drawing.place_of(*point) : std::nullopt;
        if (!place) continue;
        cells[*place] = kind.symbol.empty()
                            ? std::string(entry.text().substr(std::min(comma + 1, entry.text().size())))
                            : std::string(kind.symbol);
    }
    return cells;
}

/// The setter writes only what the solver adds, so that known numbers are missing.
void add_known_numbers(const PenpaDrawing& drawing, AnsweredCells& cells) {
    for (const auto& [place, number] : drawing.numbers) cells.emplace(place, number);
}

Symbol symbol_in_answer(const std::string& text) {
    const auto number = small_number(text);
    return number ? Symbol::of_number(*number)
                  : Symbol::of_character(static_cast<unsigned char>(text.empty() ? '.' : text[0]));
}

}  // namespace

std::string_view add_penpa_answer(std::string_view text, const PenpaGenre& genre, const PenpaDrawing& drawing,
                                  Puzzle& puzzle) {
    constexpr std::size_t kLists = 6;
    const JsonTree tree(text);
    const auto root = tree.root();
    const bool is_list =
        !tree.fault() && root && root->is(JsonKind::Array) && root->members().size() == kLists;
    if (genre.answer == PenpaAnswer::None) return "answers of this genre do not say what is in each cell";
    if (drawing.has_several_answers || !is_list) return "it is no list of what is in the cells";
    const AnswerList kind = list_of(genre.answer);
    AnsweredCells cells = answered_cells(root->members()[kind.index], kind, drawing);
    if (cells.empty()) return "it says nothing about the cells";
    if (genre.answer == PenpaAnswer::Numbers) add_known_numbers(drawing, cells);
    const PuzzleFacts facts(puzzle);
    std::vector<Given> solution;
    for (std::size_t i = 0; i < facts.places.size(); ++i) {
        if (!facts.places[i]) continue;
        const auto found = cells.find({i / facts.columns, i % facts.columns});
        const auto value = puzzle.alphabet.find(symbol_in_answer(found == cells.end() ? "." : found->second));
        if (!value) return "it lacks a cell, or has a value there that the puzzle does not have";
        solution.push_back({*facts.places[i], ValueId(*value), {}});
    }
    puzzle.solution = std::move(solution);
    return {};
}

}  // namespace sator::exchange
