#include <algorithm>
#include <set>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/kind_parts/barred_drawing.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

/// A run that is shorter than this is no word, unless the puzzle says otherwise.
constexpr std::uint32_t kUsualLength = 2;

struct CrosswordArguments {
    std::string list = "words";
    std::uint32_t shortest = kUsualLength;
};

std::expected<CrosswordArguments, Diagnostic> read_own_arguments(const KindRequest& request) {
    CrosswordArguments result;
    const auto& arguments = request.arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i].text != "at_least") {
            result.list = "word " + joined_arguments({&arguments[i], 1});
            continue;
        }
        const auto length =
            i + 1 < arguments.size() ? to_whole_number<std::uint32_t>(arguments[i + 1].text) : std::nullopt;
        if (!length || *length == 0)
            return std::unexpected(error_at(arguments[i].span, "the length of the shortest word is missing",
                                            "write 'crossword at_least 3'"));
        result.shortest = *length;
        ++i;
    }
    return result;
}

/// Returns the slots of the words.
std::vector<std::vector<PrintedPlace>> slots(const BarredDrawing& drawing, const PrintedGrid& grid,
                                             std::size_t shortest) {
    std::vector<std::vector<PrintedPlace>> slots;
    for (const auto& run : grid.runs()) {
        std::vector<PrintedPlace> slot;
        const auto end_slot = [&] {
            if (slot.size() >= shortest) slots.push_back(slot);
            slot.clear();
        };
        for (const PrintedPlace at : run) {
            if (!slot.empty() && drawing.has_bar(slot.back(), at)) end_slot();
            slot.push_back(at);
        }
        end_slot();
    }
    return slots;
}

/// Returns the statement of a rule at the slots, a line for each; errors in a line point at the slot's first cell.
StatementText at_slots(const std::string& rule, const std::vector<std::vector<PrintedPlace>>& words,
                       const PrintedGrid& grid, const BarredDrawing& drawing) {
    const auto mark_at = [&](PrintedPlace at) -> const PrintedMark& {
        return drawing.marks[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    };
    StatementText statement{rule + " at\n"};
    statement.line_origins = {SourceSpan{0, 0, 0}};
    for (const auto& slot : words) {
        statement.text += "  " + grid.names(slot) + ";\n";
        statement.line_origins.push_back(mark_at(slot.front()).span);
    }
    return statement;
}

/// Returns the statement of the cells' values: A to Z, and the other letters of the file's own list and of its drawing. If the list has
/// no letter from A to Z, only the others. Returns an empty text if the file states the values.
std::string range_of_letters(const KindRequest& request, const BarredDrawing& drawing) {
    if (request.has_range) return {};
    const auto is_usual = [](char32_t c) { return c >= U'A' && c <= U'Z'; };
    std::set<std::u32string> further;
    for (const char32_t c : request.list_letters) further.insert(std::u32string(1, c));
    for (const auto& row : drawing.marks) {
        for (const PrintedMark& mark : row) {
            if (!mark.is(U'.') && !mark.is(U'#')) further.insert(mark.text);
        }
    }
    std::string range = "range";
    if (request.list_letters.empty() || std::ranges::any_of(request.list_letters, is_usual)) range += " A..Z";
    for (const std::u32string& letter : further) {
        if (letter.size() != 1 || !is_ascii_letter(letter[0]))
            range += " " + puzzle::in_quotes(to_utf8(letter));
    }
    return range + "\n";
}

}  // namespace

KindResult expand_crossword(const KindRequest& request) {
    const auto arguments = read_own_arguments(request);
    if (!arguments) return failure(arguments);
    const auto drawing = read_barred_drawing(request);
    if (!drawing) return failure(drawing);
    std::vector<std::u32string> signs;
    for (const auto& row : drawing->marks) {
        std::u32string& line = signs.emplace_back();
        for (const PrintedMark& mark : row) line += mark.is(U'#') ? U'#' : U'*';
    }
    const PrintedGrid grid(std::move(signs));
    const auto words = slots(*drawing, grid, arguments->shortest);
    if (words.empty())
        return std::unexpected(error_at(drawing->marks.front().front().span,
                                        "this drawing has no place for a word",
                                        "'.' is an open cell, '#' a block"));
    KindExpansion expansion;
    expansion.statements = grid.statement() + range_of_letters(request, *drawing);
    expansion.of_kind = {at_slots("rule " + arguments->list, words, grid, *drawing)};
    // One word differs from no other.
    if (words.size() > 1)
        expansion.of_kind.push_back(at_slots("rule different_words", words, grid, *drawing));
    expansion.more = {initial_of(grid, drawing->marks)};
    expansion.reads_drawings = true;
    expansion.marks = drawing->marks;
    expansion.marks_are_values = true;
    return expansion;
}

}  // namespace sator::text
