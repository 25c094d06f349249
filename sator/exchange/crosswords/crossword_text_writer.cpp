#include <algorithm>
#include <set>

#include "sator/exchange/crosswords/crossword_text.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/text/write/lost_parts.hpp"

namespace sator::exchange {

namespace {

/// Sets the size, and returns the place of each cell, or an empty list if the cells are at no places of a rectangle.
std::vector<std::size_t> cell_places(const Grid& grid, CrosswordText& crossword) {
    std::vector<std::size_t> places;
    if (grid.kind == GridKind::Rectangle) {
        crossword.columns = grid.line_counts[0];
        crossword.rows = grid.line_counts[1];
        for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) places.push_back(cell);
        return places;
    }
    if (grid.kind != GridKind::Drawing || grid.blocks.size() > 1) return places;
    // In a drawing, a blank is between two signs of a row.
    std::size_t first = grid.drawing.empty() ? 0 : grid.drawing.front().size(), end = 0;
    for (const std::u32string& line : grid.drawing) {
        first = std::min(first, line.find_first_not_of(U' '));
        end = std::max(end, line.find_last_not_of(U' ') + 1);
    }
    if (end <= first) return places;
    crossword.columns = (end - first + 1) / 2;
    crossword.rows = grid.drawing.size();
    for (const Grid::Place& place : grid.places) {
        if ((place.column - first) % 2 != 0) return {};
        places.push_back(place.line * crossword.columns + (place.column - first) / 2);
    }
    return places;
}

/// Sets the bars between open cells that are neighbours and never follow each other in a word.
void add_bars(const std::set<Slot>& words, const std::vector<std::size_t>& places, CrosswordText& crossword) {
    std::set<std::pair<std::size_t, std::size_t>> joined;
    for (const Slot& word : words) {
        for (std::size_t i = 1; i < word.size(); ++i)
            joined.emplace(places[word[i - 1].index()], places[word[i].index()]);
    }
    const auto is_divided = [&](std::size_t first, std::size_t second) {
        return !crossword.cells[first].is_block && !crossword.cells[second].is_block &&
               !joined.contains({first, second});
    };
    for (std::size_t cell = 0; cell < crossword.cells.size(); ++cell) {
        const bool has_right = (cell + 1) % crossword.columns != 0,
                   has_below = cell + crossword.columns < crossword.cells.size();
        crossword.cells[cell].bar_right = has_right && is_divided(cell, cell + 1);
        crossword.cells[cell].bar_below = has_below && is_divided(cell, cell + crossword.columns);
    }
}

/// Returns the slots of the words of two or more cells.
std::set<Slot> word_slots(const CrosswordText& crossword) {
    std::set<Slot> slots;
    std::vector<CellId> ids;
    std::size_t open = 0;
    for (const CrosswordText::Cell& cell : crossword.cells) ids.emplace_back(cell.is_block ? 0 : open++);
    const auto add_runs = [&](std::size_t outer, std::size_t inner, bool is_across) {
        for (std::size_t i = 0; i < outer; ++i) {
            Slot slot;
            for (std::size_t j = 0; j <= inner; ++j) {
                const std::size_t cell = is_across ? i * crossword.columns + j : j * crossword.columns + i;
                const bool is_cell = j < inner && !crossword.cells[cell].is_block;
                if (is_cell) slot.push_back(ids[cell]);
                const bool ends = !is_cell || (is_across ? crossword.cells[cell].bar_right
                                                         : crossword.cells[cell].bar_below);
                if (!ends) continue;
                if (slot.size() > 1) slots.insert(slot);
                slot.clear();
            }
        }
    };
    add_runs(crossword.rows, crossword.columns, true);
    add_runs(crossword.columns, crossword.rows, false);
    return slots;
}

std::set<Slot> slots_of(const RuleStatement& rule) {
    std::set<Slot> slots;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) slots.insert(sequence.cells);
    }
    return slots;
}

bool is_of_words(const RuleStatement& rule) {
    return rule.name == "word" || rule.name == "words" || rule.name == "different_words";
}

void add_letters(const Puzzle& puzzle, const std::vector<Given>& givens,
                 const std::vector<std::size_t>& places, std::string CrosswordText::Cell::*letter,
                 CrosswordText& crossword) {
    for (const Given& given : givens)
        crossword.cells[places[given.cell.index()]].*letter = puzzle.alphabet[given.value].to_string();
}

}  // namespace

std::expected<CrosswordText, Diagnostic> crossword_text(const Puzzle& puzzle,
                                                        std::vector<std::string>& lost) {
    CrosswordText crossword;
    crossword.title = puzzle.title;
    crossword.author = puzzle.author;
    crossword.source = puzzle.source;
    crossword.clues = puzzle.clue_texts;
    const std::vector<std::size_t> places = cell_places(puzzle.grid, crossword);
    if (places.empty())
        return std::unexpected(
            error_at({}, "a crossword is a rectangle of cells and blocks, and this puzzle is none"));
    const auto is_letter = [](const Symbol& symbol) {
        constexpr std::u32string_view kSigns = U"#._-:|";
        const auto is_capital = [](char32_t c) { return canonicalise(c, false) == c; };
        return symbol.kind == Symbol::Kind::Text &&
               symbol.text.find_first_of(kSigns) == std::u32string::npos &&
               std::ranges::all_of(symbol.text, is_capital);
    };
    if (!std::ranges::all_of(puzzle.alphabet.symbols(), is_letter))
        return std::unexpected(error_at({}, "in a crossword, each cell holds a letter"));
    crossword.cells.assign(crossword.columns * crossword.rows, {.is_block = true});
    for (const std::size_t place : places) crossword.cells[place].is_block = false;
    if (!puzzle.initials.empty())
        add_letters(puzzle, puzzle.initials.front().givens, places, &CrosswordText::Cell::known, crossword);
    add_letters(puzzle, puzzle.solution, places, &CrosswordText::Cell::answer, crossword);
    lost = lost_parts(puzzle, {.givens = true, .decorations = true, .clue_texts = true});
    for (const Decoration& decoration : puzzle.decorations) {
        const bool is_circle = decoration.kind == Decoration::Kind::Circle;
        if (!is_circle && decoration.kind != Decoration::Kind::Shade)
            lost.emplace_back("a line, border or text that is drawn");
        for (const CellId cell : decoration.cells) {
            CrosswordText::Cell& marked = crossword.cells[places[cell.index()]];
            (is_circle ? marked.is_circled : marked.is_shaded) |=
                is_circle || decoration.kind == Decoration::Kind::Shade;
        }
    }
    for (const RuleStatement& rule : puzzle.rules) {
        if (is_of_words(rule)) add_bars(slots_of(rule), places, crossword);
    }
    const std::set<Slot> slots = word_slots(crossword);
    for (const RuleStatement& rule : puzzle.rules) {
        if (!is_of_words(rule) || slots_of(rule) != slots) lost.push_back(lost_rule(rule));
    }
    return crossword;
}

}  // namespace sator::exchange
