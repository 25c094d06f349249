#include <algorithm>
#include <array>
#include <expected>
#include <span>
#include <string_view>

#include "sator/base/errors.hpp"
#include "sator/base/printable_text.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/exchange/f_puzzles/f_puzzles.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_writer.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/packing/lz_string.hpp"
#include "sator/exchange/packing/packed_link.hpp"
#include "sator/exchange/square/named_rules.hpp"
#include "sator/exchange/sudoku_pad/pad_value.hpp"
#include "sator/exchange/sudoku_pad/unzip_pad.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"
#include "sator/text/json/json_error.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kLargestPad = 16;

constexpr std::string_view kOfMetadata = "`metadata`", kOfCage = "a cage", kOfPadCell = "a cell",
                           kOfText = "a text in `cages`";

/// The fields that are read, and those that say only how the puzzle looks or is played. What is written has the form of f-puzzles.
constexpr std::array<FormatPart, 14> kPadParts = {{
    {"cells"},
    {"regions"},
    {"cages"},
    {"metadata"},
    {"lines", PartUse::Drawn},
    {"arrows", PartUse::Drawn},
    {"overlays", PartUse::Drawn},
    {"underlays", PartUse::Drawn},
    {"id", PartUse::Skipped},
    {"cellSize", PartUse::Skipped},
    {"settings", PartUse::Skipped},
    {"version", PartUse::Skipped},
    {"triggereffect", PartUse::Skipped},
    {"foglight", PartUse::Skipped},
}};
constexpr std::array<FormatPart, 12> kMetadataParts = {{
    {"title", PartUse::Read, false, kOfMetadata},
    {"author", PartUse::Read, false, kOfMetadata},
    {"rules", PartUse::Read, false, kOfMetadata},
    {"solution", PartUse::Read, false, kOfMetadata},
    {"norowcol", PartUse::Read, false, kOfMetadata},
    {"source", PartUse::Skipped, false, kOfMetadata},
    {"msgcorrect", PartUse::Skipped, false, kOfMetadata},
    {"url", PartUse::Skipped, false, kOfMetadata},
    {"comment", PartUse::Skipped, false, kOfMetadata},
    {"description", PartUse::Skipped, false, kOfMetadata},
    {"videoUrl", PartUse::Skipped, false, kOfMetadata},
    {"copyright", PartUse::Skipped, false, kOfMetadata},
}};
constexpr std::array<FormatPart, 10> kCageParts = {{
    {"cells", PartUse::Read, false, kOfCage},
    {"value", PartUse::Read, false, kOfCage},
    {"unique", PartUse::Read, false, kOfCage},
    {"hidden", PartUse::Read, false, kOfCage},
    {"style", PartUse::Skipped, false, kOfCage},
    {"color", PartUse::Skipped, false, kOfCage},
    {"borderColor", PartUse::Skipped, false, kOfCage},
    {"backgroundColor", PartUse::Skipped, false, kOfCage},
    {"fontC", PartUse::Skipped, false, kOfCage},
    {"outlineC", PartUse::Skipped, false, kOfCage},
}};
/// `region` is that of the list `regions`; without this list it is refused.
constexpr std::array<FormatPart, 8> kPadCellParts = {{
    {"value", PartUse::Read, false, kOfPadCell},
    {"given", PartUse::Skipped, false, kOfPadCell},
    {"pencilMarks", PartUse::Skipped, false, kOfPadCell},
    {"centremarks", PartUse::Skipped, false, kOfPadCell},
    {"cornermarks", PartUse::Skipped, false, kOfPadCell},
    {"color", PartUse::Skipped, false, kOfPadCell},
    {"highlight", PartUse::Skipped, false, kOfPadCell},
    {"region", PartUse::Skipped, false, kOfPadCell},
}};
/// The texts that old data keep as cages without cells: "title: …".
constexpr std::array<FormatPart, 10> kTextParts = {{
    {"title", PartUse::Read, false, kOfText},
    {"author", PartUse::Read, false, kOfText},
    {"rules", PartUse::Read, false, kOfText},
    {"solution", PartUse::Read, false, kOfText},
    {"msgcorrect", PartUse::Skipped, false, kOfText},
    {"url", PartUse::Skipped, false, kOfText},
    {"source", PartUse::Skipped, false, kOfText},
    {"foglight", PartUse::Skipped, false, kOfText},
    {"triggereffect", PartUse::Skipped, false, kOfText},
    {"comment", PartUse::Skipped, false, kOfText},
}};
constexpr auto kPadFields = part_names(kPadParts);
constexpr auto kMetadataFields = part_names(kMetadataParts);
constexpr auto kCageFields = part_names(kCageParts);
constexpr auto kPadCellFields = part_names(kPadCellParts);
constexpr auto kTextNames = part_names(kTextParts);

