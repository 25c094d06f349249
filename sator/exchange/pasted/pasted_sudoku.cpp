#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/exchange/pasted/lenient_json.hpp"
#include "sator/exchange/pasted/nonogram_lists.hpp"
#include "sator/exchange/pasted/pasted_lines.hpp"
#include "sator/exchange/pasted/pasted_lists.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

namespace {

ReadResult refuse_pasted(const SourceFile& file, std::string message, std::string hint) {
    ReadResult result;
    result.emplace_back(std::unexpected(error_in(file.name, std::move(message), std::move(hint))));
    return result;
}

/// Returns whether the text is a sudoku as lists of numbers, or a nonogram as lists of runs.
bool looks_like_lists(std::string_view text) {
    if (text.contains("patternsX")) return false;  // a regex crossword
    const auto json = lenient_json(text);
    if (!json) return false;
    const JsonTree tree(*json);
    const auto root = tree.root();
    return root && !tree.fault() && (sudokus_of_lists(*root) || is_nonogram_of_lists(*root));
}

/// Reads the lists of numbers that programs keep puzzles in, in the JSON of some site or in the source text of a program.
ReadResult read_lists(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    const auto json = lenient_json(*file.text);
    const JsonTree tree(json.value_or(""), {}, options.watch);
    const auto root = tree.root();
    if (root && !tree.fault() && is_nonogram_of_lists(*root))
        return read_nonogram_lists(*root, file, options);
    const auto sudokus = root && !tree.fault() ? sudokus_of_lists(*root) : std::nullopt;
    if (sudokus) return read_pasted_text(*sudokus, file, resources, options);
    return refuse_pasted(file, "the file has no lists of a sudoku or a nonogram",
                         std::string(kLists.beginning));
}

bool looks_like_pasted(std::string_view text) {
    return sudokus_of_text(text).has_value();
}

/// Reads sudokus as people paste them into a text.
ReadResult read_pasted(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    const auto sudokus = sudokus_of_text(*file.text);
    if (sudokus) return read_pasted_text(*sudokus, file, resources, options);
    return refuse_pasted(file, "the file has no sudoku", std::string(kPasted.beginning));
}

/// The parts that a pasted text may have.
constexpr std::array kPastedParts = {
    FormatPart{"rows of cells"},
    FormatPart{"walls around cells"},
    FormatPart{"a second grid of letters or numbers: the regions"},
    FormatPart{"a second grid without open cells: the solution"},
    FormatPart{"a line above a grid: the title"},
    FormatPart{"sentences without the name of a rule", PartUse::Skipped},
    FormatPart{"sentences with the name of a rule or of another kind", PartUse::Refused},
    FormatPart{"lines with names of cells", PartUse::Refused}};

}  // namespace

std::vector<FormatPart> lists_parts() {
    std::vector<FormatPart> parts = sudoku_list_fields();
    const std::vector<FormatPart> nonograms = nonogram_list_fields();
    parts.insert(parts.end(), nonograms.begin(), nonograms.end());
    parts.push_back({.name = "any other field", .use = PartUse::Refused});
    return parts;
}

std::vector<FormatPart> pasted_parts() {
    return {kPastedParts.begin(), kPastedParts.end()};
}

const Format kLists = {
    .name = "lists",
    .summary =
        "Sudokus as lists of rows, nonograms as lists of runs, as programs keep them: JSON, Python, "
        "JavaScript, C.",
    .beginning =
        "a sudoku is a list of rows, also as \"grid\" of an object; a nonogram is an object with "
        "\"rows\" and \"columns\", each a list of lists of numbers",
    .recognises = looks_like_lists,
    .read = read_lists,
    .example =
        "{\"title\": \"Small\", \"puzzle\": [[1, 0, 0, 0], [0, 0, 3, 0], [4, 0, 0, 0], [0, 0, 2, 0]]}\n",
    .holds_many = true,
    .between = {},
    .lost =
        "Reading: dates, levels and numbers about the puzzle. Fields that are not known: then the puzzle has "
        "no verdict.",
};

const Format kPasted = {
    .name = "pasted",
    .summary =
        "Sudokus as people paste them: rows with blanks, commas, tabs or walls, and any sign for an open "
        "cell.",
    .beginning =
        "a pasted sudoku has as many rows as cells in a row; . _ - * x ? 0 and nothing are open cells",
    .recognises = looks_like_pasted,
    .read = read_pasted,
    .example = "Small\n1,,,\n,,3,\n4,,,\n,,2,\n",
    .holds_many = true,
    .between = {},
    .lost = "Reading: the sentences around the grids. If they name a rule, the puzzle has no verdict.",
};

}  // namespace sator::exchange
