// The inverse of the drawings in characters, for the kinds whose board has all clues: those with signs or values in cells, and nothing
// in regions, beside the grid or between cells. The clues become the drawing below the kind's word, the lines of an answer known
// values. What is not understood leaves the board unread.
#include "sator/exchange/pasted/printed_kind.hpp"

#include <algorithm>
#include <array>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/exchange/pasted/pasted_board.hpp"
#include "sator/exchange/pasted/printed_cells.hpp"
#include "sator/exchange/pasted/row_cells.hpp"
#include "sator/exchange/square/puzzle_of_statements.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kMostBytes = 1 << 16;

/// Kinds whose boards are read by other readers.
constexpr std::array<std::string_view, 2> kReadElsewhere = {"sudoku", "kakuro"};

/// Returns whether a sentence is a kind's, in which numbers stand for the parameters in braces.
bool matches_sentence(std::string_view pattern, std::string_view sentence) {
    while (true) {
        const std::size_t brace = pattern.find('{');
        if (brace == std::string_view::npos) return pattern == sentence;
        if (sentence.substr(0, brace) != pattern.substr(0, brace)) return false;
        pattern.remove_prefix(pattern.find('}') + 1);
        sentence.remove_prefix(std::min(sentence.find_first_not_of("0123456789", brace), sentence.size()));
    }
}

/// Returns the only kind with this sentence, or null.
const text::Kind* kind_of_sentence(std::string_view sentence) {
    const text::Kind* found = nullptr;
    for (const text::Kind& kind : text::kind_table()) {
        if (kind.definition == nullptr || kind.definition->says.empty()) continue;
        const bool is_it = matches_sentence(kind.definition->says, sentence) ||
                           matches_sentence(kind.definition->says_german, sentence);
        if (is_it && found != nullptr) return nullptr;
        if (is_it) found = &kind;
    }
    return found;
}

/// A pasted board, before its kind is looked at.
struct BoardText {
    const text::Kind* kind = nullptr;
    std::vector<std::u32string> lines;  ///< without empty lines before and after
    bool is_answer = false;             ///< it has an answer's line
};

/// Takes the kind's name, its sentence and the line of an answer out of the text. Returns nullopt if the kind is not clear.
std::optional<BoardText> board_text(std::string_view text) {
    BoardText board;
    for (const std::string_view line : pieces_between(text, "\n")) {
        std::string_view plain = trimmed(line);
        if (plain.empty()) {
            if (!board.lines.empty()) board.lines.emplace_back();
            continue;
        }
        const bool is_first = board.kind == nullptr && board.lines.empty();
        if (plain.ends_with(':')) plain.remove_suffix(1);
        const text::Kind* kind = is_first ? text::find_kind(plain) : nullptr;
        constexpr std::size_t kShortestSentence = 20;
        if (kind == nullptr && plain.size() >= kShortestSentence && plain.ends_with('.'))
            kind = kind_of_sentence(plain);
        if (kind != nullptr && board.kind != nullptr && board.kind->name != kind->name) return std::nullopt;
        if (kind != nullptr) {
            board.kind = kind;
        } else if (is_printed_answer(plain)) {
            if (board.is_answer || !plain.starts_with("unique over ")) return std::nullopt;
            board.is_answer = true;
        } else {
            std::u32string& own = board.lines.emplace_back(to_code_points(line));
            while (!own.empty() && (own.back() == U' ' || own.back() == U'\r')) own.pop_back();
        }
    }
    while (!board.lines.empty() && board.lines.back().empty()) board.lines.pop_back();
    if (board.kind == nullptr || board.lines.empty()) return std::nullopt;
    return board;
}

bool is_of_box_drawings(const text::KindSign& sign) {
    return std::ranges::any_of(sign.patterns, [](const text::SignPattern& pattern) {
        return std::ranges::any_of(pattern.written(), is_box_drawing);
    });
}

/// Returns the form of a kind's boards; nullopt if they do not say all that its puzzles have.
std::optional<PrintedForm> form_of(const text::Kind& kind) {
    using Use = text::KindDrawing::Use;
    using Place = text::KindSign::Place;
    const text::KindDefinition* definition = kind.definition;
    const bool has_more = definition->drawings.size() > 1 || !definition->algorithm.empty() ||
                          definition->line("clues") != nullptr || definition->line("lists") != nullptr;
    if (has_more) return std::nullopt;
    PrintedForm form;
    if (const text::KindLine* grid = definition->line("grid")) {
        const std::string words = to_utf8(grid->text.text);
        if (words != "edges" && words != "links" && words != "latin") return std::nullopt;
        form.lattice = words == "edges"   ? Lattice::Corners
                       : words == "links" ? Lattice::Links
                                          : Lattice::None;
    }
    // If cells beside lines have values of their own, the board in characters shows these instead of clues.
    const text::KindLine* range = definition->line("range");
    if (form.lattice != Lattice::None && range != nullptr && !range->text.text.contains(U" at "))
        return std::nullopt;
    if (definition->drawings.empty()) {
        const bool has_size = definition->parameters.size() == 1 &&
                              definition->parameters.front().type == text::KindParameter::Type::Size;
        return has_size && form.lattice == Lattice::None ? std::optional(form) : std::nullopt;
    }
    const text::KindDrawing& drawing = definition->drawings.front();
    const bool is_of_cells = (drawing.use == Use::Signs || drawing.use == Use::Values) &&
                             !drawing.draws_regions() && drawing.conditions.empty();
    if (!is_of_cells) return std::nullopt;
    for (const text::KindSign& sign : drawing.signs) {
        const bool is_drawn_otherwise = sign.place == Place::Between || is_of_box_drawings(sign) ||
                                        (sign.place == Place::Block && form.lattice != Lattice::None);
        if (is_drawn_otherwise) return std::nullopt;
        form.has_corner_numbers =
            form.has_corner_numbers || (sign.place == Place::Cell && sign.patterns.front().has_numbers());
    }
    return form;
}