struct PadTexts {
    std::string title, author, rules, solution;
};

/// Returns the text of a field, or the lines of a list.
std::string pad_prose(const PadValue& metadata, std::string_view name) {
    std::string text = metadata.text(name);
    for (const PadValue& line : metadata.list(name)) text += (text.empty() ? "" : "\n") + line.text();
    return printable_text(text);
}

class PadReader {
  public:
    PadReader(const PadValue& root, std::size_t size) : root_(root), puzzle_(size) {}

    std::expected<Puzzle, Diagnostic> read(std::string_view file, const PuzzleOptions& options) {
        leave_out_unknown(root_, kPadFields, "the puzzle");
        read_texts();
        read_regions();
        read_cells();
        for (const PadValue& cage : root_.list("cages")) read_cage(cage);
        read_solution();
        read_pad_drawings(root_, puzzle_);
        for (const std::string_view name : {"lines", "arrows", "overlays", "underlays"}) {
            if (!root_.list(name).empty()) puzzle_.note_drawing();
        }
        leave_out_named_rules(texts_.rules, puzzle_, NamedIn::TextOfRules);
        puzzle_.remark("the rules are not in the data, except givens, regions and sums of cages",
                       "lines and shapes are only drawn; add rules to the puzzle as its text states them");
        auto puzzle = puzzle_.read(file, options);
        if (!puzzle) return puzzle;
        puzzle->title = texts_.title;
        puzzle->author = texts_.author;
        puzzle->rules_text = texts_.rules;
        if (!puzzle->title.empty()) puzzle->name = puzzle->title;
        return puzzle;
    }

  private:
    void leave_out_unknown(const PadValue& value, std::span<const std::string_view> known,
                           const std::string& owner) {
        for (const std::string& name : value.unknown_fields(known))
            puzzle_.leave_out("not understood: '" + name + "' of " + owner);
    }

    /// Old data have texts as cages without cells: "title: …".
    void read_texts() {
        if (const auto metadata = root_.field("metadata")) {
            leave_out_unknown(*metadata, kMetadataFields, "the metadata");
            texts_ = {pad_prose(*metadata, "title"), pad_prose(*metadata, "author"),
                      pad_prose(*metadata, "rules"), metadata->text("solution")};
            if (metadata->is("norowcol", true))
                puzzle_.free_lines();
            else if (metadata->field("norowcol") && !metadata->is("norowcol", false))
                puzzle_.leave_out("not understood: 'norowcol' that is neither true nor false");
        }
        for (const PadValue& cage : root_.list("cages")) {
            const std::string text = printable_text(cage.text("value"));
            const std::size_t colon = text.find(": ");
            if (colon == std::string::npos || !cage.list("cells").empty()) continue;
            const std::string name = text.substr(0, colon), value = text.substr(colon + 2);
            if (name == "title") texts_.title = value;
            if (name == "author") texts_.author = value;
            if (name == "rules") texts_.rules += (texts_.rules.empty() ? "" : "\n") + value;
            if (name == "solution") texts_.solution = value;
            if (std::ranges::find(kTextNames, name) == kTextNames.end())
                puzzle_.leave_out("not understood: the text '" + name + "' of the puzzle");
        }
    }

    std::optional<SquareCells> cells_of(const std::vector<PadValue>& points) const {
        SquareCells cells;
        for (const PadValue& point : points) {
            const auto cell = point.cell();
            if (!cell || !cell->is_inside(puzzle_.size())) return std::nullopt;
            cells.push_back(*cell);
        }
        if (cells.empty()) return std::nullopt;
        return cells;
    }

    void read_regions() {
        std::ranges::fill(puzzle_.regions(), std::nullopt);
        int number = 0;
        for (const PadValue& region : root_.list("regions")) {
            const auto cells = cells_of(region.members());
            const bool is_free = cells && std::ranges::none_of(*cells, [&](SquareCell cell) {
                                     return puzzle_.regions()[cell.index(puzzle_.size())].has_value();
                                 });
            if (!is_free || number == static_cast<int>(puzzle_.size())) {
                puzzle_.leave_out(
                    "not understood: a region that shares cells with others, or is not in the grid");
                continue;
            }
            for (const SquareCell cell : *cells) puzzle_.regions()[cell.index(puzzle_.size())] = number;
            ++number;
        }
    }

