#include "sator/exchange/crosswords/crossword_text.hpp"

#include <memory>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::exchange {

namespace {

bool is_open(const CrosswordText& crossword, std::size_t row, std::size_t column) {
    return row < crossword.rows && column < crossword.columns && !crossword.at(row, column).is_block;
}

/// Returns whether a word of two or more cells begins here.
bool begins_word(const CrosswordText& crossword, std::size_t row, std::size_t column, bool is_across) {
    if (!is_open(crossword, row, column)) return false;
    const bool follows = is_across ? column > 0 && is_open(crossword, row, column - 1)
                                   : row > 0 && is_open(crossword, row - 1, column);
    return !follows &&
           (is_across ? is_open(crossword, row, column + 1) : is_open(crossword, row + 1, column));
}

bool is_letter(const std::string& text) {
    return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
}

std::string statements_of(const CrosswordText& crossword) {
    std::string text = std::string("crossword ") + kWordListName + "\n";
    for (std::size_t row = 0; row < crossword.rows; ++row) {
        text += "|";
        for (std::size_t column = 0; column < crossword.columns; ++column) {
            const CrosswordText::Cell& cell = crossword.at(row, column);
            text += " " + (cell.is_block ? "#" : cell.known.empty() ? "." : cell.known);
        }
        text += "\n";
    }
    return text;
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

/// Cells of the puzzle that was meant may hold more than a letter from A to Z.
void leave_out_answer(const std::string& answer, Puzzle& puzzle) {
    std::string message = "a cell of the solution holds '" + printable_text(answer) +
                          "', and a puzzle's cell holds a letter from A to Z; the solution is not read";
    puzzle.left_out.push_back({error_at({}, std::move(message)), false});
}

void add_solution(const CrosswordText& crossword, Puzzle& puzzle) {
    std::vector<Given> solution;
    std::size_t open = 0;
    bool has_other_answer = false;
    for (const CrosswordText::Cell& cell : crossword.cells) {
        if (cell.is_block) continue;
        const CellId id(open++);
        if (!cell.answer.empty() && !is_letter(cell.answer) && !std::exchange(has_other_answer, true))
            leave_out_answer(cell.answer, puzzle);
        const auto value =
            is_letter(cell.answer)
                ? puzzle.alphabet.find(Symbol::of_character(static_cast<unsigned char>(cell.answer[0])))
                : std::nullopt;
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
                while (is_open(crossword, row + (is_across ? 0 : length), column + (is_across ? length : 0)))
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

std::expected<void, Diagnostic> check_size(std::size_t columns, std::size_t rows, SourceSpan span,
                                           const PuzzleOptions& options) {
    if (columns > 0 && rows > 0 && columns <= options.cell_limit / rows) return {};
    return std::unexpected(error_at(
        span, "the crossword has " + std::to_string(columns) + " × " + std::to_string(rows) +
                  " cells; it must have from 1 to the cell limit of " + std::to_string(options.cell_limit)));
}

std::expected<Puzzle, Diagnostic> make_crossword(const CrosswordText& crossword) {
    for (const CrosswordText::Cell& cell : crossword.cells) {
        if (!cell.known.empty() && !is_letter(cell.known))
            return std::unexpected(
                error_at(crossword.span, "the known letter '" + cell.known + "' is none of A to Z"));
    }
    Resources none;
    const SourceFile statements{"", std::make_shared<const std::string>(statements_of(crossword))};
    auto puzzle = read_sator(statements, none);
    if (!puzzle) {
        return std::unexpected(error_at(crossword.span, puzzle.error().front().message));
    }
    puzzle->title = crossword.title;
    puzzle->author = crossword.author;
    puzzle->source = crossword.source;
    puzzle->clue_texts = crossword.clues;
    puzzle->left_out = crossword.left_out;
    add_decoration(crossword, Decoration::Kind::Circle, &CrosswordText::Cell::is_circled, *puzzle);
    add_decoration(crossword, Decoration::Kind::Shade, &CrosswordText::Cell::is_shaded, *puzzle);
    add_solution(crossword, *puzzle);
    return std::move(*puzzle);
}

}  // namespace sator::exchange