/// Whether a mark is a sign of the kind's drawing.
bool is_sign(const text::KindDrawing& drawing, const std::string& mark) {
    const std::u32string own = to_code_points(mark);
    return std::ranges::any_of(drawing.signs, [&](const text::KindSign& sign) {
        return std::ranges::any_of(
            sign.patterns, [&](const text::SignPattern& pattern) { return pattern.match(own).has_value(); });
    });
}

/// Returns whether a line has a word, and nothing that boards are drawn with.
bool may_be_title(std::u32string_view line) {
    constexpr std::size_t kLettersOfWord = 2;
    const auto is_letter = [](char32_t c) {
        return (c < 0x80 && is_ascii_letter(static_cast<unsigned char>(c))) || (c >= 0xC0 && c < 0x2000);
    };
    const bool has_board =
        std::ranges::any_of(line, [](char32_t c) { return c == U'·' || is_box_drawing(c); });
    return !has_board && std::ranges::search_n(line, kLettersOfWord, true, {}, is_letter).size() > 0;
}

/// Returns the board in the puzzle language, or nullopt if a mark is no clue of the kind.
std::optional<std::string> statements_of(const text::Kind& kind, const PrintedCells& cells, bool is_lattice) {
    const auto& drawings = kind.definition->drawings;
    std::string text(kind.name);
    if (drawings.empty())
        text += " " + std::to_string(cells.rows.front().size()) + "x" + std::to_string(cells.rows.size()) +
                "\n\ninitial";
    text += "\n";
    for (const auto& row : cells.rows) {
        text += "|";
        for (const std::string& mark : row) {
            // In cells of a lattice there are only clues. Elsewhere the kind's reader judges whether a mark is a value.
            if (is_lattice && mark != "." && !is_sign(drawings.front(), mark)) return std::nullopt;
            text += " " + mark;
        }
        text += "\n";
    }
    if (cells.lines.empty()) return text;
    text += "\ninitial\n";
    for (const std::u32string& line : cells.lines) text += "| " + to_utf8(line) + "\n";
    return text;
}

}  // namespace

PrintedBoard read_printed_kind(std::string_view text, std::string_view file, const PuzzleOptions& options) {
    PrintedBoard result;
    if (text.size() > kMostBytes) return result;
    const bool has_board = is_printed_board(text) || text.contains("·") || text.contains("\n\n. . ");
    if (!has_board) return result;
    auto board = board_text(text);
    if (!board || board->kind->definition == nullptr ||
        std::ranges::find(kReadElsewhere, board->kind->name) != kReadElsewhere.end())
        return result;
    result.kind = board->kind->name;
    const auto form = form_of(*board->kind);
    if (!form || (board->is_answer && form->lattice == Lattice::None)) return result;
    std::string title;
    auto cells = printed_cells(board->lines, *form);
    if (!cells && board->lines.size() > 2 && may_be_title(board->lines.front())) {
        title = std::string(trimmed(to_utf8(board->lines.front())));
        board->lines.erase(board->lines.begin());
        while (board->lines.front().empty()) board->lines.erase(board->lines.begin());
        cells = printed_cells(board->lines, *form);
    }
    if (!cells || cells->rows.size() * cells->rows.front().size() > options.cell_limit) return result;
    auto statements = statements_of(*board->kind, *cells, form->lattice != Lattice::None);
    if (!statements) return result;
    auto puzzle = puzzle_of_statements(std::move(*statements), file, options, {});
    if (!puzzle) return result;
    puzzle->title = title;
    result.puzzle = std::move(*puzzle);
    return result;
}

std::size_t name_of_sudoku(std::string_view text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || text.size() > kMostBytes || !is_printed_board(text)) return 0;
    const text::Kind* kind = text::find_kind(trimmed(text.substr(0, end)));
    const bool is_read =
        kind != nullptr && std::ranges::find(kReadElsewhere, kind->name) != kReadElsewhere.end();
    return is_read ? end + 1 : 0;
}

}  // namespace sator::exchange