    void read_cells() {
        const auto rows = root_.list("cells");
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const auto cells = rows[row].members();
            for (std::size_t column = 0; column < cells.size(); ++column) {
                leave_out_unknown(cells[column], kPadCellFields, "a cell");
                if (cells[column].field("region") && root_.list("regions").empty())
                    puzzle_.leave_out("not understood: 'region' of a cell beside no list of regions");
                const std::string value = cells[column].text("value");
                if (value.empty()) continue;
                const auto number = to_whole_number<int>(value);
                if (!number || *number < 1 || *number > static_cast<int>(puzzle_.size()))
                    puzzle_.leave_out("not understood: the value '" + printable_text(value) + "' of a cell");
                else
                    puzzle_.given(SquareCell::at(row * puzzle_.size() + column, puzzle_.size()), *number);
            }
        }
    }

    void read_cage(const PadValue& cage) {
        const auto points = cage.list("cells");
        if (points.empty()) return;
        const auto cells = cells_of(points);
        if (!cells) return puzzle_.leave_out_restriction("not understood: a cage that is not in the grid");
        leave_out_unknown(cage, kCageFields, "a cage");
        const std::string value = cage.text("value");
        const bool has_sum = to_whole_number<int>(value).has_value();
        const bool is_unique = cage.is("unique", true);
        if (!has_sum && !value.empty())
            puzzle_.leave_out("not understood: the text '" + printable_text(value) + "' of a cage");
        if (has_sum && !is_unique && !cage.is("unique", false) && may_repeat(*cells))
            puzzle_.leave_out_restriction(
                "cages do not say whether they may hold a number twice, and are read as if they may");
        if (has_sum || is_unique)
            puzzle_.rule(!has_sum ? "cage" : (is_unique ? "cage " : "sum ") + value, *cells);
        else if (!cage.is("hidden", true))
            puzzle_.statement("border at " + names_of(*cells));
        if (!has_sum && !is_unique) puzzle_.note_drawing();
    }

    /// Whether two of the cells are neither in the same row nor column nor region.
    bool may_repeat(const SquareCells& cells) {
        const auto region = [&](SquareCell cell) { return puzzle_.regions()[cell.index(puzzle_.size())]; };
        const auto differ = [&](SquareCell a, SquareCell b) {
            return a == b || a.row == b.row || a.column == b.column || (region(a) && region(a) == region(b));
        };
        return !std::ranges::all_of(cells, [&](SquareCell a) {
            return std::ranges::all_of(cells, [&](SquareCell b) { return differ(a, b); });
        });
    }

    void read_solution() {
        std::vector<int> values;
        for (const char c : texts_.solution) {
            const int digit = c - '0';
            if (1 <= digit && digit <= static_cast<int>(puzzle_.size())) values.push_back(digit);
        }
        if (texts_.solution.empty()) return;
        const bool is_whole =
            values.size() == texts_.solution.size() && values.size() == puzzle_.size() * puzzle_.size();
        if (!is_whole) return puzzle_.remark("the solution is not a digit for each cell, and is left out");
        puzzle_.solution(std::move(values));
    }

    PadValue root_;
    SquareStatements puzzle_;
    PadTexts texts_;
};

std::expected<Puzzle, Diagnostic> read_pad_json(std::string_view name, std::string_view json,
                                                const PuzzleOptions& options) {
    const JsonTree tree(json, {}, options.watch);
    if (options.watch != nullptr && options.watch->is_over(0)) return std::unexpected(Diagnostic{});
    if (tree.fault()) return std::unexpected(json_error(json, *tree.fault()));
    const PadValue root(*tree.root(), json);
    const auto rows = root.list("cells");
    const bool is_square =
        std::ranges::all_of(rows, [&](const PadValue& row) { return row.members().size() == rows.size(); });
    if (rows.size() < 2 || rows.size() > kLargestPad || !is_square)
        return std::unexpected(
            error_at(root.value().span(), "the grid is not a square of up to 16 rows",
                     "other grids of SudokuPad have no rules in their data that could be read"));
    return PadReader(root, rows.size()).read(name, options);
}

