#include <algorithm>
#include <array>

#include "sator/exchange/square/square_statements.hpp"
#include "sator/exchange/sudoku_text/puzzle_lines.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

namespace {

/// The fields of a line, between its colons.
constexpr std::array kHodokuParts = {FormatPart{"code of the technique", PartUse::Skipped},
                                     FormatPart{"candidates of the technique", PartUse::Skipped},
                                     FormatPart{"values"},
                                     FormatPart{"`+` before a value", PartUse::Skipped},
                                     FormatPart{"deleted candidates", PartUse::Skipped},
                                     FormatPart{"eliminations", PartUse::Skipped},
                                     FormatPart{"comment", PartUse::Skipped}};

constexpr std::size_t kHodokuSide = 9, kValuesField = 3, kDeletedField = 4;

/// The fields between the ':' of a line; the first is empty.
std::vector<std::string_view> hodoku_fields(std::string_view line) {
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find(':');
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return fields;
        line.remove_prefix(end + 1);
    }
}

/// The code of a technique has four digits, and perhaps a '-' and another number.
bool is_hodoku_code(std::string_view text) {
    constexpr std::size_t kDigits = 4;
    return text.size() >= kDigits &&
           text.substr(0, kDigits).find_first_not_of("0123456789") == std::string_view::npos;
}

std::expected<Puzzle, Diagnostic> read_hodoku_line(const NumberedLine& line, std::string_view file,
                                                   const PuzzleOptions& options) {
    const std::vector<std::string_view> fields = hodoku_fields(line.text);
    if (fields.size() <= kValuesField || !fields[0].empty() || !is_hodoku_code(fields[1]))
        return std::unexpected(
            error_at(line.span(), "the line is not of HoDoKu's library", std::string(kHodoku.beginning)));
    const std::string_view values = fields[kValuesField];
    const auto begin = static_cast<std::size_t>(values.data() - line.text.data());
    SquareStatements sudoku(kHodokuSide);
    std::size_t cell = 0;
    bool has_found = fields.size() > kDeletedField && !fields[kDeletedField].empty();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool is_found = values[i] == '+';
        if (is_found && i + 1 < values.size()) ++i;
        const bool is_value = values[i] == '.' || (values[i] >= '0' && values[i] <= '9');
        if (!is_value || cell == kHodokuSide * kHodokuSide)
            return std::unexpected(error_at(line.span(begin + i, 1), is_value
                                                                         ? "there are more than 81 values"
                                                                         : "this is no number from 1 to 9"));
        if (values[i] != '.' && values[i] != '0' && !is_found)
            sudoku.given(SquareCell::at(cell, kHodokuSide), values[i] - '0');
        has_found = has_found || is_found;
        ++cell;
    }
    if (cell != kHodokuSide * kHodokuSide)
        return std::unexpected(error_at(line.span(begin, values.size()), "there are " + std::to_string(cell) +
                                                                             " values, and a sudoku has 81"));
    if (has_found) sudoku.remark("numbers and deleted candidates that somebody found are left out");
    return sudoku.read(file, options);
}

/// Returns whether the first line with a puzzle is of HoDoKu's library: `:CODE:CANDIDATES:VALUES:…`.
bool looks_like_hodoku(std::string_view text) {
    const std::string_view line = first_puzzle_line(text);
    if (!line.starts_with(':')) return false;
    const auto fields = hodoku_fields(line.substr(0, 1024));
    return fields.size() > kValuesField && is_hodoku_code(fields[1]);
}

/// Reads the sudokus of HoDoKu's library format, one a line. The known numbers count; those with '+' before them, and the candidates that are deleted, are what
/// somebody found, and are left out.
ReadResult read_hodoku(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return read_puzzle_lines(
        file, options, [&](const NumberedLine& line) { return read_hodoku_line(line, file.name, options); });
}

}  // namespace

std::vector<FormatPart> hodoku_parts() {
    return {kHodokuParts.begin(), kHodokuParts.end()};
}

const Format kHodoku = {
    .name = "hodoku",
    .summary = "Sudokus in the library format of HoDoKu, one a line.",
    .beginning = "a line of HoDoKu's library is :CODE:CANDIDATES:81 VALUES:…",
    .recognises = looks_like_hodoku,
    .read = read_hodoku,
    .example =
        ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::\n",
    .holds_many = true,
    .lost = "Reading: techniques, and what somebody found.",
};

}  // namespace sator::exchange
