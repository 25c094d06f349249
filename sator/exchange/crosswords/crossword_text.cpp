#include "sator/exchange/crosswords/crossword_text.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::exchange {

namespace {

bool is_open(const CrosswordText& crossword, std::size_t row, std::size_t column) {
    return row < crossword.rows && column < crossword.columns && !crossword.at(row, column).is_block;
}

/// Returns whether a word goes on from a cell to the one at the right, or below.
bool goes_on(const CrosswordText& crossword, std::size_t row, std::size_t column, bool is_across) {
    if (!is_open(crossword, row, column)) return false;
    return is_across ? is_open(crossword, row, column + 1) && !crossword.at(row, column).bar_right
                     : is_open(crossword, row + 1, column) && !crossword.at(row, column).bar_below;
}

/// Returns whether a word of two or more cells begins here.
bool begins_word(const CrosswordText& crossword, std::size_t row, std::size_t column, bool is_across) {
    const bool follows = is_across ? column > 0 && goes_on(crossword, row, column - 1, true)
                                   : row > 0 && goes_on(crossword, row - 1, column, false);
    return !follows && goes_on(crossword, row, column, is_across);
}

/// Returns whether only a bar divides a cell from the one below.
bool goes_on_but_for_bar(const CrosswordText& crossword, std::size_t row, std::size_t column) {
    return crossword.at(row, column).bar_below && is_open(crossword, row, column) &&
           is_open(crossword, row + 1, column);
}

/// Returns a known letter or an answer in capital letters: the value of its cell. A rebus has several letters.
std::u32string crossword_value(const std::string& text) {
    std::u32string value = to_code_points(text);
    std::ranges::transform(value, value.begin(), [](char32_t c) { return canonicalise(c, false); });
    return value;
}

bool is_usual_letter(const std::u32string& value) {
    return value.size() == 1 && value[0] >= U'A' && value[0] <= U'Z';
}

/// The values of cells beside A to Z: other letters, and rebus answers of several letters.
struct FurtherValues {
    std::set<std::u32string> letters, rebus;
    bool has_usual = false;
};

FurtherValues further_values(const CrosswordText& crossword) {
    FurtherValues further;
    for (const CrosswordText::Cell& cell : crossword.cells) {
        for (const std::string* text : {&cell.known, &cell.answer}) {
            const std::u32string value = crossword_value(*text);
            further.has_usual = further.has_usual || is_usual_letter(value);
            if (value.empty() || cell.is_block || is_usual_letter(value)) continue;
            (value.size() == 1 ? further.letters : further.rebus).insert(value);
        }
    }
    return further;
}

/// Returns a statement `range`, and, if there is a rebus, one for all cells without one.
std::string ranges_of(const CrosswordText& crossword) {
    const FurtherValues further = further_values(crossword);
    const bool is_other_script = !further.has_usual && !further.letters.empty();
    std::string letters = is_other_script ? "range" : "range A..Z", rebus;
    for (const std::u32string& letter : further.letters) letters += " " + puzzle::in_quotes(to_utf8(letter));
    for (const std::u32string& word : further.rebus) rebus += " " + puzzle::in_quotes(to_utf8(word));
    std::string text = letters + rebus + "\n";
    if (rebus.empty()) return text;
    text += letters + "\n";
    for (std::size_t row = 0; row < crossword.rows; ++row) {
        text += "|";
        for (std::size_t column = 0; column < crossword.columns; ++column) {
            const CrosswordText::Cell& cell = crossword.at(row, column);
            const bool has_rebus =
                crossword_value(cell.known).size() > 1 || crossword_value(cell.answer).size() > 1;
            text += cell.is_block ? " #" : has_rebus ? " ." : " *";
        }
        text += "\n";
    }
    return text;
}

/// Writes the crossword in the puzzle language. A row of the drawing has a sign for each cell; '|' between two of them and '-' below
/// one are bars.
std::string statements_of(const CrosswordText& crossword) {
    std::string text = std::string("crossword ") + kWordListName + "\n";
    for (std::size_t row = 0; row < crossword.rows; ++row) {
        std::string cells = "|", bars = "|";
        char before = ' ';
        for (std::size_t column = 0; column < crossword.columns; ++column) {
            const CrosswordText::Cell& cell = crossword.at(row, column);
            const std::string sign = cell.is_block        ? "#"
                                     : cell.known.empty() ? "."
                                                          : to_utf8(crossword_value(cell.known));
            cells += before + sign;
            bars += goes_on_but_for_bar(crossword, row, column) ? " -" : "  ";
            bars.append(to_code_points(sign).size() - 1, ' ');
            before = cell.bar_right && is_open(crossword, row, column) && is_open(crossword, row, column + 1)
                         ? '|'
                         : ' ';
        }
        text += cells + "\n";
        if (bars.contains('-')) text += bars + "\n";
    }
    return text + ranges_of(crossword);
}

void add_decoration(const CrosswordText& crossword, Decoration::Kind kind,
                    bool CrosswordText::Cell::*is_marked, Puzzle& puzzle) {
    Decoration decoration{.kind = kind};
    std::size_t open = 0;
    for (const CrosswordText::Cell& cell : crossword.cells) {
        if (cell.is_block) continue;
        if (cell.*is_marked) decoration.cells.emplace_back(open);
        ++open;
    }
    if (!decoration.cells.empty()) puzzle.decorations.push_back(std::move(decoration));
}

void add_solution(const CrosswordText& crossword, Puzzle& puzzle) {
    std::vector<Given> solution;
    std::size_t open = 0;
    for (const CrosswordText::Cell& cell : crossword.cells) {
        if (cell.is_block) continue;
        const CellId id(open++);
        const auto value = puzzle.alphabet.find(Symbol::of_text(crossword_value(cell.answer)));
        if (value) solution.push_back({id, ValueId(*value), {}});
    }
    if (solution.size() == open) puzzle.solution = std::move(solution);
}

}  // namespace