/// Each character of a classic puzzle is a digit, or 0, and the number of open cells after it: 10 times this number plus the digit.
std::expected<Puzzle, Diagnostic> read_classic(std::string_view name, std::string_view data,
                                               const PuzzleOptions& options) {
    constexpr std::string_view kCodes = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    constexpr std::size_t kSide = 9, kCells = kSide * kSide;
    SquareStatements puzzle(kSide);
    std::size_t cell = 0;
    for (const char c : data) {
        const std::size_t code = kCodes.find(c);
        if (code == std::string_view::npos || cell >= kCells)
            return std::unexpected(error_at({}, "the link has no sudoku of 81 cells"));
        if (code % 10 != 0) puzzle.given(SquareCell::at(cell, kSide), static_cast<int>(code % 10));
        cell += 1 + code / 10;
    }
    if (cell != kCells)
        return std::unexpected(
            error_at({}, "the link has " + std::to_string(cell) + " cells, and a sudoku has 81"));
    return puzzle.read(name, options);
}

/// Returns whether the text is a link to SudokuPad (or the same word without a host) with "scl…", "ctc…" or "scf…", or a JSON object
/// with "cells" and "regions" or "cages".
bool looks_like_sudoku_pad(std::string_view text) {
    if (is_packed_as(text, PackedKind::SudokuPad) || is_packed_as(text, PackedKind::Classic)) return true;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' && text.contains("\"cells\"") &&
           (text.contains("\"regions\"") || text.contains("\"cages\"")) && !text.contains("\"patternsX\"");
}

/// Reads a puzzle of SudokuPad. Givens, regions, and cages with a sum have a meaning, and rows and columns hold each number once
/// unless the data say "norowcol"; lines and shapes are only drawn. A remark says that the rules are not in the data. A link with
/// "fpuz…" is read as f-puzzles says it, although the format of f-puzzles recognises it.
ReadResult read_sudoku_pad(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    std::string json = *file.text;
    const auto packed = read_packed_link(*file.text);
    auto puzzle = [&]() -> std::expected<Puzzle, Diagnostic> {
        if (packed && packed->kind == PackedKind::Classic)
            return read_classic(file.name, packed->data, options);
        if (packed) {
            auto unpacked = unpack_link(*packed);
            if (!unpacked) return failure(unpacked);
            if (packed->kind == PackedKind::FPuzzles) {
                json = std::move(*unpacked);
                return read_f_puzzles_json(file.name, json, options);
            }
            json = unzip_pad(*unpacked);
        }
        return read_pad_json(file.name, json, options);
    }();
    if (!puzzle) {
        puzzle.error().file = file.name;
        if (puzzle.error().span.line != 0 && puzzle.error().excerpt.empty())
            set_excerpt(puzzle.error(), json);
    }
    ReadResult result;
    result.push_back(std::move(puzzle));
    return result;
}

/// Writes links that SudokuPad opens, one a line for each initial drawing. They hold JSON of f-puzzles.
std::expected<WrittenPuzzle, Diagnostic> write_sudoku_pad(const Puzzle& puzzle) {
    auto written = f_puzzles_texts(puzzle);
    if (!written) return failure(written);
    WrittenPuzzle links{{}, std::move(written->losses)};
    for (const std::string& json : written->texts) {
        links.text += "https://sudokupad.app/fpuz";
        for (const char c : pack_lz_base64(json))
            links.text += c == '+' ? "%2B" : c == '/' ? "%2F" : c == '=' ? "%3D" : std::string(1, c);
        links.text += '\n';
    }
    return links;
}

}  // namespace

std::vector<FormatPart> sudoku_pad_parts() {
    std::vector<FormatPart> parts;
    add_parts(parts, kPadParts);
    add_parts(parts, kPadCellParts);
    add_parts(parts, kCageParts);
    add_parts(parts, kMetadataParts);
    add_parts(parts, kTextParts);
    return parts;
}

const Format kSudokuPad = {
    .name = "sudokupad",
    .summary = "Links and JSON of sudokupad.app.",
    .beginning = "a link of SudokuPad goes on with scl, ctc, scf or fpuzzles",
    .recognises = looks_like_sudoku_pad,
    .read = read_sudoku_pad,
    .example = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79\n",
    .holds_many = true,
    .lost =
        "Reading: the rules, which are not in the data, and lines and shapes that are not at the centres of "
        "cells. Fields that are not known, and a rule that the text names beside such drawings: then the "
        "puzzle has no verdict. "
        "Links that are written hold the JSON of f-puzzles. Writing: rules that f-puzzles does not have.",
    .write = write_sudoku_pad,
    .written_texts = {.title = true, .author = true, .solution = true},
};

}  // namespace sator::exchange
