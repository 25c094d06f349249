#include "sator/exchange/boards/board_kind.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::exchange {

namespace {

/// Where the cells of a puzzle are, and by this its grid as links see it.
std::vector<std::pair<std::uint32_t, std::uint32_t>> places_of(const Puzzle& puzzle) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
    for (const CellCoordinates at : cell_coordinates(puzzle.grid)) places.emplace_back(at.row, at.column);
    return places;
}

std::set<Symbol> symbols_of(const Puzzle& puzzle, CellId cell) {
    std::set<Symbol> symbols;
    for (const ValueId value : range_of(puzzle, cell)) symbols.insert(puzzle.alphabet[value]);
    return symbols;
}

std::map<std::size_t, Symbol> givens_of(const Puzzle& puzzle) {
    std::map<std::size_t, Symbol> givens;
    if (puzzle.initials.empty()) return givens;
    for (const Given& given : puzzle.initials.front().givens)
        givens.emplace(given.cell.index(), puzzle.alphabet[given.value]);
    return givens;
}

void add_lost_texts(const Puzzle& puzzle, std::vector<std::string>& lost) {
    if (!puzzle.rules_text.empty()) lost.push_back("the text of the rules");
    if (!puzzle.decorations.empty()) lost.push_back("what is drawn and means nothing");
    if (!puzzle.clue_texts.empty()) lost.push_back("the texts of the clues");
    if (!puzzle.message.empty()) lost.push_back("the hidden message");
    if (!puzzle.words.empty()) lost.push_back("the word list");
    if (puzzle.initials.size() > 1)
        lost.push_back("all puzzles but the first of " + std::to_string(puzzle.initials.size()));
}

/// Adds the ranges and givens of `puzzle` that `read` does not state. Returns false if `read` has one that `puzzle` has not.
bool compare_cells(const Puzzle& puzzle, const Puzzle& read, std::vector<std::string>& lost) {
    const auto givens = givens_of(puzzle), read_givens = givens_of(read);
    for (const auto& [cell, symbol] : read_givens) {
        const auto found = givens.find(cell);
        if (found == givens.end() || found->second != symbol) return false;
    }
    for (std::size_t i = 0; i < puzzle.grid.position_count(); ++i) {
        const std::set<Symbol> own = symbols_of(puzzle, CellId(i)), other = symbols_of(read, CellId(i));
        const std::string name = cell_name(puzzle.grid, CellId(i));
        if (!std::ranges::includes(other, own)) return false;
        if (own != other) lost.push_back("the range of " + name);
        if (givens.contains(i) && !read_givens.contains(i)) lost.push_back("the given of " + name);
    }
    return true;
}

bool compare_rules(const PuzzleFacts& facts, const PuzzleFacts& read, std::vector<std::string>& lost) {
    std::set<std::string> own, other;
    for (const RuleFact& rule : facts.rules) own.insert(rule.key());
    for (const RuleFact& rule : read.rules) other.insert(rule.key());
    if (!std::ranges::includes(own, other)) return false;
    std::set<std::string> written;
    for (const RuleFact& rule : facts.rules) {
        if (!other.contains(rule.key()) && written.insert(rule.written).second)
            lost.push_back("the rule '" + rule.written + "'");
    }
    return true;
}

/// Whether no cell of the puzzle is outside the board. A text of one column may be read as several.
bool is_of_size(const Puzzle& puzzle, const DrawnBoard& board) {
    return std::ranges::all_of(places_of(puzzle), [&](const auto& place) {
        return place.first < board.rows && place.second < board.columns;
    });
}

}  // namespace

std::expected<Puzzle, Diagnostic> read_board(const BoardKind& kind, const DrawnBoard& board,
                                             std::string_view file, Resources& resources,
                                             const PuzzleOptions& options) {
    auto statements = kind.statements(board);
    if (!statements) return std::unexpected(error_at({}, std::move(statements.error())));
    const SourceFile source{std::string(file), std::make_shared<const std::string>(std::move(*statements))};
    auto puzzle = read_sator(source, resources, options);
    if (puzzle && is_of_size(*puzzle, board)) return std::move(*puzzle);
    if (puzzle)
        return std::unexpected(error_at({},
                                        "the puzzle cannot be said: a column of signs that are longer than a "
                                        "character is read as several columns"));
    if (puzzle.error().empty()) return std::unexpected(error_at({}, "reading was stopped"));
    Diagnostic& first = puzzle.error().front();
    return std::unexpected(error_at({}, "the puzzle cannot be said: " + first.message, first.hint));
}

std::optional<std::vector<std::string>> losses_of_board(const BoardKind& kind, const DrawnBoard& board,
                                                        const PuzzleFacts& facts) {
    Resources none;
    const auto read = read_board(kind, board, "", none, {});
    if (!read || places_of(*read) != places_of(facts.puzzle) ||
        read->grid.between != facts.puzzle.grid.between)
        return std::nullopt;
    std::vector<std::string> lost;
    if (!compare_cells(facts.puzzle, *read, lost) || !compare_rules(facts, PuzzleFacts(*read), lost))
        return std::nullopt;
    add_lost_texts(facts.puzzle, lost);
    return lost;
}

}  // namespace sator::exchange