std::vector<NumberedWord> numbered_words(const CrosswordText& crossword) {
    std::vector<NumberedWord> words;
    const std::vector<std::uint32_t> numbers = cell_numbers(crossword);
    for (std::size_t row = 0; row < crossword.rows; ++row) {
        for (std::size_t column = 0; column < crossword.columns; ++column) {
            for (const bool is_across : {true, false}) {
                if (!begins_word(crossword, row, column, is_across)) continue;
                std::size_t length = 1;
                while (goes_on(crossword, row + (is_across ? 0 : length - 1),
                               column + (is_across ? length - 1 : 0), is_across))
                    ++length;
                words.push_back({numbers[row * crossword.columns + column], is_across, row, column, length});
            }
        }
    }
    return words;
}

std::vector<std::uint32_t> cell_numbers(const CrosswordText& crossword) {
    std::vector<std::uint32_t> numbers(crossword.cells.size());
    std::uint32_t last = 0;
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const std::size_t row = cell / crossword.columns, column = cell % crossword.columns;
        if (begins_word(crossword, row, column, true) || begins_word(crossword, row, column, false))
            numbers[cell] = ++last;
    }
    return numbers;
}

void add_bar(CrosswordText& crossword, std::size_t cell, char side) {
    const std::size_t row = cell / crossword.columns, column = cell % crossword.columns;
    if (side == 'R') crossword.cells[cell].bar_right = true;
    if (side == 'B') crossword.cells[cell].bar_below = true;
    if (side == 'L' && column > 0) crossword.cells[cell - 1].bar_right = true;
    if (side == 'T' && row > 0) crossword.cells[cell - crossword.columns].bar_below = true;
}

bool has_bars(const CrosswordText& crossword) {
    return std::ranges::any_of(crossword.cells,
                               [](const auto& cell) { return cell.bar_right || cell.bar_below; });
}

std::expected<void, Diagnostic> check_size(std::size_t columns, std::size_t rows, SourceSpan span,
                                           const PuzzleOptions& options) {
    if (columns > 0 && rows > 0 && columns <= options.cell_limit / rows) return {};
    return std::unexpected(error_at(
        span, "the crossword has " + std::to_string(columns) + " × " + std::to_string(rows) +
                  " cells; it must have from 1 to the cell limit of " + std::to_string(options.cell_limit)));
}

namespace {

/// Returns the clues with the usual numbers: each belongs to the word that begins in the cell with its printed number.
std::vector<ClueText> renumbered_clues(const CrosswordText& crossword) {
    std::vector<ClueText> clues = crossword.clues;
    if (crossword.printed_numbers.empty()) return clues;
    const std::vector<NumberedWord> words = numbered_words(crossword);
    for (ClueText& clue : clues) {
        const auto word = std::ranges::find_if(words, [&](const NumberedWord& own) {
            return crossword.printed_numbers[own.row * crossword.columns + own.column] == clue.number &&
                   own.is_across == (clue.direction == "across");
        });
        if (word != words.end()) clue.number = word->number;
    }
    return clues;
}

}  // namespace

std::expected<Puzzle, Diagnostic> make_crossword(const CrosswordText& crossword) {
    Resources none;
    const SourceFile statements{"", std::make_shared<const std::string>(statements_of(crossword))};
    auto puzzle = read_sator(statements, none);
    if (!puzzle) {
        return std::unexpected(error_at(crossword.span, puzzle.error().front().message));
    }
    puzzle->title = crossword.title;
    puzzle->author = crossword.author;
    puzzle->source = crossword.source;
    puzzle->clue_texts = renumbered_clues(crossword);
    if (puzzle->clue_texts != crossword.clues)
        puzzle->remarks.push_back(error_at({}, "the cells are numbered as usual, and the clues with them"));
    puzzle->left_out = crossword.left_out;
    add_decoration(crossword, Decoration::Kind::Circle, &CrosswordText::Cell::is_circled, *puzzle);
    add_decoration(crossword, Decoration::Kind::Shade, &CrosswordText::Cell::is_shaded, *puzzle);
    add_solution(crossword, *puzzle);
    return std::move(*puzzle);
}

}  // namespace sator::exchange
