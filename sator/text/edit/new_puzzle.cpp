// The text of an empty puzzle. Most kinds are a word and a size with a drawing of open cells below; some need more than that, and
// kinds whose drawing cannot be empty begin with their example.

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::text {

namespace {

/// The most rows or columns of a new puzzle.
constexpr std::size_t kMostNewLines = 60;

/// The range of a puzzle without any regular expression, which would say what its cells may hold.
constexpr std::string_view kLetters = "range A..Z\n";

/// How an empty puzzle of a kind is written.
struct Beginning {
    std::string_view kind, usual_size;
    bool has_drawing = false;  ///< of open cells
    bool has_lists = false;    ///< rows and columns, without clues
};
constexpr std::array<Beginning, 12> kBeginnings = {{{"sudoku", "9x9", true},
                                                    {"killer", "9x9"},
                                                    {"diagonal", "9x9", true},
                                                    {"windoku", "9x9", true},
                                                    {"latin", "5x5", true},
                                                    {"binary", "6x6", true},
                                                    {"minesweeper", "6x6", true},
                                                    {"skyscrapers", "5x5", true, true},
                                                    {"easy_as_abc", "5x5", true, true},
                                                    {"kakurasu", "5x5", true, true},
                                                    {"nonogram", "10x10", false, true},
                                                    {"regexes", "4x4", false, true}}};

std::string repeated(const std::string& text, std::size_t count, std::string_view separator) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += (i == 0 ? "" : std::string(separator)) + text;
    return result;
}

std::string open_drawing(BoxSize size) {
    std::string text;
    for (std::size_t row = 0; row < size.rows; ++row) text += "|" + repeated(" .", size.columns, "") + "\n";
    return text;
}

std::expected<std::string, Diagnostic> text_of(const Beginning& beginning, const std::string& size_text) {
    const auto size = size_of(size_text);
    if (!size || size->rows == 0 || size->columns == 0 || std::max(size->rows, size->columns) > kMostNewLines)
        return refused("'" + size_text + "' is no size for a new puzzle",
                       "write columns and rows, up to " + std::to_string(kMostNewLines) + ": \"6x6\"");
    const bool is_regex = beginning.kind == "regexes";
    std::string text(beginning.kind);
    text = is_regex ? std::string(kLetters) + "\nregexes\n" : text + " " + to_text(*size) + "\n";
    if (beginning.has_drawing) text += open_drawing(*size);
    if (!beginning.has_lists) return text;
    const std::string_view separator = beginning.kind == "nonogram" ? ", " : " ";
    return text + "rows    " + repeated("-", size->rows, separator) + "\ncolumns " +
           repeated("-", size->columns, separator) + "\n";
}

/// Returns a hexagon of regular expressions: `hexagon 3 3 3`.
std::expected<std::string, Diagnostic> regex_hexagon(const std::string& size) {
    std::array<std::size_t, 3> lines{};
    std::size_t at = size.find(' '), count = 0;
    for (; at != std::string::npos && count < lines.size(); ++count) {
        const std::size_t end = std::min(size.find(' ', at + 1), size.size());
        for (std::size_t i = at + 1; i < end && size[i] >= '0' && size[i] <= '9'; ++i)
            lines[count] =
                std::min<std::size_t>(lines[count] * 10 + static_cast<std::size_t>(size[i] - '0'), 1000);
        at = end == size.size() ? std::string::npos : end;
    }
    if (count != 3 || at != std::string::npos || std::ranges::max(lines) > kMostNewLines ||
        std::ranges::min(lines) == 0)
        return refused("'" + size + "' is no size of a hexagon",
                       "write the numbers of its lines: \"hexagon 3 3 3\"");
    std::string text = "layout " + size + "\n" + std::string(kLetters) + "\nregexes\n";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += std::string(1, static_cast<char>('x' + i)) + " " + repeated("-", lines[i], " ") + "\n";
    return text;
}

/// Returns a sudoku whose regions are drawn, the usual boxes at first.
std::expected<std::string, Diagnostic> jigsaw(const std::string& size_text) {
    const auto size = size_of(size_text);
    const auto box = size && size->rows == size->columns ? usual_box_size(size->rows) : std::nullopt;
    if (!box) return refused("'" + size_text + "' is no size of a sudoku", "write \"6x6\" or \"9x9\"");
    std::string text = "sudoku " + to_text(*size) + " jigsaw\n";
    const std::size_t across = size->columns / box->columns;
    for (std::size_t row = 0; row < size->rows; ++row) {
        text += "|";
        for (std::size_t column = 0; column < size->columns; ++column)
            text +=
                std::string(" ") + static_cast<char>('a' + row / box->rows * across + column / box->columns);
        text += "\n";
    }
    return text;
}

std::expected<std::string, Diagnostic> new_text(const NewPuzzle& operation) {
    const std::string name = operation.kind == "regex_crossword" ? "regexes" : operation.kind;
    if (name == "regexes" && operation.size.starts_with("hexagon ")) return regex_hexagon(operation.size);
    if (name == "jigsaw") return jigsaw(operation.size.empty() ? "9x9" : operation.size);
    const auto beginning = std::ranges::find(kBeginnings, name, &Beginning::kind);
    if (beginning != kBeginnings.end())
        return text_of(*beginning,
                       operation.size.empty() ? std::string(beginning->usual_size) : operation.size);
    if (const Kind* kind = find_kind(name)) return std::string(kind->example);
    const RuleEntry* entry = Registry::standard().find(name);
    if (entry != nullptr && entry->usual_kind == "sudoku")
        return text_of(kBeginnings.front(), operation.size.empty() ? "9x9" : operation.size);
    if (auto unsaid = puzzle::unsaid_kind_error(operation.kind)) return refused(std::move(unsaid->message));
    return refused("there is no kind of puzzle called '" + operation.kind + "'");
}

}  // namespace

std::expected<void, Diagnostic> edit(const NewPuzzle& operation, EditDraft& draft) {
    const auto text = new_text(operation);
    if (!text) return failure(text);
    draft.replace_all(to_code_points(*text));
    return {};
}

}  // namespace sator::text
